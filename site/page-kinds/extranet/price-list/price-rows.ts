import 'server-only'
import { tradeProduct } from 'component-schemas/content-types/trade-product/schema.ts'
import type { TradeAvailability } from 'component-schemas/kinds/trade-availabilities.ts'
import { compactCode } from 'component-schemas/search/code-forms.ts'
import { categoryTree } from '#site/content/listings/category-tree.ts'
import { listByCodes } from '#site/content/products/list-by-codes.ts'
import { listOpen } from '#site/extranet/closed-stories.ts'
import { allNetPrices, type NetPrice } from '#site/extranet/lists/net-prices.ts'
import type { SiteContext } from '#site/routing/path-for.ts'

/** What a customer pays for a pack of a product. */
export type PriceRow = {
  code: string
  name: string
  pack: number
  net: number
  currency: string
  to: string | undefined
  availability: TradeAvailability | undefined
  leadTimeDays: number | undefined
}

/** Codes whose products are read at once. */
const codesAtOnce = 200

/**
 * The valid prices of the request's customer, in the order of their codes, some at once: a list of any length needs little memory.
 * @param line uuid of a category at the top: only products in it; all when absent
 * @throws CatalogueError login-required, content-unavailable
 */
export async function priceRows(
  line: string | undefined,
  siteContext: SiteContext,
): Promise<AsyncGenerator<PriceRow[]>> {
  const [prices, tree, trade] = await Promise.all([
    allNetPrices(),
    categoryTree(siteContext),
    listOpen(tradeProduct, siteContext),
  ])
  const ofTrade = new Map(trade.map(({ content }) => [compactCode(content.code), content]))
  return (async function* () {
    for await (const some of inPortions(prices)) {
      const found = await listByCodes(
        some.map(([{ code }]) => code),
        siteContext,
      )
      yield some.flatMap((offers, place) => {
        const terms = ofTrade.get(compactCode(offers[0].code))
        const product = found[place]?.content ?? terms
        const isShown = line === undefined || product?.categories.some((uuid) => tree.isWithin(uuid, line))
        return isShown ? offers.map((price) => rowOf(price, found[place]?.content.name ?? terms?.name)) : []
      })
    }
  })()
}

type Offers = readonly [NetPrice, ...NetPrice[]]

async function* inPortions(prices: AsyncIterable<Offers>): AsyncGenerator<Offers[]> {
  let some: Offers[] = []
  for await (const offers of prices) {
    some.push(offers)
    if (some.length < codesAtOnce) continue
    yield some
    some = []
  }
  yield some
}

function rowOf({ code, pack, net, currency, to, availability, leadTimeDays }: NetPrice, name = ''): PriceRow {
  return { code, name, pack, net, currency, to, availability, leadTimeDays }
}
