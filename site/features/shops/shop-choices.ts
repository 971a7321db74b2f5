import 'server-only'
import { chosenIn, pagesOf, type ReadChoices, typedIn } from '#site/content/queries/known-choices.ts'
import { findShops } from './find-shops.ts'
import { listShops } from './list-shops.ts'

const readChoices: ReadChoices = async (query, { match, siteContext }) => {
  const { shops: all, messages } = await listShops(match.params['product'] ?? '', siteContext)
  // The position of the typed place changes the order alone.
  const { shops, filters } = findShops(all, { query, near: undefined }, messages)
  return { query: { ...chosenIn(filters), ...typedIn(query, 'near') }, pages: pagesOf(shops.length) }
}

/** What an address of the finder chooses. */
export const shopChoices = { 'shop-finder': readChoices }
