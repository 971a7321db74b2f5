import { databaseLocation } from '#site/server/configuration/database-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { openPrices, type Prices } from './open-prices.ts'

let opened: Prices | undefined

/** The prices of this process, opened at first use. */
export function sitePrices(): Prices {
  opened ??= openPrices(databaseLocation(env, 'prices'))
  return opened
}

/** The day of now as price records name it, in UTC. */
export function priceDay(now: Date = new Date()): string {
  return now.toISOString().slice(0, 10)
}
