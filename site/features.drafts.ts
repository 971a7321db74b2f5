import { previewBar } from './features/planned-previews/draft-part.ts'
import { linkToPanel } from './features/preview-links/draft-link.ts'
import { writingOnPageTool } from './features/writing-on-page/draft-tool.ts'
import type { DraftLink, DraftPart, DraftTool } from './page-kinds/preview/draft-tool.ts'

/** What the features add to a draft in the visual editor, whose browser alone loads it. */
export const draftTools: readonly DraftTool[] = [writingOnPageTool]

/** What they show above a draft. */
export const draftParts: readonly DraftPart[] = [previewBar]

/** Their pages about a draft, to which parts above it lead. */
export const draftLinks: readonly DraftLink[] = [linkToPanel]
