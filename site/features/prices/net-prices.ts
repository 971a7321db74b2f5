import 'server-only'
import { compactCode } from 'component-schemas/search/code-forms.ts'
import { orWithout } from '#site/extranet/or-without.ts'
import { requireCustomer } from '#site/identity/customer.ts'
import { bestPrice } from './store/best-price.ts'
import type { Price } from './store/price-record.ts'
import { priceDay, sitePrices } from './store/site-prices.ts'

/** What a pack costs this customer. */
export type NetPrice = Price

/**
 * What the request's customer pays today, by the code in any spelling and the number of pieces.
 * @throws CatalogueError login-required
 */
export async function netPrices(
  codes: readonly string[],
): Promise<(code: string, pieces: number) => NetPrice | undefined> {
  const { groups } = await requireCustomer()
  const found = await pricesOf(codes, groups)
  return (code, pieces) => bestPrice(found.get(compactCode(code)) ?? [], pieces)
}

/**
 * All that the request's customer pays today, up to a thousand codes at once; each pack of a code once, at its best price.
 * @throws CatalogueError login-required
 */
export async function allNetPrices(): Promise<AsyncGenerator<NetPrice[][]>> {
  const { groups } = await requireCustomer()
  return (async function* () {
    for await (const some of sitePrices().all({ groups, day: priceDay() })) yield some.map(bestOfPacks)
  })()
}

function bestOfPacks(ofCode: readonly NetPrice[]): NetPrice[] {
  const packs = [...Map.groupBy(ofCode, ({ pack }) => pack)].toSorted(([a], [b]) => a - b)
  return packs.flatMap(([pack, prices]) => bestPrice(prices, pack) ?? [])
}

/**
 * Whether the request's customer has any price today.
 * @throws CatalogueError login-required
 */
export async function hasNetPrices(): Promise<boolean> {
  const { groups } = await requireCustomer()
  return await sitePrices()
    .has({ groups, day: priceDay() })
    .catch(() => false)
}

/** A list is shown without prices when these cannot be read. */
async function pricesOf(codes: readonly string[], groups: readonly string[]) {
  const read = () => sitePrices().ofCodes(codes, { groups, day: priceDay() })
  return await orWithout('Net prices', read, new Map<string, readonly Price[]>())
}
