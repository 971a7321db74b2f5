import 'server-only'
import type { ProductIndex } from '#site/content/facets/product-table.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { CatalogueError } from '#site/server/errors.ts'
import { productSlots } from './cached-products.ts'
import { getProductIndex } from './product-index.ts'

/**
 * The published products for what is the same in every language: numbers and codes. A table that was read already is used, so that no
 * language is read for a number.
 * @throws CatalogueError content-unavailable, also while the products are read for the first time
 */
export async function getAnyProductIndex(wanted: LocaleCode): Promise<ProductIndex> {
  const slots = productSlots()
  const read = [wanted, ...slots.keys()].find((locale) => slots.get(locale)?.cached) ?? wanted
  const index = await getProductIndex(read, 'needed')
  if (!index) throw new CatalogueError('content-unavailable', 'the products are still being read')
  return index
}
