import 'server-only'
import { templateOf } from '#site/routing/own-templates.ts'
import { getStory } from './get-story.ts'
import { type AgentDetailContent, getAgentDetail } from './pages/agent-detail.ts'
import { type AthleteDetailContent, getAthleteDetail } from './pages/athlete-detail.ts'
import { type BulletinDetailContent, getBulletinDetail } from './pages/bulletin-detail.ts'
import { type CatalogueDetailContent, getCatalogueDetail } from './pages/catalogue-detail.ts'
import { type CategoryListingContent, getCategoryListing } from './pages/category-listing.ts'
import { type CustomLandingContent, getCustomLandingPage } from './pages/custom-landing.ts'
import { type DownloadsSkeletonContent, getDownloadsSkeleton } from './pages/downloads-skeleton.ts'
import { type EventDetailContent, getEventDetail } from './pages/event-detail.ts'
import { type FormPageContent, getFormPage } from './pages/form-page.ts'
import { type GeneralListingContent, getGeneralListing } from './pages/general-listing.ts'
import { type GenericContent, getGeneric } from './pages/generic.ts'
import { getJobDetail, type JobDetailContent } from './pages/job-detail.ts'
import { getLanding, type LandingContent } from './pages/landing.ts'
import { getNewsDetail, type NewsDetailContent } from './pages/news-detail.ts'
import { getOfficeDetail, type OfficeDetailContent } from './pages/office-detail.ts'
import type { PageQuestion } from './pages/page-question.ts'
import { getPhotoGallery, type PhotoGalleryContent } from './pages/photo-gallery.ts'
import { getProductDetail, type ProductDetailContent } from './pages/product-detail.ts'
import { getProductListing, type ProductListingContent } from './pages/product-listing.ts'
import { getProductResource, type ProductResourceContent } from './pages/product-resource.ts'
import { getSearchPage, type SearchPageContent } from './pages/search-page.ts'
import { getShopDetail, type ShopDetailContent } from './pages/shop-detail.ts'
import { getShopFinder, type ShopFinderContent } from './pages/shop-finder.ts'
import { getThankYou, type ThankYouContent } from './pages/thank-you.ts'
import type { WireStory } from './wire-story.ts'

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

type Builder = (wire: WireStory, question: PageQuestion) => Promise<PageContent | undefined>

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
export async function getPage(question: PageQuestion): Promise<PageContent | undefined> {
  // What stands behind the login has readers of its own, which ask for the customer.
  if (question.match.route.access !== 'public') return undefined
  const wire = await getStory(question.match, question.place.market)
  return wire && buildPage(wire, question)
}

/** The same of a story that is known already: a draft, or one that an editor has not saved. */
export async function buildPage(wire: WireStory, question: PageQuestion): Promise<PageContent | undefined> {
  return await builders[templateOf(question.match.route.template, wire.content)](wire, question)
}
