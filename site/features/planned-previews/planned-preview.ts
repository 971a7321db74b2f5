import type { FeaturePreview } from '#site/page-kinds/preview/feature-preview.ts'
import { previewedIn } from './previewed-in.ts'

export const plannedPreview: FeaturePreview = {
  name: 'planned-previews',
  readChoice: previewedIn,
  loadReader: async () => (await import('./plan/planned-reader.ts')).plannedReader,
  search: async (...query) => await (await import('./search/read-previewed-results.ts')).readPreviewedResults(...query),
  readPart: async (draft) => await (await import('./bar/read-preview-bar.ts')).readPreviewBar(draft),
}
