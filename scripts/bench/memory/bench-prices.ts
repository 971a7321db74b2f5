import { join } from 'node:path'
import { openPrices } from 'site/server/customers/prices/open-prices.ts'
import { readPriceLines } from '../../customers/read-price-lines.ts'
import { startPostgres } from '../../system/services/start-postgres.ts'
import type { Row } from '../print-table.ts'
import { median } from '../quantile.ts'

const lines = 200_000
const codes = Array.from({ length: 500 }, (_, at) => `NOR-${at * 97}`)
const lookups = 20

/** An import of as many lines as a large group has, and the prices of the longest list. PostgreSQL only where it is installed. */
export async function benchPrices(folder: string): Promise<Row[]> {
  const rows = [await measure('SQLite', join(folder, 'prices.sqlite'))]
  const server = await startPostgres()
  if (!server) process.stdout.write('  PostgreSQL is not installed here (/usr/lib/postgresql).\n')
  try {
    if (server) rows.push(await measure('PostgreSQL', server.url))
  } finally {
    await server?.stop()
  }
  return rows
}

async function measure(name: string, place: string): Promise<Row> {
  const prices = openPrices(place)
  const reader = openPrices(place)
  const at = { groups: ['distributor', 'locksmith'], day: '2026-11-26' }
  // The import that is measured replaces as many.
  await prices.replace(readPriceLines(made(lines)))
  const startedAt = performance.now()
  const before = process.memoryUsage().rss
  await prices.replace(readPriceLines(made(lines)))
  const seconds = (performance.now() - startedAt) / 1000
  const grown = (process.memoryUsage().rss - before) / 1e6
  const times: number[] = []
  for (let time = 0; time < lookups; time += 1) {
    const from = performance.now()
    const found = await reader.ofCodes(codes, at)
    if (found.size !== codes.length) throw new Error(`${found.size} codes have a price.`)
    times.push(performance.now() - from)
  }
  await Promise.all([prices.close(), reader.close()])
  return { database: name, lines, 'import s': seconds, 'memory MB': grown, '500 codes ms': median(times) }
}

async function* made(count: number): AsyncGenerator<string> {
  yield 'group;code;pack;net;currency;from;to;availability;leadTimeDays\n'
  for (let at = 0; at < count; at += 1) {
    yield `${at % 4 === 3 ? 'locksmith' : 'distributor'};NOR-${at};10;${100 + (at % 900)};EUR;2026-01-01;;in-stock;5\n`
  }
}
