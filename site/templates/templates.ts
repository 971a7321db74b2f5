import { CategoryListing } from './category-listing/category-listing.tsx'
import { GenericPage } from './generic-page/generic-page.tsx'
import { NewsDetail } from './news-detail/news-detail.tsx'
import { ProductDetail } from './product-detail/product-detail.tsx'
import { ProductListing } from './product-listing/product-listing.tsx'

/** The page templates that exist, by the name routes give them (product specification section 2). */
export const templates = {
  generic: GenericPage,
  'product-listing': ProductListing,
  'category-listing': CategoryListing,
  'product-detail': ProductDetail,
  'news-detail': NewsDetail,
} as const

export type TemplateName = keyof typeof templates
