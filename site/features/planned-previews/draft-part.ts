import type { DraftPart } from '#site/page-kinds/preview/draft-tool.ts'
import { PreviewBar } from './bar/preview-bar.client.tsx'

export const previewBar: DraftPart = { name: 'planned-previews', Part: PreviewBar }
