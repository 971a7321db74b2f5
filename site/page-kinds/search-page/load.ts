import 'server-only'
import type { CategoryCard } from 'component-schemas/cards/resolved-data.ts'
import { type Page, page } from 'component-schemas/content-types/page/schema.ts'
import { readSearchQuery, type SearchResults } from 'component-schemas/search/search-results.ts'
import { isReadingDrafts } from '#site/content/client/draft-reading.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { listCategories } from '#site/content/listings/list-categories.ts'
import { type ResolvedBody, resolveListings } from '#site/content/listings/resolve-listings.ts'
import { getLabels, type Labels } from '#site/content/stories/get-labels.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { Story } from '#site/content/stories/story.ts'
import { typedStory } from '#site/content/stories/typed-story.ts'
import { searchCatalogue } from '#site/search/search-catalogue.ts'
import { readPreviewedResults } from './previewed/read-previewed-results.ts'

type SearchPageContent = {
  story: Story<Page>
  body: ResolvedBody
  /** The results of the search that the address names; undefined while nothing is typed. */
  results: SearchResults | undefined
  /** In a draft: uuids of the results that visitors do not find yet. */
  upcoming?: readonly string[]
  /** The ways on when nothing is found, or nothing can be searched. */
  categories: readonly CategoryCard[]
  /** What the values are called by which a list of results is narrowed. */
  labels: Labels
}

const facetDatasources = ['key_type', 'lock_brand', 'vehicle_make', 'material', 'country']

export async function load(wire: WireStory, requestedPage: RequestedPage): Promise<SearchPageContent> {
  const { siteContext } = requestedPage
  const story = typedStory(wire, siteContext, page)
  const [body, search, categories, labels] = await Promise.all([
    resolveListings(story.content.body ?? [], siteContext),
    searchResultsFor(requestedPage),
    listCategories({ parent: undefined }, siteContext),
    getLabels(siteContext.locale, facetDatasources),
  ])
  return { story, body, ...search, categories, labels }
}

type Searched = Pick<SearchPageContent, 'results' | 'upcoming'>

async function searchResultsFor({ siteContext, pageNumber, query }: RequestedPage): Promise<Searched> {
  const searchQuery = readSearchQuery(query)
  if (searchQuery.words === '') return { results: undefined }
  if (isReadingDrafts()) return await readPreviewedResults(searchQuery, { siteContext, pageNumber })
  return { results: await searchCatalogue({ ...searchQuery, siteContext, pageNumber }) }
}
