import type { LocaleCode } from './locales.ts'

/**
 * One row per market (product specification, sections 1 and 2). `base` is what a host of no market gets: the default
 * locale es without a prefix, every other locale prefixed. A row lists the locales that have messages and content.
 */
export const markets = {
  base: { id: 'base', strategy: 'prefix-except-default', locales: ['es', 'en'], defaultLocale: 'es' },
} as const satisfies Record<string, Market>

export type Market = {
  id: string
  strategy: 'prefix' | 'prefix-except-default'
  locales: readonly LocaleCode[]
  defaultLocale: LocaleCode
}

export type MarketId = keyof typeof markets

export function marketFor(id: string): Market | undefined {
  return Object.hasOwn(markets, id) ? markets[id as MarketId] : undefined
}
