import { defineFeature } from '#site/routing/feature.ts'

/** What a customer who is logged in sees on the public page of a product: net price, terms and documents. */
export const ownTerms = defineFeature({
  name: 'own-terms',
  needs: ['prices'],
  contentTypes: [],
  segments: {},
  templates: {},
  routes: [],
})
