import { defineFeature } from '#site/routing/feature.ts'

/** Texts are written, and blocks inserted and moved, on the page in the visual editor. */
export const writingOnPage = defineFeature({
  name: 'writing-on-page',
  needs: [],
  contentTypes: [],
  segments: {},
  templates: {},
  routes: [],
})
