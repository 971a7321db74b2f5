import { featureKinds } from '#site/features.pages.tsx'
import type { TemplateName } from '#site/routing/templates.ts'
import { bulletinDetail } from './bulletin-detail/kind.tsx'
import { catalogueDetail } from './catalogue-detail/kind.tsx'
import { categoryListing } from './category-listing/kind.tsx'
import { customLanding } from './custom-landing/kind.tsx'
import { downloadsSkeleton } from './downloads-skeleton/kind.tsx'
import { extranetDocument } from './extranet/document/kind.tsx'
import { extranetDocuments } from './extranet/documents/kind.tsx'
import { extranetGalleries } from './extranet/galleries/kind.tsx'
import { extranetGallery } from './extranet/gallery/kind.tsx'
import { extranetHome } from './extranet/home/kind.tsx'
import { extranetNotice } from './extranet/notice/kind.tsx'
import { extranetNotices } from './extranet/notices/kind.tsx'
import { extranetProduct } from './extranet/product/kind.tsx'
import { extranetProducts } from './extranet/products/kind.tsx'
import { extranetSearch } from './extranet/search/kind.tsx'
import { formPage } from './form-page/kind.tsx'
import { generalListing } from './general-listing/kind.tsx'
import { generic, landing } from './generic/kind.tsx'
import { newsDetail } from './news-detail/kind.tsx'
import { officeDetail } from './office-detail/kind.tsx'
import type { PageKind } from './page-kind.ts'
import { productDetail } from './product-detail/kind.tsx'
import { productListing } from './product-listing/kind.tsx'
import { productResource } from './product-resource/kind.tsx'
import { searchPage } from './search-page/kind.tsx'
import { thankYou } from './thank-you/kind.tsx'

/** Every kind of page, one row each, under the template that `site/routing/templates.ts` gives it. */
const rows = {
  generic,
  'general-listing': generalListing,
  'product-listing': productListing,
  'category-listing': categoryListing,
  'product-detail': productDetail,
  'news-detail': newsDetail,
  'search-page': searchPage,
  'office-detail': officeDetail,
  'form-page': formPage,
  'bulletin-detail': bulletinDetail,
  'catalogue-detail': catalogueDetail,
  'product-resource': productResource,
  'downloads-skeleton': downloadsSkeleton,
  landing,
  'custom-landing': customLanding,
  'thank-you': thankYou,
  'extranet-home': extranetHome,
  'extranet-documents': extranetDocuments,
  'extranet-document': extranetDocument,
  'extranet-notices': extranetNotices,
  'extranet-notice': extranetNotice,
  'extranet-galleries': extranetGalleries,
  'extranet-gallery': extranetGallery,
  'extranet-products': extranetProducts,
  'extranet-product': extranetProduct,
  'extranet-search': extranetSearch,
  ...featureKinds,
}

type PageOf<Kind> = Kind extends PageKind<infer Page> ? Page : never

/** The finished content of each kind's pages. */
type Pages = { [Name in TemplateName]: { template: Name } & PageOf<(typeof rows)[Name]> }

/** The finished content of a page; without a name, of any page. */
export type PageContent<Name extends TemplateName = TemplateName> = { [One in Name]: Pages[One] }[Name]

/** A template without a row, or a row under the name of another template, does not compile. */
export const pageKinds: { readonly [Name in TemplateName]: PageKind<Pages[Name]> } = rows

/** What is known of pages like this one. */
export function pageKindOf<Name extends TemplateName>(page: PageContent<Name>): PageKind<Pages[Name]> {
  return pageKinds[page.template]
}
