import { type Market, type MarketId, marketIds, markets } from 'site/routing/markets.ts'
import { routeForStory } from 'site/routing/stories/story-address.ts'

type Place = { market: MarketId; locale: string }

/**
 * The places where visitors find the page of one address and not that of another, which it links to: `italy (it), spain (es)`.
 * @param language of the link; undefined where every language has it
 */
export function placesWithout(target: string, from: string, language: string | undefined): string {
  const there = new Set(placesOf(target).map(nameOf))
  return placesOf(from)
    .filter((place) => (language === undefined || place.locale === language) && !there.has(nameOf(place)))
    .map(nameOf)
    .join(', ')
}

function nameOf({ market, locale }: Place): string {
  return `${market} (${locale})`
}

function placesOf(address: string): Place[] {
  const found = routeForStory(address)
  if (!found) return []
  return marketIds.flatMap((id) => {
    const market: Market = markets[id]
    if (found.country !== undefined && found.country !== id) return []
    return market.locales.filter((locale) => found.route.path[locale]).map((locale) => ({ market: id, locale }))
  })
}
