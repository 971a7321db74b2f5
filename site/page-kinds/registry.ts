import { agentDetail } from './agent-detail/kind.tsx'
import { athleteDetail } from './athlete-detail/kind.tsx'
import { bulletinDetail } from './bulletin-detail/kind.tsx'
import { catalogueDetail } from './catalogue-detail/kind.tsx'
import { categoryListing } from './category-listing/kind.tsx'
import { customLanding } from './custom-landing/kind.tsx'
import { downloadsSkeleton } from './downloads-skeleton/kind.tsx'
import { eventDetail } from './event-detail/kind.tsx'
import { formPage } from './form-page/kind.tsx'
import { generalListing } from './general-listing/kind.tsx'
import { generic } from './generic/kind.tsx'
import { jobDetail } from './job-detail/kind.tsx'
import { landing } from './landing/kind.tsx'
import type { PageContent } from './load-page.ts'
import { newsDetail } from './news-detail/kind.tsx'
import { officeDetail } from './office-detail/kind.tsx'
import type { PageKind } from './page-kind.ts'
import { photoGallery } from './photo-gallery/kind.tsx'
import { productDetail } from './product-detail/kind.tsx'
import { productListing } from './product-listing/kind.tsx'
import { productResource } from './product-resource/kind.tsx'
import { searchPage } from './search-page/kind.tsx'
import { shopDetail } from './shop-detail/kind.tsx'
import { shopFinder } from './shop-finder/kind.tsx'
import { thankYou } from './thank-you/kind.tsx'

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
