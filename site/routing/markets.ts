import { served } from '#site/brand/served.ts'
import { type LocaleCode, localeCodes, sourceLocale } from './locales.ts'

const everyLanguage = { country: undefined, locales: localeCodes, defaultLocale: sourceLocale }

/**
 * One row per market that the project knows (product specification, sections 1, 2 and 3). `base` is what a host of no market gets: the
 * default locale without a prefix, every other locale prefixed. The global market prefixes every locale; a market of one country
 * (`country`) has the folder of its own content, and answers in its own languages: the first without a prefix, others with one.
 */
export const markets = {
  base: { id: 'base', strategy: 'prefix-except-default', ...everyLanguage },
  global: { id: 'global', strategy: 'prefix', ...everyLanguage },
  italy: ofCountry('italy', 'IT', ['it']),
  spain: ofCountry('spain', 'ES', ['es']),
  france: ofCountry('france', 'FR', ['fr']),
  germany: ofCountry('germany', 'DE', ['de']),
} as const satisfies Record<string, Market>

export type Market = {
  id: string
  /** ISO 3166-1 code of the country that it is for; undefined where it is for no single one. */
  country: string | undefined
  strategy: 'prefix' | 'prefix-except-default'
  locales: readonly LocaleCode[]
  defaultLocale: LocaleCode
}

export type MarketId = keyof typeof markets

/** The markets that the site serves. */
export const marketIds: readonly MarketId[] = served.markets

export const servedMarkets: readonly Market[] = marketIds.map((id) => markets[id])

export function isMarketId(id: string): id is MarketId {
  return marketIds.some((known) => known === id)
}

export function marketFor(id: string): Market | undefined {
  return isMarketId(id) ? markets[id] : undefined
}

/** The global market is the business site: it alone serves the address form with `global/` (acceptance row D2). */
export function isBusinessSite({ id }: Pick<Market, 'id'>): boolean {
  return id === markets.global.id
}

function ofCountry<const Id extends string>(id: Id, country: string, locales: readonly [LocaleCode, ...LocaleCode[]]) {
  return { id, country, strategy: 'prefix-except-default' as const, locales, defaultLocale: locales[0] }
}
