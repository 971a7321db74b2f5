import 'server-only'
import { type Category, category } from 'component-schemas/content-types/category/schema.ts'
import type { ProductCard } from 'component-schemas/fillings.ts'
import { type FilledBody, fillListings } from '../fill-listings.ts'
import { listProducts } from '../list-products.ts'
import type { Listing } from '../listing.ts'
import type { Story } from '../story.ts'
import type { WireStory } from '../wire-story.ts'
import type { PageQuestion } from './page-question.ts'
import { typedStory } from './typed-story.ts'

export type CategoryListingContent = {
  template: 'category-listing'
  story: Story<Category>
  body: FilledBody
  listing: Listing<ProductCard>
}

/** undefined when there is no such page of the list. */
export async function getCategoryListing(
  wire: WireStory,
  { place, pageNumber }: PageQuestion,
): Promise<CategoryListingContent | undefined> {
  const story = typedStory(wire, place, category)
  const listing = await listProducts({ place, pageNumber, category: wire.uuid })
  if (!listing) return undefined
  const body = await fillListings(story.content.body ?? [], place)
  return { template: 'category-listing', story, body, listing }
}
