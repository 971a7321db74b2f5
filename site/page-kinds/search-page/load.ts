import 'server-only'
import { page } from 'component-schemas/content-types/page/schema.ts'
import { readSearchQuery } from 'component-schemas/search/search-results.ts'
import { isReadingDrafts } from '#site/content/client/draft-reading.ts'
import { listCategories } from '#site/content/listings/list-categories.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { getLabels } from '#site/content/stories/get-labels.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'
import { featurePreviews } from '#site/features.previews.ts'
import { searchCatalogue } from '#site/search/search-catalogue.ts'
import type { SearchPageProps } from './search-page.tsx'

const facetDatasources = ['key_type', 'lock_brand', 'vehicle_make', 'material', 'country']

export async function load(requestedPage: RequestedStory) {
  const { wire, siteContext } = requestedPage
  const story = typedStory(wire, siteContext, page)
  const [body, search, categories, labels] = await Promise.all([
    resolveListings(story.content.body ?? [], siteContext),
    searchResultsFor(requestedPage),
    listCategories({ parent: undefined }, siteContext),
    getLabels(siteContext.locale, facetDatasources),
  ])
  return { story, body, ...search, categories, labels }
}

type Searched = Pick<SearchPageProps, 'results' | 'upcoming'>

async function searchResultsFor({ siteContext, pageNumber, query }: RequestedPage): Promise<Searched> {
  const searchQuery = readSearchQuery(query)
  if (searchQuery.words === '') return { results: undefined }
  const [preview] = isReadingDrafts() ? featurePreviews : []
  if (preview) return await preview.search(searchQuery, { siteContext, pageNumber })
  return { results: await searchCatalogue({ ...searchQuery, siteContext, pageNumber }) }
}
