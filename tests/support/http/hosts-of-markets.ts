import { type Market, markets, servedMarkets } from 'site/routing/markets.ts'

/** The host of the embedded stack that shows a market. */
export function hostOf({ id }: Market): string {
  return id === markets.base.id ? 'localhost' : `${id}.localhost`
}

/** Every market with its host and the address of its home page in its default language. */
export const allHosts = servedMarkets.map((market) => ({
  id: market.id,
  market,
  host: hostOf(market),
  home: market.strategy === 'prefix' ? `/${market.defaultLocale}` : '/',
}))
