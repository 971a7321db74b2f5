import 'server-only'
import { page } from 'component-schemas/content-types/page/schema.ts'
import { listCategories } from '#site/content/listings/list-categories.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { listProducts } from '#site/content/products/list-products.ts'
import { getLabels } from '#site/content/stories/get-labels.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'

/** undefined when there is no such page of the list. */
export async function load({ wire, siteContext, pageNumber, query }: RequestedStory) {
  const story = typedStory(wire, siteContext, page)
  const [listing, categories, labels] = await Promise.all([
    listProducts({ siteContext, pageNumber, query }),
    listCategories({}, siteContext),
    getLabels(siteContext.locale),
  ])
  if (!listing) return undefined
  const body = await resolveListings(story.content.body ?? [], siteContext)
  return { story, body, listing, categories, labels }
}
