import 'server-only'
import type { TradeProductCard } from 'component-schemas/cards/trade-cards.ts'
import { product } from 'component-schemas/content-types/product/schema.ts'
import { type TradeProduct, tradeProduct } from 'component-schemas/content-types/trade-product/schema.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { categoryTree } from '#site/content/listings/category-tree.ts'
import { listStoriesByUuid } from '#site/content/listings/list-stories.ts'
import { notOnCards, productCard } from '#site/content/products/product-card.ts'
import type { RequestedStory } from '#site/content/stories/typed-story.ts'
import { listOpen, type OpenStory } from '#site/extranet/closed-stories.ts'
import { entryCards } from '#site/extranet/entry-cards.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { readParts } from '../parts/read-parts.ts'
import { folderOf, getShell } from '../shell.ts'

/** Products with their terms: all of them, or those of the page's category and of the categories in it. */
export async function load(requestedPage: RequestedStory) {
  const { siteContext } = requestedPage
  const [shell, all, tree] = await Promise.all([
    getShell(requestedPage),
    openProducts(siteContext),
    categoryTree(siteContext),
  ])
  const isOf = (category: string, one: KnownProduct) => one.categories.some((uuid) => tree.isWithin(uuid, category))
  const { category } = shell.story.content
  const shown = category === undefined ? all : all.filter((one) => isOf(category, one))
  const countIn = (_: string, inner: { category?: string | undefined }) =>
    inner.category === undefined ? 0 : all.filter((one) => isOf(inner.category ?? '', one)).length
  return {
    ...shell,
    entries: await entryCards(folderOf(shell.story), siteContext, countIn),
    parts: await readParts(
      { kind: 'line', target: folderOf(shell.story), title: shell.story.content.title },
      siteContext,
    ),
    products: shown.map(({ card }) => card).toSorted((a, b) => a.code.localeCompare(b.code)),
  }
}

type KnownProduct = { card: TradeProductCard; categories: readonly string[] }

async function openProducts(siteContext: SiteContext): Promise<KnownProduct[]> {
  const stories = await listOpen(tradeProduct, siteContext)
  const named = stories.flatMap(({ content }) => content.product ?? [])
  const known = await listStoriesByUuid(named, siteContext.locale, notOnCards)
  return stories.flatMap((one) =>
    knownProduct(one, { wire: known.find(({ uuid }) => uuid === one.content.product), siteContext }),
  )
}

export function knownProduct(
  { wire, content }: OpenStory<TradeProduct>,
  catalogue: { wire: WireStory | undefined; siteContext: SiteContext },
): KnownProduct[] {
  const href = pathForStory(wire, catalogue.siteContext)
  const inCatalogue = catalogue.wire && productCard(catalogue.wire, catalogue.siteContext)
  const name = inCatalogue?.name ?? content.name
  if (href === undefined || name === undefined) return []
  const { code, listPriceEur, discountGroup, minimumOrder, leadTimeDays, availability } = content
  const terms = { listPriceEur, discountGroup, minimumOrder, leadTimeDays, availability }
  const parsed = catalogue.wire && product.content.safeParse(catalogue.wire.content)
  const categories = parsed?.success ? parsed.data.categories : content.categories
  return [{ card: { uuid: wire.uuid, code, name, href, catalogueHref: inCatalogue?.href, ...terms }, categories }]
}
