import 'server-only'
import { type Category, category } from 'component-schemas/content-types/category/schema.ts'
import type { CategoryCard } from 'component-schemas/fillings.ts'
import { type FilledBody, fillListings } from '../fill-listings.ts'
import { getLabels, type Labels } from '../get-labels.ts'
import { categoriesWithin, listCategories } from '../list-categories.ts'
import { listProducts, type ProductListing } from '../list-products.ts'
import type { Story } from '../story.ts'
import type { WireStory } from '../wire-story.ts'
import type { PageQuestion } from './page-question.ts'
import { typedStory } from './typed-story.ts'

export type CategoryListingContent = {
  template: 'category-listing'
  story: Story<Category>
  body: FilledBody
  listing: ProductListing
  /** One level down. */
  categories: readonly CategoryCard[]
  labels: Labels
}

/** The products of a category and of those below it; undefined when there is no such page of the list. */
export async function getCategoryListing(
  wire: WireStory,
  { place, pageNumber, query }: PageQuestion,
): Promise<CategoryListingContent | undefined> {
  const story = typedStory(wire, place, category)
  const within = await categoriesWithin(wire.uuid, place)
  const [listing, categories, labels] = await Promise.all([
    listProducts({ place, pageNumber, query, categories: within }),
    listCategories({ parent: wire.uuid }, place),
    getLabels(place.locale),
  ])
  if (!listing) return undefined
  const body = await fillListings(story.content.body ?? [], place)
  return { template: 'category-listing', story, body, listing, categories, labels }
}
