import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { productList } from './kind.tsx'

export const productListPages = defineFeaturePages({ kinds: { 'product-list': productList } })
