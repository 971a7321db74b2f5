import type { LocaleCode } from './locales.ts'

const allLocales = ['en', 'pt', 'nl', 'it', 'es', 'de', 'fr', 'ro', 'ru'] as const satisfies readonly LocaleCode[]

/**
 * One row per market (product specification, sections 1, 2 and 3). `base` is what a host of no market gets: the default
 * locale es without a prefix, every other locale prefixed. The global market prefixes every locale; a market of one country
 * (`country`) has the folder of its own content, and answers in its own languages: the first without a prefix, others with one.
 */
export const markets = {
  base: { id: 'base', country: undefined, strategy: 'prefix-except-default', locales: allLocales, defaultLocale: 'es' },
  global: { id: 'global', country: undefined, strategy: 'prefix', locales: allLocales, defaultLocale: 'es' },
  italy: { id: 'italy', country: 'IT', strategy: 'prefix-except-default', locales: ['it'], defaultLocale: 'it' },
  spain: { id: 'spain', country: 'ES', strategy: 'prefix-except-default', locales: ['es'], defaultLocale: 'es' },
  france: { id: 'france', country: 'FR', strategy: 'prefix-except-default', locales: ['fr'], defaultLocale: 'fr' },
  germany: { id: 'germany', country: 'DE', strategy: 'prefix-except-default', locales: ['de'], defaultLocale: 'de' },
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

export const marketIds = Object.keys(markets) as readonly MarketId[]

export function isMarketId(id: string): id is MarketId {
  return Object.hasOwn(markets, id)
}

export function marketFor(id: string): Market | undefined {
  return isMarketId(id) ? markets[id] : undefined
}

/** The global market is the business site: it alone serves the address form with `global/` (acceptance row D2). */
export function isBusinessSite({ id }: Market): boolean {
  return id === markets.global.id
}
