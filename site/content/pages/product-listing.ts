import 'server-only'
import { type Page, page } from 'component-schemas/content-types/page/schema.ts'
import type { CategoryCard } from 'component-schemas/fillings.ts'
import { type FilledBody, fillListings } from '../fill-listings.ts'
import { getLabels, type Labels } from '../get-labels.ts'
import { listCategories } from '../list-categories.ts'
import { listProducts, type ProductListing } from '../list-products.ts'
import type { Story } from '../story.ts'
import type { WireStory } from '../wire-story.ts'
import type { PageQuestion } from './page-question.ts'
import { typedStory } from './typed-story.ts'

export type ProductListingContent = {
  template: 'product-listing'
  story: Story<Page>
  body: FilledBody
  listing: ProductListing
  categories: readonly CategoryCard[]
  labels: Labels
}

/** undefined when there is no such page of the list. */
export async function getProductListing(
  wire: WireStory,
  { place, pageNumber, query }: PageQuestion,
): Promise<ProductListingContent | undefined> {
  const story = typedStory(wire, place, page)
  const [listing, categories, labels] = await Promise.all([
    listProducts({ place, pageNumber, query }),
    listCategories({}, place),
    getLabels(place.locale),
  ])
  if (!listing) return undefined
  const body = await fillListings(story.content.body ?? [], place)
  return { template: 'product-listing', story, body, listing, categories, labels }
}
