import type { PageContent } from '#site/content/get-page.ts'
import { categoryListing } from './category-listing.tsx'
import { generalListing } from './general-listing.tsx'
import { generic } from './generic.tsx'
import { newsDetail } from './news-detail.tsx'
import type { PageKind } from './page-kind.ts'
import { productDetail } from './product-detail.tsx'
import { productListing } from './product-listing.tsx'

/** One row a template. */
const pageKinds: { [Name in PageContent['template']]: PageKind<Extract<PageContent, { template: Name }>> } = {
  generic,
  'general-listing': generalListing,
  'product-listing': productListing,
  'category-listing': categoryListing,
  'product-detail': productDetail,
  'news-detail': newsDetail,
}

/** What is known of pages like this one. */
export function pageKindOf<Page extends PageContent>(page: Page): PageKind<Page> {
  return pageKinds[page.template] as unknown as PageKind<Page>
}
