import 'server-only'
import { type RelationName, relatedProducts, relationNames } from 'component-schemas/cards/product-relations.ts'
import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import { type Product, product } from 'component-schemas/content-types/product/schema.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { listDownloadsOfProduct } from '#site/content/downloads/list-downloads-of-product.ts'
import { categoriesNamed } from '#site/content/listings/list-categories.ts'
import { listProductsNamed } from '#site/content/products/list-products-named.ts'
import { productCards } from '#site/content/products/product-card.ts'
import { listProductStories } from '#site/content/products/product-stories.ts'
import { getLabels } from '#site/content/stories/get-labels.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'
import { featureProductLinks } from '#site/features.lists.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { recommendLike } from '#site/search/recommend-like.ts'
import { expireAt } from '#site/server/page-cache/render/render-record.ts'
import type { ProductLink } from './product-actions.tsx'

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

/** Cards in the row, and how many more are requested, because the page may show some of them already. */
const mostShown = 8
const mostAsked = 24

/** A page that lacks its recommendations because no response came expires so soon. */
const againAfterMs = 60_000

/**
 * Products that are like this one and are not named on its page yet. A service that does not respond costs the page nothing but
 * this row. In a draft the cards are those of the preview; which products are like it is what the index knows: it compares published ones.
 */
async function recommendedFor({ uuid, content }: WireStory, siteContext: SiteContext): Promise<readonly ProductCard[]> {
  const named = JSON.stringify(content)
  const like = await recommendLike({ uuid, siteContext, most: mostAsked })
  const uuids = like?.filter((one) => !named.includes(one)).slice(0, mostShown)
  const cards = uuids && (await listProductsNamed(uuids, siteContext).catch(() => undefined))
  if (!cards) expireAt(new Date(Date.now() + againAfterMs))
  return cards ?? []
}
