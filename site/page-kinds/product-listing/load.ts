import 'server-only'
import type { CategoryCard } from 'component-schemas/cards/resolved-data.ts'
import { type Page, page } from 'component-schemas/content-types/page/schema.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { listCategories } from '#site/content/listings/list-categories.ts'
import { type ResolvedBody, resolveListings } from '#site/content/listings/resolve-listings.ts'
import { listProducts, type ProductListing } from '#site/content/products/list-products.ts'
import { getLabels, type Labels } from '#site/content/stories/get-labels.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { Story } from '#site/content/stories/story.ts'
import { typedStory } from '#site/content/stories/typed-story.ts'

type ProductListingContent = {
  story: Story<Page>
  body: ResolvedBody
  listing: ProductListing
  categories: readonly CategoryCard[]
  labels: Labels
}

/** undefined when there is no such page of the list. */
export async function load(
  wire: WireStory,
  { siteContext, pageNumber, query }: RequestedPage,
): Promise<ProductListingContent | undefined> {
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
