import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { mergeRuns } from './merge-runs.ts'
import type { Named } from './product-orders.ts'
import { transact } from './transact.ts'

/** Room that is left between two neighbours for products that come later; a million products reach 2^52. */
const room = 2 ** 32

/** So many products are put in order, or given their places, at a time: some milliseconds. */
const batch = 1000

export type Places = {
  /** Gives every product of the table its place, and lets others go first meanwhile. */
  placeAll: () => Promise<void>
  /** Where a product belongs that is not in the table. */
  placeOf: (product: Named) => number
}

type Row = Named & { id: number; place: number }

/** Places of products in one order, in a column of the table: lists are read by it, and a new product moves no other. */
export function placesIn(
  database: DatabaseSync,
  column: 'by_name' | 'by_code',
  compare: (a: Named, b: Named) => number,
): Places {
  const write = database.prepare(`UPDATE product SET ${column} = ? WHERE id = ?`)
  const last = database.prepare(`SELECT max(${column}) AS place FROM product`)
  const fields = `SELECT id, name, code, ${column} AS place FROM product`
  const upwards = database.prepare(`${fields} WHERE ${column} >= ? AND ${column} < ? ORDER BY ${column} LIMIT 1`)
  const downwards = database.prepare(`${fields} WHERE ${column} > ? AND ${column} < ? ORDER BY ${column} DESC LIMIT 1`)
  const neighbours = (product: Named): [before: number, after: number] => {
    const { place: highest } = last.get() as { place: number | null }
    let [before, after] = [0, (highest ?? 0) + 2 * room]
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      const met = (upwards.get(middle, after) ?? downwards.get(before, middle)) as Row | undefined
      if (met === undefined) break
      if (compare(product, met) < 0) after = met.place
      else before = met.place
    }
    return [before, after]
  }
  const makeRoom = database.prepare(
    `UPDATE product SET ${column} = anew.place FROM (
       SELECT id, row_number() OVER (ORDER BY ${column}) * ${room} AS place FROM product WHERE ${column} IS NOT NULL
     ) AS anew WHERE product.id = anew.id`,
  )
  return {
    async placeAll() {
      let place = 0
      const some: number[] = []
      const writeSome = async () => {
        transact(database, () => {
          for (const id of some.splice(0)) write.run((place += room), id)
        })
        await nextTurn()
      }
      for (const { id } of mergeRuns(await sortedRuns(database, compare), compare)) {
        some.push(id)
        if (some.length === batch) await writeSome()
      }
      await writeSome()
    },
    placeOf(product) {
      let [before, after] = neighbours(product)
      if (after - before <= 1) {
        makeRoom.run()
        ;[before, after] = neighbours(product)
      }
      return Math.floor((before + after) / 2)
    },
  }
}

/** All products in runs of a thousand that are in order. Their names stay in the table, however many there are. */
async function sortedRuns(database: DatabaseSync, compare: (a: Named, b: Named) => number): Promise<Iterator<Row>[]> {
  database.exec(`DROP TABLE IF EXISTS run;
    CREATE TABLE run (run INTEGER, at INTEGER, id INTEGER, PRIMARY KEY (run, at)) STRICT, WITHOUT ROWID`)
  const read = database.prepare(`SELECT id, name, code FROM product WHERE uuid <> '' AND id > ? ORDER BY id LIMIT ?`)
  const write = database.prepare('INSERT INTO run (run, at, id) VALUES (?, ?, ?)')
  const rowsOf = 'SELECT product.id, name, code FROM run CROSS JOIN product USING (id) WHERE run = ? ORDER BY at'
  const runs: number[] = []
  const next = (after: number) => read.all(after, batch) as unknown as Row[]
  for (let rows = next(0); rows.length > 0; rows = next(rows.at(-1)?.id ?? 0)) {
    transact(database, () => {
      for (const [at, { id }] of rows.toSorted(compare).entries()) write.run(runs.length, at, id)
    })
    runs.push(runs.length)
    await nextTurn()
  }
  return runs.map((run) => database.prepare(rowsOf).iterate(run) as unknown as Iterator<Row>)
}
