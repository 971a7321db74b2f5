import { linkToPanel } from './features/preview-links/draft-link.ts'
import { writingOnPageTool } from './features/writing-on-page/draft-tool.ts'
import type { DraftLink, DraftTool } from './page-kinds/preview/draft-tool.ts'

/** What the features add to a draft in the visual editor, whose browser alone loads it. */
export const draftTools: readonly DraftTool[] = [writingOnPageTool]

/** Their pages about a draft, to which the preview bar leads. */
export const draftLinks: readonly DraftLink[] = [linkToPanel]
