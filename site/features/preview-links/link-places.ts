import { type Site, websiteOf } from '#site/routing/hosts/site-for-host.ts'
import type { SiteHost } from '#site/routing/hosts/site-hosts.ts'
import { isLocaleCode, type LocaleCode } from '#site/routing/locales.ts'
import { isMarketId, type MarketId, markets } from '#site/routing/markets.ts'
import { publicPlaceOf } from '#site/routing/stories/public-place.ts'
import type { StoryLocation } from '#site/routing/stories/story-location.ts'
import { linkParameter, sharedPreviewPath } from './preview-addresses.ts'

/** A market and a locale in which a story can be shared, as a form names them. */
export type LinkPlace = { market: MarketId; locale: LocaleCode }

/** A website with the locales in which it has a page of the story. */
export type WebsiteChoice = { website: string; market: MarketId; locales: LocaleCode[] }

/** Where a story has a page that is open to visitors: on the public websites, and on the one of this request. */
export function choicesFor(story: StoryLocation, here: Site, hosts: readonly SiteHost[]): WebsiteChoice[] {
  return shownMarkets(here, hosts).flatMap((market) => {
    const { locales } = markets[market]
    const open = locales.filter((locale) => publicPlaceOf(story, { market: markets[market], locale }))
    return open.length > 0 ? [{ website: websiteFor(market, here, hosts), market, locales: open }] : []
  })
}

/** Every public website with all of its locales, and the one of this request: a release may have pages anywhere. */
export function allChoices(here: Site, hosts: readonly SiteHost[]): WebsiteChoice[] {
  return shownMarkets(here, hosts).map((market) => {
    return { website: websiteFor(market, here, hosts), market, locales: [...markets[market].locales] }
  })
}

function shownMarkets(here: Site, hosts: readonly SiteHost[]): MarketId[] {
  return [...new Set([here.market, ...hosts.filter(({ isPublic }) => isPublic).map(({ market }) => market)])]
}

/** `italy.it`, as the choices of the form are sent. */
export function placeText(market: string, locale: LocaleCode): string {
  return `${market}.${locale}`
}

export function parsePlace(text: string): LinkPlace | undefined {
  const [market = '', locale = ''] = text.split('.')
  if (!isMarketId(market) || !isLocaleCode(locale)) return undefined
  return markets[market].locales.some((one) => one === locale) ? { market, locale } : undefined
}

/** The address that the receiver opens. */
export function linkAddress(
  token: string,
  market: MarketId,
  { here, hosts }: { here: Site; hosts: readonly SiteHost[] },
) {
  return `${websiteFor(market, here, hosts)}${sharedPreviewPath}?${linkParameter}=${token}`
}

/** A market without a public website is shown on the website of the editor. */
function websiteFor(market: MarketId, here: Site, hosts: readonly SiteHost[]): string {
  return websiteOf(markets[market], hosts) ?? here.websiteUri
}
