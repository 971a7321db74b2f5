import 'server-only'
import { category } from 'component-schemas/content-types/category/schema.ts'
import { categoriesWithin, listCategories } from '#site/content/listings/list-categories.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { listProducts } from '#site/content/products/list-products.ts'
import { getLabels } from '#site/content/stories/get-labels.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'

/** The products of a category and of those below it; undefined when there is no such page of the list. */
export async function load({ wire, siteContext, pageNumber, query }: RequestedStory) {
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
