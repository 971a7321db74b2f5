import { defineFeature } from '#site/routing/feature.ts'

/** Editors see a draft as it will be: in a release, at a date, for a group of customers. A bar above it has the choices. */
export const plannedPreviews = defineFeature({
  name: 'planned-previews',
  needs: [],
  contentTypes: [],
  segments: {},
  templates: {},
  routes: [],
})
