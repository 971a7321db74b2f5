import { defineFeature } from '#site/routing/feature.ts'

/** What has appeared behind the login since a customer's last visit: in front of the home page, in lists and in the menu. */
export const newSinceLastVisit = defineFeature({
  name: 'new-since-last-visit',
  needs: [],
  contentTypes: [],
  segments: {},
  templates: {},
  routes: [],
})
