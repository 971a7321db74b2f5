import { defineFeature } from '#site/routing/feature.ts'

/** What language models read: every page in Markdown, and `llms.txt`, whose route is in `site/app`. */
export const markdownPages = defineFeature({
  name: 'markdown-pages',
  needs: [],
  contentTypes: [],
  segments: {},
  templates: {},
  routes: [],
  appFolders: ['llms.txt'],
})
