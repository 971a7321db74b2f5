import type { FeaturePreview } from '#site/page-kinds/preview/feature-preview.ts'

export const plannedPreview: FeaturePreview = {
  name: 'planned-previews',
  readPart: async (draft) => await (await import('./bar/read-preview-bar.ts')).readPreviewBar(draft),
}
