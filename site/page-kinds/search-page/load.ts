import 'server-only'
import { type Page, page } from 'component-schemas/content-types/page/schema.ts'
import type { CategoryCard } from 'component-schemas/fillings.ts'
import type { WireStory } from '#site/content/client/wire-story.ts'
import { listCategories } from '#site/content/listings/list-categories.ts'
import { type ResolvedBody, resolveListings } from '#site/content/listings/resolve-listings.ts'
import { getLabels, type Labels } from '#site/content/stories/get-labels.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { Story } from '#site/content/stories/story.ts'
import { typedStory } from '#site/content/stories/typed-story.ts'

export type SearchPageContent = {
  template: 'search-page'
  story: Story<Page>
  body: ResolvedBody
  /** The ways on when nothing is found, or nothing can be searched. */
  categories: readonly CategoryCard[]
  /** What the values are called by which a list of results is narrowed. */
  labels: Labels
}

const facetDatasources = ['key_type', 'lock_brand', 'vehicle_make', 'material', 'country']

/** The page around the search; what is found is asked for by the application, for each reader anew. */
export async function getSearchPage(wire: WireStory, { siteContext }: RequestedPage): Promise<SearchPageContent> {
  const story = typedStory(wire, siteContext, page)
  const [body, categories, labels] = await Promise.all([
    resolveListings(story.content.body ?? [], siteContext),
    listCategories({ parent: undefined }, siteContext),
    getLabels(siteContext.locale, facetDatasources),
  ])
  return { template: 'search-page', story, body, categories, labels }
}
