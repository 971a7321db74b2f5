import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { productComparison } from './kind.tsx'

export const productComparisonPages = defineFeaturePages({ kinds: { 'product-comparison': productComparison } })
