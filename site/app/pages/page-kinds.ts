import type { PageContent } from '#site/content/get-page.ts'
import { agentDetail } from './agent-detail.tsx'
import { athleteDetail } from './athlete-detail.tsx'
import { bulletinDetail } from './bulletin-detail.tsx'
import { catalogueDetail } from './catalogue-detail.tsx'
import { categoryListing } from './category-listing.tsx'
import { customLanding } from './custom-landing.tsx'
import { downloadsSkeleton } from './downloads-skeleton.tsx'
import { eventDetail } from './event-detail.tsx'
import { formPage } from './form-page.tsx'
import { generalListing } from './general-listing.tsx'
import { generic } from './generic.tsx'
import { jobDetail } from './job-detail.tsx'
import { landing } from './landing.tsx'
import { newsDetail } from './news-detail.tsx'
import { officeDetail } from './office-detail.tsx'
import type { PageKind } from './page-kind.ts'
import { photoGallery } from './photo-gallery.tsx'
import { productDetail } from './product-detail.tsx'
import { productListing } from './product-listing.tsx'
import { productResource } from './product-resource.tsx'
import { searchPage } from './search-page.tsx'
import { shopDetail } from './shop-detail.tsx'
import { shopFinder } from './shop-finder.tsx'
import { thankYou } from './thank-you.tsx'

/** One row a template. */
const pageKinds: { [Name in PageContent['template']]: PageKind<Extract<PageContent, { template: Name }>> } = {
  generic,
  'general-listing': generalListing,
  'product-listing': productListing,
  'category-listing': categoryListing,
  'product-detail': productDetail,
  'news-detail': newsDetail,
  'shop-finder': shopFinder,
  'shop-detail': shopDetail,
  'search-page': searchPage,
  'job-detail': jobDetail,
  'office-detail': officeDetail,
  'agent-detail': agentDetail,
  'event-detail': eventDetail,
  'athlete-detail': athleteDetail,
  'photo-gallery': photoGallery,
  'form-page': formPage,
  'bulletin-detail': bulletinDetail,
  'catalogue-detail': catalogueDetail,
  'product-resource': productResource,
  'downloads-skeleton': downloadsSkeleton,
  landing,
  'custom-landing': customLanding,
  'thank-you': thankYou,
}

/** What is known of pages like this one. */
export function pageKindOf<Page extends PageContent>(page: Page): PageKind<Page> {
  return pageKinds[page.template] as unknown as PageKind<Page>
}
