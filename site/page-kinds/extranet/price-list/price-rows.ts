import 'server-only'
import { tradeProduct } from 'component-schemas/content-types/trade-product/schema.ts'
import { compactCode } from 'component-schemas/search/code-forms.ts'
import { categoryTree } from '#site/content/listings/category-tree.ts'
import { listByCodes } from '#site/content/products/list-by-codes.ts'
import { listOpen } from '#site/extranet/closed-stories.ts'
import { allNetPrices, type NetPrice } from '#site/extranet/lists/net-prices.ts'
import type { SiteContext } from '#site/routing/path-for.ts'

/** What a customer pays for a pack of a product. */
export type PriceRow = NetPrice & { name: string }

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
    for await (const some of prices) {
      const codes = some.map(([first]) => first?.code ?? '')
      const found = await listByCodes(codes, siteContext)
      yield some.flatMap((offers, place) => {
        const product = found[place]?.content ?? ofTrade.get(compactCode(codes[place] ?? ''))
        const isShown = line === undefined || product?.categories.some((uuid) => tree.isWithin(uuid, line))
        return isShown ? offers.map((price) => ({ ...price, name: product?.name ?? '' })) : []
      })
    }
  })()
}
