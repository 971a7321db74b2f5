import { type LocaleCode, sourceLocale } from '../locales.ts'
import { type Market, type MarketId, markets } from '../markets.ts'
import { type Match, matchPath } from '../match-path.ts'
import { placeOf } from './public-place.ts'
import { storyAddressesIn, storyRest } from './story-address.ts'
import { foldersOf, splitAddress } from './story-folders.ts'
import { addressOf, type StoryLocation } from './story-location.ts'

/** A path at which a market shows a story to the readers of a locale, in their language or in another for want of a translation. */
export type PageAddress = { market: MarketId; locale: LocaleCode; path: string }

/** Whether a country has a published story at an address of the content service: its default one, or its own in the locale. */
export type HasStory = (address: string, locale: LocaleCode) => boolean

/**
 * Every address at which the site shows a story, in all markets and locales, fallbacks included. A shared story has none where the country
 * shows a story of its own in its place.
 * @param served markets that have a website
 */
export function addressesOf(story: StoryLocation, served: readonly MarketId[], hasStory: HasStory): PageAddress[] {
  return served.flatMap((id) => {
    const market: Market = markets[id]
    return market.locales.flatMap((locale): PageAddress[] => {
      const place = placeOf(story, { market, locale })
      if (!place || isReplaced(story, { market, match: place.match }, hasStory)) return []
      return [{ market: id, locale, path: place.path }]
    })
  })
}

type Shown = { market: Market; match: Match }

function isReplaced(story: StoryLocation, { market, match }: Shown, hasStory: HasStory): boolean {
  const { folder, rest } = splitAddress(addressOf(story))
  const [country = folder] = foldersOf(market)
  if (country === folder || match.route.isShared) return false
  const isFound = storyAddressesIn(country, match).some((address) => hasStory(address, match.locale))
  return isFound || hasStory(`${country}/${rest}`, sourceLocale)
}

/**
 * What the addresses of one page have in common in all markets and locales while its slug is the same: the address of its story without the
 * folder. Undefined for a path that no route has.
 */
export function pageKey(path: string, market: Market): string | undefined {
  const match = matchPath(path, market)
  return match && storyRest(match)
}
