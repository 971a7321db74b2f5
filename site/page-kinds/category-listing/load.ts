import 'server-only'
import type { CategoryCard } from 'component-schemas/cards/resolved-data.ts'
import { type Category, category } from 'component-schemas/content-types/category/schema.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { categoriesWithin, listCategories } from '#site/content/listings/list-categories.ts'
import { type ResolvedBody, resolveListings } from '#site/content/listings/resolve-listings.ts'
import { listProducts, type ProductListing } from '#site/content/products/list-products.ts'
import { getLabels, type Labels } from '#site/content/stories/get-labels.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { Story } from '#site/content/stories/story.ts'
import { typedStory } from '#site/content/stories/typed-story.ts'

type CategoryListingContent = {
  story: Story<Category>
  body: ResolvedBody
  listing: ProductListing
  /** One level down. */
  categories: readonly CategoryCard[]
  labels: Labels
}

/** The products of a category and of those below it; undefined when there is no such page of the list. */
export async function load(
  wire: WireStory,
  { siteContext, pageNumber, query }: RequestedPage,
): Promise<CategoryListingContent | undefined> {
  const story = typedStory(wire, siteContext, category)
  const within = await categoriesWithin(wire.uuid, siteContext)
  const [listing, categories, labels] = await Promise.all([
    listProducts({ siteContext, pageNumber, query, categories: within }),
    listCategories({ parent: wire.uuid }, siteContext),
    getLabels(siteContext.locale),
  ])
  if (!listing) return undefined
  const body = await resolveListings(story.content.body ?? [], siteContext)
  return { story, body, listing, categories, labels }
}
