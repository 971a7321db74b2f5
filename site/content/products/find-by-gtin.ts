import 'server-only'
import type { LocaleCode } from '#site/routing/locales.ts'
import { CatalogueError } from '#site/server/errors.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { productSlots } from './cached-products.ts'
import { getProductIndex } from './product-index.ts'
import { listProductStories } from './product-stories.ts'

/**
 * The published product that has a GTIN, itself or one of its variants, as cards show it. The table of products decides: a number that
 * no product has costs no request, a known one that of its card, once.
 * @param gtin 14 digits
 * @throws CatalogueError content-unavailable, also while the products are read for the first time
 */
export async function findByGtin(gtin: string, locale: LocaleCode): Promise<WireStory | undefined> {
  const index = await getProductIndex(readLocale(locale), 'needed')
  if (!index) throw new CatalogueError('content-unavailable', 'the products are still being read')
  const uuid = index.uuidOfGtin(gtin)
  return uuid === undefined ? undefined : (await listProductStories([uuid], locale))[0]
}

/** A GTIN is the same in every language: a table that was read already is used, so that no language is read for a number. */
function readLocale(wanted: LocaleCode): LocaleCode {
  const slots = productSlots()
  return [wanted, ...slots.keys()].find((locale) => slots.get(locale)?.cached) ?? wanted
}
