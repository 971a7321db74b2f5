import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { CustomerTerms } from './customer-terms.client.tsx'

export const ownTermsPages = defineFeaturePages({
  kinds: {},
  productParts: [{ name: 'own-terms', Part: CustomerTerms }],
})
