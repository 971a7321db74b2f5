import { join } from 'node:path'
import { readPriceLines } from 'scripts/customers/read-price-lines.ts'
import { openPrices } from 'site/features/prices/store/open-prices.ts'

/** The same for every test that reads prices: an import replaces those of its groups. */
const rows = [
  'distributor;LIN-12DP;20;2650;EUR;2026-01-01;;in-stock;5',
  'locksmith;LIN-12DP;10;1500;EUR;2026-01-01;;in-stock;7',
  'locksmith;NOR-1R;10;385;EUR;2026-01-01;;in-stock;',
  'workshop;TES-4RS-T46;5;9900;EUR;2026-01-01;;on-order;10',
]

/** Imports price records into the running stack, as `npm run prices` does. */
export async function importPrices(): Promise<void> {
  async function* lines() {
    yield ['group;code;pack;net;currency;from;to;availability;leadTimeDays', ...rows].join('\n')
  }
  const prices = openPrices(join(process.env['TEST_DATA_FOLDER'] ?? '', 'submissions', 'prices.sqlite'))
  await prices.replace(readPriceLines(lines()))
  await prices.close()
}
