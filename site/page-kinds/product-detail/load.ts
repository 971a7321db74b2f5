import 'server-only'
import { type RelationName, relatedProducts, relationNames } from 'component-schemas/cards/product-relations.ts'
import { type Product, product } from 'component-schemas/content-types/product/schema.ts'
import { listDownloadsOfProduct } from '#site/content/downloads/list-downloads-of-product.ts'
import { categoriesNamed } from '#site/content/listings/list-categories.ts'
import { productCards } from '#site/content/products/product-card.ts'
import { listProductStories } from '#site/content/products/product-stories.ts'
import { getLabels } from '#site/content/stories/get-labels.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'
import { featureProductLinks } from '#site/features.lists.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { ProductLink } from './product-actions.tsx'
import { recommendedFor } from './recommended-for.ts'

type ReadLink = (content: Product, siteContext: SiteContext) => Promise<string | undefined>

export async function load({ wire, siteContext }: RequestedStory) {
  const story = typedStory(wire, siteContext, product)
  const related = relatedProducts(story.content)
  const uuids = relationNames.flatMap((name) => related[name])
  const [categories, stories, downloads, recommended, links, labels] = await Promise.all([
    categoriesNamed(story.content.categories, siteContext),
    listProductStories(uuids, siteContext.locale),
    listDownloadsOfProduct({ uuid: wire.uuid, named: story.content.downloads ?? [] }, siteContext),
    recommendedFor(wire, siteContext),
    linksOf(story.content, siteContext),
    getLabels(siteContext.locale),
  ])
  const cards = new Map(productCards(stories, siteContext).map((card) => [card.uuid, card]))
  const shown = new Set<string>()
  // A product that is related in several ways is shown once, where it says most.
  const cardsOf = (name: RelationName) =>
    related[name].flatMap((uuid) => {
      const card = shown.has(uuid) ? undefined : cards.get(uuid)
      shown.add(uuid)
      return card ?? []
    })
  const others = {
    replacedBy: cardsOf('replacedBy'),
    replaces: cardsOf('replaces'),
    machines: cardsOf('machines'),
    tools: cardsOf('tools'),
    blades: cardsOf('blades'),
    supplied: cardsOf('supplied'),
    accessories: cardsOf('accessories'),
    related: cardsOf('related'),
  }
  return { story, categories, others, downloads, recommended, links, labels }
}

/** The links that features add. */
async function linksOf(content: Product, siteContext: SiteContext): Promise<ProductLink[]> {
  const found = Object.entries<ReadLink>(featureProductLinks).map(async ([name, read]) => {
    const href = await read(content, siteContext)
    return href === undefined ? [] : [{ name, href }]
  })
  return (await Promise.all(found)).flat()
}
