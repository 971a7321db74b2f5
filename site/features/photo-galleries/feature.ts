import { defineFeature } from '#site/routing/feature.ts'

/** Photos of an event or a fair as a page of its own, where a route shows any page. */
export const photoGalleries = defineFeature({
  name: 'photo-galleries',
  needs: [],
  contentTypes: ['gallery'],
  segments: {},
  templates: { 'photo-gallery': { shows: 'gallery', chosenBy: 'content-type', access: 'public' } },
  routes: [],
})
