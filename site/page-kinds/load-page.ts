import 'server-only'
import type { WireStory } from '#site/content/client/wire-story.ts'
import { getStory } from '#site/content/stories/get-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { templateOf } from '#site/routing/stories/own-templates.ts'
import { type AgentDetailContent, getAgentDetail } from './agent-detail/load.ts'
import { type AthleteDetailContent, getAthleteDetail } from './athlete-detail/load.ts'
import { type BulletinDetailContent, getBulletinDetail } from './bulletin-detail/load.ts'
import { type CatalogueDetailContent, getCatalogueDetail } from './catalogue-detail/load.ts'
import { type CategoryListingContent, getCategoryListing } from './category-listing/load.ts'
import { type CustomLandingContent, getCustomLandingPage } from './custom-landing/load.ts'
import { type DownloadsSkeletonContent, getDownloadsSkeleton } from './downloads-skeleton/load.ts'
import { type EventDetailContent, getEventDetail } from './event-detail/load.ts'
import { type FormPageContent, getFormPage } from './form-page/load.ts'
import { type GeneralListingContent, getGeneralListing } from './general-listing/load.ts'
import { type GenericContent, getGeneric } from './generic/load.ts'
import { getJobDetail, type JobDetailContent } from './job-detail/load.ts'
import { getLanding, type LandingContent } from './landing/load.ts'
import { getNewsDetail, type NewsDetailContent } from './news-detail/load.ts'
import { getOfficeDetail, type OfficeDetailContent } from './office-detail/load.ts'
import { getPhotoGallery, type PhotoGalleryContent } from './photo-gallery/load.ts'
import { getProductDetail, type ProductDetailContent } from './product-detail/load.ts'
import { getProductListing, type ProductListingContent } from './product-listing/load.ts'
import { getProductResource, type ProductResourceContent } from './product-resource/load.ts'
import { getSearchPage, type SearchPageContent } from './search-page/load.ts'
import { getShopDetail, type ShopDetailContent } from './shop-detail/load.ts'
import { getShopFinder, type ShopFinderContent } from './shop-finder/load.ts'
import { getThankYou, type ThankYouContent } from './thank-you/load.ts'

/** Everything a template draws, finished: no template and no block asks for more. */
export type PageContent =
  | GenericContent
  | GeneralListingContent
  | ProductListingContent
  | CategoryListingContent
  | ProductDetailContent
  | NewsDetailContent
  | ShopFinderContent
  | ShopDetailContent
  | SearchPageContent
  | JobDetailContent
  | OfficeDetailContent
  | AgentDetailContent
  | EventDetailContent
  | AthleteDetailContent
  | PhotoGalleryContent
  | FormPageContent
  | BulletinDetailContent
  | CatalogueDetailContent
  | ProductResourceContent
  | DownloadsSkeletonContent
  | LandingContent
  | CustomLandingContent
  | ThankYouContent

type Builder = (wire: WireStory, requestedPage: RequestedPage) => Promise<PageContent | undefined>

/** One row a template. */
const builders: { [Name in PageContent['template']]: Builder } = {
  generic: getGeneric,
  'general-listing': getGeneralListing,
  'product-listing': getProductListing,
  'category-listing': getCategoryListing,
  'product-detail': getProductDetail,
  'news-detail': getNewsDetail,
  'shop-finder': getShopFinder,
  'shop-detail': getShopDetail,
  'search-page': getSearchPage,
  'job-detail': getJobDetail,
  'office-detail': getOfficeDetail,
  'agent-detail': getAgentDetail,
  'event-detail': getEventDetail,
  'athlete-detail': getAthleteDetail,
  'photo-gallery': getPhotoGallery,
  'form-page': getFormPage,
  'bulletin-detail': getBulletinDetail,
  'catalogue-detail': getCatalogueDetail,
  'product-resource': getProductResource,
  'downloads-skeleton': getDownloadsSkeleton,
  landing: getLanding,
  'custom-landing': getCustomLandingPage,
  'thank-you': getThankYou,
}

/**
 * The finished content of a matched address.
 * @returns undefined when there is no such page, a page number beyond the last included
 * @throws CatalogueError content-unavailable
 */
export async function getPage(requestedPage: RequestedPage): Promise<PageContent | undefined> {
  // What stands behind the login has readers of its own, which ask for the customer.
  if (requestedPage.match.route.access !== 'public') return undefined
  const wire = await getStory(requestedPage.match, requestedPage.siteContext.market)
  return wire && buildPage(wire, requestedPage)
}

/** The same of a story that is known already: a draft, or one that an editor has not saved. */
export async function buildPage(wire: WireStory, requestedPage: RequestedPage): Promise<PageContent | undefined> {
  return await builders[templateOf(requestedPage.match.route.template, wire.content)](wire, requestedPage)
}
