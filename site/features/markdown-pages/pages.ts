import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { markdownAddress } from '#site/routing/markdown-address.ts'

export const markdownPagesPages = defineFeaturePages({
  kinds: {},
  headLinks: [{ type: 'text/markdown', pathOf: ({ address }) => markdownAddress(address) }],
})
