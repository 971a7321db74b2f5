import type { MessageDescriptor } from '@lingui/core'
import { athletesPages } from './features/athletes/pages.tsx'
import { codeCheckPages } from './features/code-check/pages.ts'
import { dataSheetPages } from './features/data-sheet/pages.ts'
import { devicesPages } from './features/devices/pages.ts'
import { eventsPages } from './features/events/pages.tsx'
import { feedsPages } from './features/feeds/pages.ts'
import { filesAsZipPages } from './features/files-as-zip/pages.ts'
import { jobsPages } from './features/jobs/pages.tsx'
import { keyFinderPages } from './features/key-finder/pages.tsx'
import { markdownPagesPages } from './features/markdown-pages/pages.ts'
import { newSinceLastVisitPages } from './features/new-since-last-visit/pages.tsx'
import { ownTermsPages } from './features/own-terms/pages.ts'
import { passingFilesPages } from './features/passing-files/pages.ts'
import { photoGalleriesPages } from './features/photo-galleries/pages.ts'
import { productComparisonPages } from './features/product-comparison/pages.ts'
import { productListPages } from './features/product-list/pages.ts'
import { salesAgentPages } from './features/sales-agent/pages.tsx'
import { savedListsPages } from './features/saved-lists/pages.ts'
import { shopsPages } from './features/shops/pages.ts'
import { subscriptionsPages } from './features/subscriptions/pages.tsx'
import type {
  ExtranetParts,
  HeadLink,
  NewsParts,
  OwnArea,
  ProductFile,
  ProductPart,
  WayToProducts,
} from './page-kinds/feature-pages.ts'
import { merge } from './routing/feature.ts'

/** What the features add to pages, a row each (`page-kinds/feature-pages.ts`). The browser renders drafts with it. */
const rows = [
  athletesPages,
  codeCheckPages,
  dataSheetPages,
  devicesPages,
  eventsPages,
  feedsPages,
  filesAsZipPages,
  jobsPages,
  keyFinderPages,
  markdownPagesPages,
  newSinceLastVisitPages,
  ownTermsPages,
  passingFilesPages,
  photoGalleriesPages,
  productComparisonPages,
  productListPages,
  salesAgentPages,
  savedListsPages,
  shopsPages,
  subscriptionsPages,
] as const

export const featureKinds = merge(rows.map(({ kinds }) => kinds))
export const featureCards = merge(rows.map(({ cards }) => cards))
export const featureProductLinks: Readonly<Record<string, MessageDescriptor>> = merge(
  rows.map(({ productLinks }) => productLinks),
)
export const featureNewsParts: NewsParts = merge(rows.map(({ newsParts }) => newsParts))
export const waysToProducts: readonly WayToProducts[] = rows.flatMap(({ waysToProducts: ways }) => ways)
export const featureOwnAreas: readonly OwnArea[] = rows.flatMap(({ ownAreas }) => ownAreas)
export const featureProductFiles: readonly ProductFile[] = rows.flatMap(({ productFiles }) => productFiles)
export const featureProductParts: readonly ProductPart[] = rows.flatMap(({ productParts }) => productParts)
export const featureExtranetParts: ExtranetParts = merge(rows.map(({ extranetParts }) => extranetParts))
export const featureHeadLinks: readonly HeadLink[] = rows.flatMap(({ headLinks }) => headLinks)
export const featureValueLabels: Readonly<Record<string, MessageDescriptor>> = merge(
  rows.map(({ valueLabels }) => valueLabels),
)
