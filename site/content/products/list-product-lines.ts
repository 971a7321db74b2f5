import 'server-only'
import { productLines } from 'component-schemas/datasources/product-line-datasources.ts'
import { labelsOf } from '../stories/get-labels.ts'

/** Slugs of the product lines that the CMS lists: the values of `{product}` in an address (acceptance row A7). */
export async function listProductLines(): Promise<readonly string[]> {
  return Object.keys(await labelsOf(productLines.slug, 'default'))
}
