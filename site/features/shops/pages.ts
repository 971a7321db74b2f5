import { msg } from '@lingui/core/macro'
import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { shopDetail } from './shop-detail/kind.tsx'
import { shopFinder } from './shop-finder/kind.tsx'

export const shopsPages = defineFeaturePages({
  kinds: { 'shop-finder': shopFinder, 'shop-detail': shopDetail },
  productLinks: { shops: msg`Where to buy` },
})
