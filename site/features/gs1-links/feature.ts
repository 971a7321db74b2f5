import { defineFeature } from '#site/routing/feature.ts'

/** The number on a pack is an address (GS1 Digital Link): it leads to the product, or lists its pages. `site/app/01` answers it. */
export const gs1Links = defineFeature({
  name: 'gs1-links',
  needs: [],
  contentTypes: [],
  segments: {},
  templates: {},
  routes: [],
  programFolders: [{ folder: '01', kind: 'digital-link', methods: ['OPTIONS'], isCached: false }],
  appFolders: ['01'],
})
