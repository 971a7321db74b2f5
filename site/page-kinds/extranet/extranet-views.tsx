import { readSearchQuery, searchQueryParameters } from 'component-schemas/search/found-answer.ts'
import type { ReactNode } from 'react'
import type { BlockContext } from '#site/blocks/block-context.ts'
import type { Ancestor } from '#site/content/addresses/list-ancestors.ts'
import { moreHref } from '#site/page-kinds/parts/surrounding-props.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { hrefOfQuery, type PageQuery } from '#site/routing/query/page-query.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { ExtranetDocument } from './documents/extranet-document.tsx'
import { ExtranetDocuments } from './documents/extranet-documents.tsx'
import { ExtranetGalleries } from './galleries/extranet-galleries.tsx'
import { ExtranetGallery } from './galleries/extranet-gallery.tsx'
import { ExtranetHome } from './home/extranet-home.tsx'
import type { ExtranetContent } from './load-extranet-page.ts'
import { nameOfExtranet } from './name-of-extranet.ts'
import { ExtranetNotice } from './notices/extranet-notice.tsx'
import { ExtranetNotices } from './notices/extranet-notices.tsx'
import { ExtranetProduct } from './products/extranet-product.tsx'
import { ExtranetProducts } from './products/extranet-products.tsx'
import { ExtranetSearch } from './search/extranet-search.tsx'
import type { ExtranetResults } from './search/search-results.ts'

/** A page of the extranet with what stands around it; data that a browser may be given too. */
export type RenderedExtranet = {
  page: ExtranetContent
  ancestors: readonly Ancestor[]
  siteContext: SiteContext
  path: string
  query: PageQuery
  pageNumber: number
  /** What the search found; absent on other pages, and while nothing is typed. */
  results: ExtranetResults | undefined
  context: BlockContext
}

type Around = ReturnType<typeof around>
type Render<Page> = (page: Page, around: Around, read: RenderedExtranet) => ReactNode

/** One row a template. */
const drawings: { [Name in ExtranetContent['template']]: Render<Extract<ExtranetContent, { template: Name }>> } = {
  'extranet-home': (page, rest) => <ExtranetHome page={page.story.content} {...page} {...rest} />,
  'extranet-documents': (page, rest) => <ExtranetDocuments page={page.story.content} {...page} {...rest} />,
  'extranet-document': (page, rest) => <ExtranetDocument {...page} {...rest} />,
  'extranet-notices': (page, rest) => <ExtranetNotices page={page.story.content} {...page} {...rest} />,
  'extranet-notice': (page, rest) => <ExtranetNotice notice={page.story.content} {...page} {...rest} />,
  'extranet-galleries': (page, rest) => <ExtranetGalleries page={page.story.content} {...page} {...rest} />,
  'extranet-gallery': (page, rest) => <ExtranetGallery gallery={page.story.content} {...page} {...rest} />,
  'extranet-products': (page, rest) => <ExtranetProducts page={page.story.content} {...page} {...rest} />,
  'extranet-product': (page, rest) => <ExtranetProduct terms={page.story.content} {...page} {...rest} />,
  'extranet-search': (page, rest, read) => (
    <ExtranetSearch page={page.story.content} {...searchProps(read)} {...page} {...rest} />
  ),
}

function searchProps({ query, pageNumber, path, siteContext, results }: RenderedExtranet) {
  const searchQuery = readSearchQuery(query, 'extranet')
  const hasMore = results?.own.isAvailable === true && results.own.hasMore
  return {
    searchQuery,
    path,
    results,
    moreHref: moreHref({ hasMore }, { path, query: searchQueryParameters(searchQuery), pageNumber }),
    catalogueHref: hrefOfQuery(pathFor(routeNamed('search'), {}, siteContext), { q: [searchQuery.words] }),
    market: siteContext.market.id,
    code: siteContext.locale,
  }
}

export function isExtranetContent(page: { template: string }): page is ExtranetContent {
  return Object.hasOwn(drawings, page.template)
}

/** The page in its template. */
export function renderExtranet(read: RenderedExtranet): ReactNode {
  const render = drawings[read.page.template] as Render<ExtranetContent>
  return render(read.page, around(read), read)
}

/** The way to the page, and what its blocks are drawn with. */
function around({ ancestors, page, context }: RenderedExtranet) {
  const breadcrumbs = ancestors.length > 0 ? [...ancestors, { label: nameOfExtranet(page) }] : []
  return { breadcrumbs, context }
}
