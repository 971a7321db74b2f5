import 'server-only'
import { tradeNotice } from 'component-schemas/content-types/trade-notice/schema.ts'
import { plainSearchQuery, readSearchQuery, type SearchResults } from 'component-schemas/search/search-results.ts'
import { isReadingDrafts } from '#site/content/client/draft-reading.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { RequestedStory } from '#site/content/stories/typed-story.ts'
import { listOpenByUuid } from '#site/extranet/closed-stories.ts'
import { documentCards, documentsAmong } from '#site/extranet/document-cards.ts'
import { requireCustomer } from '#site/identity/customer.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { searchCatalogue, searchExtranet } from '#site/search/search-catalogue.ts'
import { getShell } from '../shell.ts'
import type { DetailsOfHits } from './extranet-search.tsx'

/** What a customer's search finds: behind the login, and in the catalogue that everybody has. */
type ExtranetResults = { own: SearchResults; details: DetailsOfHits; catalogue: SearchResults }

/** The page of the search with the results of what its address asks; without any while nothing is typed. */
export async function load(requestedPage: RequestedStory) {
  const [shell, results] = await Promise.all([getShell(requestedPage), extranetResults(requestedPage)])
  return { ...shell, results }
}

/**
 * An index may be a moment behind: what the customer may no longer read is taken out here, by the rights of the story
 * itself. A draft is shown without results: the index knows what is published.
 * @throws CatalogueError login-required
 */
async function extranetResults({
  siteContext,
  pageNumber,
  query,
}: RequestedPage): Promise<ExtranetResults | undefined> {
  const searchQuery = readSearchQuery(query, 'extranet')
  if (searchQuery.words === '' || isReadingDrafts()) return undefined
  const reader = await requireCustomer()
  const [own, catalogue] = await Promise.all([
    searchExtranet({ ...searchQuery, siteContext, pageNumber, reader }),
    searchCatalogue({ ...plainSearchQuery(searchQuery.words), siteContext, pageNumber: 1 }),
  ])
  return { ...(await onlyOpen(own, siteContext)), catalogue }
}

async function onlyOpen(results: SearchResults, siteContext: SiteContext): Promise<Omit<ExtranetResults, 'catalogue'>> {
  if (!results.isAvailable || results.entries.length === 0) return { own: results, details: {} }
  const stories = await listOpenByUuid([...new Set(results.entries.map(({ story }) => story))], siteContext)
  const open = new Set(stories.map(({ uuid }) => uuid))
  const entries = results.entries.filter(({ story }) => open.has(story))
  return { own: { ...results, entries }, details: await detailsOf(stories, siteContext) }
}

async function detailsOf(stories: readonly WireStory[], siteContext: SiteContext): Promise<DetailsOfHits> {
  const documents = await documentCards(documentsAmong(stories), siteContext)
  const notices = stories.flatMap(({ uuid, content }) => {
    const notice = tradeNotice.content.safeParse(content)
    return notice.success ? [[uuid, { date: notice.data.date }] as const] : []
  })
  return Object.fromEntries([...notices, ...documents.map((document) => [document.uuid, { document }] as const)])
}
