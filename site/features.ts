import { athletes } from './features/athletes/feature.ts'
import { blockGallery } from './features/block-gallery/feature.ts'
import { codeCheck } from './features/code-check/feature.ts'
import { dataSheet } from './features/data-sheet/feature.ts'
import { devices } from './features/devices/feature.ts'
import { events } from './features/events/feature.ts'
import { feeds } from './features/feeds/feature.ts'
import { filesAsZip } from './features/files-as-zip/feature.ts'
import { gs1Links } from './features/gs1-links/feature.ts'
import { jobs } from './features/jobs/feature.ts'
import { keyFinder } from './features/key-finder/feature.ts'
import { markdownPages } from './features/markdown-pages/feature.ts'
import { newSinceLastVisit } from './features/new-since-last-visit/feature.ts'
import { ownTerms } from './features/own-terms/feature.ts'
import { passingFiles } from './features/passing-files/feature.ts'
import { photoGalleries } from './features/photo-galleries/feature.ts'
import { plannedPreviews } from './features/planned-previews/feature.ts'
import { previewLinks } from './features/preview-links/feature.ts'
import { prices } from './features/prices/feature.ts'
import { productComparison } from './features/product-comparison/feature.ts'
import { productList } from './features/product-list/feature.ts'
import { salesAgent } from './features/sales-agent/feature.ts'
import { savedLists } from './features/saved-lists/feature.ts'
import { shops } from './features/shops/feature.ts'
import { subscriptions } from './features/subscriptions/feature.ts'
import { writingOnPage } from './features/writing-on-page/feature.ts'
import { type Feature, merge, type PageFormat, type ProgramFolder } from './routing/feature.ts'

/**
 * The features of this site, a row each. A feature is left out by deleting its folder and its rows here and in the other `features.*` files
 * beside this one; whatever still needs it does not compile.
 */
export const features = [
  athletes,
  blockGallery,
  codeCheck,
  dataSheet,
  devices,
  events,
  feeds,
  filesAsZip,
  gs1Links,
  jobs,
  keyFinder,
  markdownPages,
  newSinceLastVisit,
  ownTerms,
  passingFiles,
  photoGalleries,
  plannedPreviews,
  previewLinks,
  prices,
  productComparison,
  productList,
  salesAgent,
  savedLists,
  shops,
  subscriptions,
  writingOnPage,
] as const

export const featureSegments = merge(features.map(({ segments }) => segments))
export const featureTemplates = merge(features.map(({ templates }) => templates))
export const featureRoutes = features.flatMap(({ routes }): (typeof features)[number]['routes'][number][] => [
  ...routes,
])

/** The rows without their literal types: a site may have left out every feature with an optional member. */
export const featureRows: readonly Feature[] = features

/** First parts of paths whose addresses are keys themselves, such as the page of files that were passed on. */
export const featureKeyedPaths: readonly string[] = featureRows.flatMap(({ keyedPaths = [] }) => keyedPaths)

/** First parts of paths whose responses depend on the person. */
export const featurePersonalPaths: readonly string[] = featureRows.flatMap(({ personalPaths = [] }) => personalPaths)

/** Whether a path of a feature has a response that depends on the person. */
export function isPersonalToFeature(path: string): boolean {
  return featurePersonalPaths.some((one) => path === one || path.startsWith(`${one}/`))
}

/** First segments of paths that only programs read, beside those of the core. */
export const featureProgramFolders: readonly ProgramFolder[] = featureRows.flatMap(
  ({ programFolders = [] }) => programFolders,
)

export const pageFormats: readonly PageFormat[] = featureRows.flatMap(({ formats = [] }) => formats)
