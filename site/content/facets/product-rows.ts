import { fitRows } from './blanks/fit-rows.ts'
import { openTable } from './open-table.ts'
import { productKeys } from './product-keys.ts'
import type { IndexedProduct } from './product-orders.ts'

/** What is shown of a product, and what its place in lists depends on. */
export type ProductRow = Pick<IndexedProduct, 'code' | 'name' | 'isNew' | 'since'>

/** A product that cannot be used is known by its id alone, so that the numbers agree with the service's. */
export type KnownProduct = IndexedProduct | { id: number }

type StoredRow = { number: number; code: string; name: string; is_new: number; since: string }

/** Products on the disk, by a number that each gets when it arrives. */
export function productRows() {
  const database = openTable()
  const fits = fitRows(database)
  const insert = database.prepare(
    'INSERT INTO product (number, id, uuid, code, name, is_new, since) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const numbered = database.prepare('SELECT number FROM product WHERE id = ?')
  const deleting = database.prepare('DELETE FROM product WHERE number = ?')
  const keys = productKeys(database)
  const uuid = database.prepare('SELECT uuid FROM product WHERE number = ?')
  const sized = database.prepare('SELECT count(*) AS n FROM product')
  const fields = 'SELECT number, code, name, is_new, since FROM product'
  const one = database.prepare(`${fields} WHERE number = ?`)
  const some = database.prepare(`${fields} WHERE uuid <> '' AND number > ? ORDER BY number LIMIT ?`)
  /** Numbers of removed products are given again, so that sets stay as small as the table. */
  const free: number[] = []
  let next = 1
  return {
    numberOf: (id: number) => (numbered.get(id) as { number: number } | undefined)?.number,
    add(product: KnownProduct): number {
      const number = free.pop() ?? next++
      const { uuid: own, code, name, isNew, since } = 'uuid' in product ? product : unusable
      insert.run(number, product.id, own, code, name, Number(isNew), since)
      if (!('uuid' in product)) return number
      keys.add(number, product)
      fits.add(number, product.fits)
      return number
    },
    remove(number: number): void {
      deleting.run(number)
      keys.remove(number)
      fits.remove(number)
      free.push(number)
    },
    /** Changes the table as one: all of it, or, when `change` throws, nothing. */
    together(change: () => void): void {
      database.exec('BEGIN')
      try {
        change()
        database.exec('COMMIT')
      } catch (error) {
        // A disk without room has ended it already.
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
    keys,
    vehicles: fits,
    /** Higher than the number of every product. */
    nextNumber: () => next,
    uuidOf: (number: number) => (uuid.get(number) as { uuid: string }).uuid,
    size: () => (sized.get() as { n: number }).n,
    row: (number: number): ProductRow => toRow(one.get(number) as StoredRow),
    /** Usable products after a number. */
    after: (number: number, limit: number): { number: number; row: ProductRow }[] =>
      (some.all(number, limit) as StoredRow[]).map((row) => ({ number: row.number, row: toRow(row) })),
    close: () => database.close(),
  }
}

const unusable = { uuid: '', code: '', name: '', isNew: false, since: '' }

function toRow({ code, name, is_new: isNew, since }: StoredRow): ProductRow {
  return { code, name, isNew: isNew === 1, since }
}
