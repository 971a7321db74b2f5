import 'server-only'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import { listProductLines } from '#site/content/products/list-product-lines.ts'
import { getStory } from '#site/content/stories/get-story.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'

/** The line whose shops sell products of a kind: parts are sold where the machines are. */
const lineOfKind: Readonly<Record<Product['kind'], string>> = {
  key_blank: 'llaves',
  machine: 'maquinas',
  accessory: 'maquinas',
  electronic: 'electronica',
  cylinder_padlock: 'cilindros',
}

/** The link that this feature adds to the page of a product. */
export const shopsProductLinks = { shops: shopsOf }

/**
 * Address of the shops that sell a product.
 * @returns undefined where it is no longer made, or the line or the page of its shops does not exist
 * @throws CatalogueError content-unavailable
 */
async function shopsOf({ kind, status }: Product, siteContext: SiteContext): Promise<string | undefined> {
  const line = lineOfKind[kind]
  const [route, params] = [routeNamed('shops'), { product: line }]
  if (status === 'discontinued' || !(await listProductLines()).includes(line)) return undefined
  const story = await getStory({ route, locale: siteContext.locale, params }, siteContext.market)
  return story && pathFor(route, params, siteContext)
}
