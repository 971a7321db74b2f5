import 'server-only'
import type { SiteContext } from '#site/routing/path-for.ts'
import { mostCompared } from '#site/routing/query/listed-codes.ts'
import { listByCodes, type NamedProduct } from './list-by-codes.ts'

/** What the codes of an address compare. */
export type Compared = {
  /** At most `mostCompared`, none twice. */
  products: readonly NamedProduct[]
  /** Codes of products for which there is no more room. */
  left: readonly string[]
  /** Codes that no product has. */
  unknown: readonly string[]
}

/** @throws CatalogueError content-unavailable */
export async function compareByCodes(codes: readonly string[], siteContext: SiteContext): Promise<Compared> {
  const found = await listByCodes(codes, siteContext)
  const unknown = codes.filter((_, place) => found[place] === undefined)
  const products = [...new Map(found.flatMap((one) => (one ? [[one.uuid, one] as const] : []))).values()]
  const left = products.slice(mostCompared).map(({ content }) => content.code)
  return { products: products.slice(0, mostCompared), left, unknown }
}
