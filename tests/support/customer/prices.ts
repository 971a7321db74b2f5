import { join } from 'node:path'
import { readPriceLines } from 'scripts/customers/read-price-lines.ts'
import { openPrices } from 'site/server/customers/prices/open-prices.ts'

/** Imports price records into the running stack, as `npm run prices` does. */
export async function importPrices(...rows: string[]): Promise<void> {
  async function* lines() {
    yield 'group;code;pack;net;currency;from;to;availability;leadTimeDays'
    yield* rows
  }
  const prices = openPrices(join(process.env['TEST_DATA_FOLDER'] ?? '', 'submissions', 'prices.sqlite'))
  await prices.replace(readPriceLines(lines()))
  await prices.close()
}
