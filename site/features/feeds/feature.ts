import { defineFeature } from '#site/routing/feature.ts'

/** What programs subscribe to: a feed of the news, the calendar of all events and that of one. Their route is `site/app/feeds`. */
export const feeds = defineFeature({
  name: 'feeds',
  needs: ['events'],
  contentTypes: [],
  segments: {},
  templates: {},
  routes: [],
  appFolders: ['feeds'],
  programFolders: [{ folder: 'feeds', kind: 'feed', isCached: true }],
})
