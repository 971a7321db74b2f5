import 'server-only'
import type { WireStory } from '#site/content/client/wire-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { openStory } from '#site/extranet/closed-stories.ts'
import type { RouteName } from '#site/routing/route-table.ts'
import {
  type ExtranetDocumentContent,
  type ExtranetDocumentsContent,
  getExtranetDocument,
  getExtranetDocuments,
} from './documents/load.ts'
import {
  type ExtranetGalleriesContent,
  type ExtranetGalleryContent,
  getExtranetGalleries,
  getExtranetGallery,
} from './galleries/load.ts'
import { type ExtranetHomeContent, getExtranetHome } from './home/load.ts'
import {
  type ExtranetNoticeContent,
  type ExtranetNoticesContent,
  getExtranetNotice,
  getExtranetNotices,
} from './notices/load.ts'
import {
  type ExtranetProductContent,
  type ExtranetProductsContent,
  getExtranetProduct,
  getExtranetProducts,
} from './products/load.ts'
import { type ExtranetSearchContent, getExtranetSearch } from './search/load.ts'

/** Everything a template of the extranet draws, finished, and only what this customer may read. */
export type ExtranetContent =
  | ExtranetHomeContent
  | ExtranetDocumentsContent
  | ExtranetDocumentContent
  | ExtranetNoticesContent
  | ExtranetNoticeContent
  | ExtranetGalleriesContent
  | ExtranetGalleryContent
  | ExtranetProductsContent
  | ExtranetProductContent
  | ExtranetSearchContent

type Builder = (wire: WireStory, requestedPage: RequestedPage) => Promise<ExtranetContent | undefined>

/** What an editor's page shows, by the route it stands at; one row a route. */
const byRoute: Partial<Record<RouteName, Builder>> = {
  extranet: getExtranetHome,
  'extranet-catalogues': getExtranetDocuments,
  'extranet-catalogues-folder': getExtranetDocuments,
  'extranet-italy-unit': getExtranetDocuments,
  'extranet-news': getExtranetNotices,
  'extranet-photo-gallery': getExtranetGalleries,
  'extranet-photo-gallery-category': getExtranetGalleries,
  'extranet-products': getExtranetProducts,
  'extranet-products-automotive': getExtranetProducts,
  'extranet-products-residential': getExtranetProducts,
  'extranet-products-category': getExtranetProducts,
  'extranet-search': getExtranetSearch,
}

const pageBuilders: ReadonlyMap<string, Builder> = new Map(Object.entries(byRoute))

/** What every other kind of story shows, wherever it stands. */
const byKind: ReadonlyMap<string, Builder> = new Map<string, Builder>([
  ['trade_document', getExtranetDocument],
  ['trade_notice', getExtranetNotice],
  ['trade_gallery', getExtranetGallery],
  ['trade_product', getExtranetProduct],
])

/**
 * The finished content of an address behind the login, as far as the customer may read it.
 * @returns undefined when there is no such page
 * @throws CatalogueError login-required, access-forbidden, content-unavailable
 */
export async function getExtranetPage(requestedPage: RequestedPage): Promise<ExtranetContent | undefined> {
  const { match, siteContext } = requestedPage
  const wire = await openStory(match, siteContext.market)
  return wire && buildExtranetPage(wire, requestedPage)
}

/** The same of a story that is known already: a draft, or one that an editor has not saved. */
export async function buildExtranetPage(
  wire: WireStory,
  requestedPage: RequestedPage,
): Promise<ExtranetContent | undefined> {
  const { match } = requestedPage
  const { component } = wire.content
  const build = component === 'extranet_page' ? pageBuilders.get(match.route.name) : byKind.get(component)
  return await build?.(wire, requestedPage)
}
