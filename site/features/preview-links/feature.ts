import { defineFeature } from '#site/routing/feature.ts'
import { sharedPreviewPath } from './preview-addresses.ts'

/**
 * Editors show a draft, a release or a date to somebody without the editor, by a link that ends. Its pages in the framework are
 * `site/app/preview-links`.
 */
export const previewLinks = defineFeature({
  name: 'preview-links',
  needs: ['planned-previews'],
  contentTypes: [],
  segments: {},
  templates: {},
  routes: [],
  keyedPaths: [sharedPreviewPath],
  personalPaths: [sharedPreviewPath],
  appFolders: ['preview-links'],
})
