import 'server-only'
import { type TradeProduct, tradeProduct } from 'component-schemas/content-types/trade-product/schema.ts'
import { compactCode } from 'component-schemas/search/code-forms.ts'
import { listLines, type ProductLine } from '#site/content/products/list-lines.ts'
import { listOpen } from '#site/extranet/closed-stories.ts'
import { type NetPrice, netPrices } from '#site/features/prices/net-prices.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { ListLine } from '#site/routing/query/product-list.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { type Correction, correctionOf } from './order-amounts.ts'

/** A line of a list with the terms of this customer. */
export type OrderLine = ListLine & {
  /** Undefined where no product of ours has the code. */
  product: { name: string; href: string | undefined } | undefined
  /** Net price of a pack in minor units, and of the line where it is a number of packs. */
  price: (Pick<NetPrice, 'net' | 'pack' | 'currency'> & { sum: number | undefined }) | undefined
  availability: NetPrice['availability']
  leadTimeDays: NetPrice['leadTimeDays']
  correction: Correction | undefined
}

/**
 * The lines with names, net prices, sums and delivery, as far as this customer may know them.
 * @throws CatalogueError login-required, content-unavailable
 */
export async function orderLines(lines: readonly ListLine[], siteContext: SiteContext): Promise<OrderLine[]> {
  const [products, trade] = await Promise.all([listLines(lines, siteContext), listOpen(tradeProduct, siteContext)])
  const termsOf = new Map(
    trade.map(({ wire, content }) => [compactCode(content.code), { content, href: pathForStory(wire, siteContext) }]),
  )
  const priceFor = await netPrices(products.map(({ code }) => code))
  return products.map(({ product, ...line }) => {
    const { code, amount } = line
    // For an unclear amount the price of one pack is shown.
    const known: Known = { product, terms: termsOf.get(compactCode(code)), found: priceFor(code, amount || 1) }
    return {
      ...line,
      product: productOf(code, known),
      ...(line.unclear === undefined ? offer(amount, known) : withoutAmount(offer(1, known))),
    }
  })
}

type Known = Pick<ProductLine, 'product'> & {
  terms: { content: TradeProduct; href: string | undefined } | undefined
  found: NetPrice | undefined
}

/** A product for the trade alone has its name there, or none: then the code is its name. */
function productOf(code: string, { product, terms, found }: Known): OrderLine['product'] {
  if (!terms) return product ?? (found && { name: code, href: undefined })
  return { name: product?.name ?? terms.content.name ?? code, href: terms.href ?? product?.href }
}

/** Price records come first: they are of today, and of the customer's groups. */
function offer(amount: number, { product, terms, found }: Known) {
  const { minimumOrder: least = 1, ...stated }: Partial<TradeProduct> = terms?.content ?? {}
  const { availability, leadTimeDays } = { ...stated, ...found }
  const pack = found?.pack ?? product?.unitQuantity ?? 1
  const price = found && { ...found, sum: amount % pack === 0 ? (amount / pack) * found.net : undefined }
  const correction = correctionOf(amount, { pack, least })
  return { price, availability, leadTimeDays, correction }
}

/** The terms that apply to any quantity, where it is not clear how many. */
function withoutAmount({ price, ...offered }: ReturnType<typeof offer>): ReturnType<typeof offer> {
  return { ...offered, price: price && { ...price, sum: undefined }, correction: undefined }
}
