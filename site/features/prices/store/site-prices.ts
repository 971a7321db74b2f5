import { siteStore } from '#site/server/configuration/site-store.ts'
import { openPrices } from './open-prices.ts'

/** The prices of this process. */
export const sitePrices = siteStore('prices', openPrices)

/** The day of now as price records name it, in UTC. */
export function priceDay(now: Date = new Date()): string {
  return now.toISOString().slice(0, 10)
}
