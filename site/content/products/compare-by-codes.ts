import 'server-only'
import type { SiteContext } from '#site/routing/path-for.ts'
import { mostCompared } from '#site/routing/query/listed-codes.ts'
import { listByCodes, type NamedProduct } from './list-by-codes.ts'

/** What the codes of an address compare. */
export type Compared = {
  /** At most `mostCompared`, none twice. */
  products: readonly NamedProduct[]
  /** Codes for which there is no more room. */
  left: readonly string[]
  /** Codes that no product has. */
  unknown: readonly string[]
}

/** Codes that are looked up: unknown ones and further names of one product take room too. */
const mostRead = 2 * mostCompared

/** @throws CatalogueError content-unavailable */
export async function compareByCodes(named: readonly string[], siteContext: SiteContext): Promise<Compared> {
  const codes = named.slice(0, mostRead)
  const found = await listByCodes(codes, siteContext)
  const unknown = codes.filter((_, place) => found[place] === undefined)
  const products = [...new Map(found.flatMap((one) => (one ? [[one.uuid, one] as const] : []))).values()]
  const left = [...products.slice(mostCompared).map(({ content }) => content.code), ...named.slice(mostRead)]
  return { products: products.slice(0, mostCompared), left, unknown }
}
