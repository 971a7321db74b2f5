import { defineFeature } from '#site/routing/feature.ts'

/** Net prices of groups of customers, and the price list of a customer as a file. `npm run prices` imports them. */
export const prices = defineFeature({
  name: 'prices',
  needs: [],
  contentTypes: [],
  segments: {},
  templates: {},
  routes: [],
})
