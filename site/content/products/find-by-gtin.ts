import 'server-only'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { getAnyProductIndex } from './any-product-index.ts'
import { listProductStories } from './product-stories.ts'

/**
 * The published product that has a GTIN, itself or one of its variants, as cards show it. The table of products decides: a number that
 * no product has costs no request, a known one that of its card, once.
 * @param gtin 14 digits
 * @throws CatalogueError content-unavailable, also while the products are read for the first time
 */
export async function findByGtin(gtin: string, locale: LocaleCode): Promise<WireStory | undefined> {
  const uuid = (await getAnyProductIndex(locale)).uuidOfGtin(gtin)
  return uuid === undefined ? undefined : (await listProductStories([uuid], locale))[0]
}
