import 'server-only'
import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { productCards } from './product-card.ts'
import { listProductStories } from './product-stories.ts'

/**
 * Cards of some products in the order of the uuids; unpublished ones are left out.
 * @throws CatalogueError content-unavailable
 */
export async function listProductsNamed(uuids: readonly string[], siteContext: SiteContext): Promise<ProductCard[]> {
  if (uuids.length === 0) return []
  return productCards(await listProductStories(uuids, siteContext.locale), siteContext)
}
