import { compactCode } from 'component-schemas/search/code-forms.ts'
import type { Row, SqlValue, Statements, TableSet } from '#site/server/database/database.ts'
import { openDatabase } from '#site/server/database/open-database.ts'
import { type Price, type PriceRecord, price } from './price-record.ts'

/** Days are written as in ISO 8601, so that they compare as texts; `last_day` of a price without an end is later than any day. */
const priceTables: TableSet = {
  schema: 'prices',
  hasFleeting: false,
  migrations: [
    {
      name: '1-prices',
      up: async ({ run, dialect: { integer, strict } }) =>
        await run(`
CREATE TABLE prices (
  code_key TEXT NOT NULL, customer_group TEXT NOT NULL, pack ${integer} NOT NULL, currency TEXT NOT NULL, first_day TEXT NOT NULL,
  last_day TEXT NOT NULL, net ${integer} NOT NULL, code TEXT NOT NULL, availability TEXT, lead_time_days ${integer},
  PRIMARY KEY (code_key, customer_group, pack, currency, first_day)
) ${strict};
CREATE INDEX prices_group ON prices (customer_group);
`),
    },
  ],
}

const endless = '9999-12-31'
const columns = 'code_key, customer_group, pack, currency, first_day, last_day, net, code, availability, lead_time_days'
const width = columns.split(',').length

/** Codes and prices of one query. */
const codesOfQuery = 100
const pricesOfQuery = 1000

export type Prices = ReturnType<typeof openPrices>

/** The groups whose prices are read, and the day for which they are valid (`2026-11-26`). */
export type PriceReader = { groups: readonly string[]; day: string }

/**
 * Price records of customer groups, for every process with the same database.
 * @param place a file for SQLite, or `postgres://…`
 */
export function openPrices(place: string) {
  const { rows, inTransaction, close } = openDatabase(place, priceTables)
  const validRows = async (condition: string, { groups, day }: PriceReader, values: readonly SqlValue[]) => {
    if (groups.length === 0) return []
    const ofGroups = groups.map((_, at) => `$${at + 2}`).join(', ')
    return await rows(
      `SELECT code_key, code, pack, net, currency, first_day AS "from", nullif(last_day, '${endless}') AS "to", availability,
         lead_time_days AS "leadTimeDays"
       FROM prices WHERE first_day <= $1 AND last_day >= $1 AND customer_group IN (${ofGroups}) AND ${condition}`,
      [day, ...groups, ...values],
    )
  }
  return {
    /**
     * Replaces all prices of the groups that occur, in one step: until it is done, and for ever where it fails, readers see the old ones.
     * @param batches at most a thousand records each; what they throw ends the import without a trace
     * @returns number of prices
     */
    replace: (batches: AsyncIterable<readonly PriceRecord[]>): Promise<number> =>
      inTransaction('prices', async (statements) => {
        const replaced = new Set<string>()
        let count = 0
        for await (const batch of batches) {
          for (const { group } of batch) {
            if (replaced.has(group)) continue
            replaced.add(group)
            await statements.change('DELETE FROM prices WHERE customer_group = $1', [group])
          }
          await insert(statements, batch)
          count += batch.length
        }
        return count
      }),
    /** All prices of codes that are valid, by the compact form of the code; `bestPrice` chooses. */
    async ofCodes(codes: readonly string[], reader: PriceReader): Promise<ReadonlyMap<string, readonly Price[]>> {
      const keys = [...new Set(codes.map(compactCode))]
      const found: Row[] = []
      for (let at = 0; at < keys.length; at += codesOfQuery) {
        // One statement for every number of codes.
        const some = Array.from({ length: codesOfQuery }, (_, next) => keys[at + next] ?? '')
        const names = some.map((_, next) => `$${next + 2 + reader.groups.length}`).join(', ')
        found.push(...(await validRows(`code_key IN (${names})`, reader, some)))
      }
      const byKey = Map.groupBy(found, (row) => String(row['code_key']))
      return new Map([...byKey].map(([key, some]) => [key, some.map(priceIn)]))
    },
    has: async (reader: PriceReader): Promise<boolean> => (await validRows('1 = 1 LIMIT 1', reader, [])).length > 0,
    /** The prices of all codes that are valid, up to a thousand codes at once, so that no list is too long for the memory. */
    async *all(reader: PriceReader): AsyncGenerator<(readonly Price[])[]> {
      let after = ''
      while (true) {
        const at = reader.groups.length + 2
        const some = await validRows(`code_key > $${at} ORDER BY code_key LIMIT ${pricesOfQuery}`, reader, [after])
        const last = String(some.at(-1)?.['code_key'] ?? '')
        // The rest of the last code comes with the next ones, unless it is the only one.
        const isEnd = some.length < pricesOfQuery || some[0]?.['code_key'] === last
        const whole = isEnd ? some : some.filter((row) => row['code_key'] !== last)
        yield [...Map.groupBy(whole, (row) => row['code_key']).values()].map((ofCode) => ofCode.map(priceIn))
        if (some.length < pricesOfQuery) return
        after = String(whole.at(-1)?.['code_key'])
      }
    },
    close,
  }
}

async function insert({ change }: Statements, batch: readonly PriceRecord[]): Promise<void> {
  if (batch.length === 0) return
  const places = (row: number) => Array.from({ length: width }, (_, place) => `$${row * width + place + 1}`)
  const rows = batch.map((_, row) => `(${places(row)})`)
  const added = await change(
    `INSERT INTO prices (${columns}) VALUES ${rows} ON CONFLICT DO NOTHING`,
    batch.flatMap(valuesOf),
  )
  // It is unknown which of the two would apply.
  if (added < batch.length)
    throw new Error('Nothing was imported: a group has two prices of the same code and pack from the same day on.')
}

function valuesOf({ group, code, pack, net, currency, from, to, availability, leadTimeDays }: PriceRecord): SqlValue[] {
  const last = [to ?? endless, net, code, availability ?? null, leadTimeDays ?? null]
  return [compactCode(code), group, pack, currency, from, ...last]
}

function priceIn(row: Row): Price {
  const stated = Object.entries(row).filter(([name, value]) => name !== 'code_key' && value !== null)
  return price.parse(Object.fromEntries(stated))
}
