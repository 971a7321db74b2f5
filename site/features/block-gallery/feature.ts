import { defineFeature } from '#site/routing/feature.ts'

/**
 * Every block with all of its examples, for developers and editors, at `/_gallery` on gated websites and in development. Its route in the
 * framework is `site/app/[market]/[locale]/block-gallery`.
 */
export const blockGallery = defineFeature({
  name: 'block-gallery',
  needs: [],
  contentTypes: [],
  segments: {},
  templates: {},
  routes: [],
  appFolders: ['[market]/[locale]/block-gallery'],
})
