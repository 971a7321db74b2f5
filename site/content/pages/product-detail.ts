import 'server-only'
import { type Product, product } from 'component-schemas/content-types/product/schema.ts'
import type { CategoryCard, ProductCard } from 'component-schemas/fillings.ts'
import { getLabels, type Labels } from '../get-labels.ts'
import { categoriesNamed } from '../list-categories.ts'
import { listStoriesByUuid } from '../list-stories.ts'
import { productCards } from '../product-card.ts'
import type { Story } from '../story.ts'
import type { WireStory } from '../wire-story.ts'
import type { PageQuestion } from './page-question.ts'
import { typedStory } from './typed-story.ts'

export type ProductDetailContent = {
  template: 'product-detail'
  story: Story<Product>
  categories: readonly CategoryCard[]
  related: readonly ProductCard[]
  accessories: readonly ProductCard[]
  replacedBy: ProductCard | undefined
  labels: Labels
}

export async function getProductDetail(wire: WireStory, { place }: PageQuestion): Promise<ProductDetailContent> {
  const story = typedStory(wire, place, product)
  const { categories = [], related = [], accessories = [], replacedBy } = story.content
  const others = [...related, ...accessories, ...(replacedBy ? [replacedBy] : [])]
  const [known, stories, labels] = await Promise.all([
    categoriesNamed(categories, place),
    listStoriesByUuid(others, place.locale),
    getLabels(place.locale),
  ])
  const cards = productCards(stories, place)
  const among = (uuids: readonly string[]) => cards.filter(({ uuid }) => uuids.includes(uuid))
  return {
    template: 'product-detail',
    story,
    categories: known,
    related: among(related),
    accessories: among(accessories),
    replacedBy: replacedBy === undefined ? undefined : among([replacedBy])[0],
    labels,
  }
}
