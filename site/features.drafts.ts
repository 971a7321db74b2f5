import { writingOnPageTool } from './features/writing-on-page/draft-tool.ts'
import type { DraftTool } from './page-kinds/preview/draft-tool.ts'

/** What the features add to a draft in the visual editor, whose browser alone loads it. */
export const draftTools: readonly DraftTool[] = [writingOnPageTool]
