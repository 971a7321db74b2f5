import 'server-only'
import { type TradeProduct, tradeProduct } from 'component-schemas/content-types/trade-product/schema.ts'
import type { TradeAvailability } from 'component-schemas/kinds/trade-availabilities.ts'
import { compactCode } from 'component-schemas/search/code-forms.ts'
import { listLines, type ProductLine } from '#site/content/products/list-lines.ts'
import { listOpen } from '#site/extranet/closed-stories.ts'
import { type NetPrice, netPrices } from '#site/extranet/lists/net-prices.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { type Correction, correctionOf } from './corrected-amount.ts'

/** A line of a list with what holds for this customer. */
export type OrderLine = {
  code: string
  amount: number
  note: string
  /** Undefined where no product of ours has the code. */
  product: { name: string; href: string | undefined } | undefined
  /** Net price of a pack in minor units, and of the line where it is a number of packs. */
  price: { net: number; pack: number; currency: string; sum: number | undefined } | undefined
  availability: TradeAvailability | undefined
  leadTimeDays: number | undefined
  correction: Correction | undefined
}

type Line = { code: string; amount: number; note: string }

/**
 * The lines with names, net prices, sums and delivery, as far as this customer may know them.
 * @throws CatalogueError login-required, content-unavailable
 */
export async function orderLines(lines: readonly Line[], siteContext: SiteContext): Promise<OrderLine[]> {
  const [products, trade] = await Promise.all([listLines(lines, siteContext), tradeTerms(siteContext)])
  const priceFor = await netPrices(products.map(({ code }) => code))
  return products.map((line) => {
    const { code, amount, note, product } = line
    const [terms, found] = [trade.get(compactCode(code)), priceFor(code, amount)]
    return {
      code,
      amount,
      note,
      product: productOf(line, { terms, found }),
      ...offer(amount, { product, terms, found }),
    }
  })
}

type Terms = { content: TradeProduct; href: string | undefined }
type Known = { terms: Terms | undefined; found: NetPrice | undefined }

/** What only the trade gets has a name there, or none: then the code is its name. */
function productOf({ code, product }: ProductLine, { terms, found }: Known): OrderLine['product'] {
  if (terms) return { name: product?.name ?? terms.content.name ?? code, href: terms.href ?? product?.href }
  return product ?? (found && { name: code, href: undefined })
}

type Offer = Pick<OrderLine, 'price' | 'availability' | 'leadTimeDays' | 'correction'>

/** Price records come first: they are of today, and of the customer's groups. */
function offer(amount: number, { product, terms, found }: Known & Pick<ProductLine, 'product'>): Offer {
  const { minimumOrder: least = 1, ...stated }: Partial<TradeProduct> = terms?.content ?? {}
  const pack = found?.pack ?? product?.unitQuantity ?? 1
  const price = found && { ...found, sum: amount % pack === 0 ? (amount / pack) * found.net : undefined }
  return { ...deliveryOf(stated, found), price, correction: correctionOf(amount, { pack, least }) }
}

function deliveryOf(stated: Partial<TradeProduct>, found: Partial<NetPrice> = {}) {
  return {
    availability: found.availability ?? stated.availability,
    leadTimeDays: found.leadTimeDays ?? stated.leadTimeDays,
  }
}

async function tradeTerms(siteContext: SiteContext): Promise<ReadonlyMap<string, Terms>> {
  const stories = await listOpen(tradeProduct, siteContext)
  return new Map(
    stories.map(({ wire, content }) => [compactCode(content.code), { content, href: pathForStory(wire, siteContext) }]),
  )
}
