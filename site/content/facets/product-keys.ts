import type { openTable } from './open-table.ts'

/** What a product is found by besides its words: the numbers of its packs, and its part numbers. */
export type ProductKeys = { gtins: readonly string[]; codeKeys: readonly string[] }

/** A product that has a number or a code, with its number in the table. */
export type KeyOwner = { number: number; id: number; uuid: string; ofVariant: number }

/** The numbers and codes of products on the disk. */
export function productKeys(database: ReturnType<typeof openTable>) {
  const insertGtin = database.prepare('INSERT OR IGNORE INTO gtin (gtin, number) VALUES (?, ?)')
  const deletingGtins = database.prepare('DELETE FROM gtin WHERE number = ?')
  // Of two products with one number the older one has it, in every process.
  const withGtin = database.prepare(
    'SELECT number, id, uuid, 0 AS ofVariant FROM gtin JOIN product USING (number) WHERE gtin = ? ORDER BY id',
  )
  const insertCode = database.prepare('INSERT OR IGNORE INTO code (key, number, of_variant) VALUES (?, ?, ?)')
  const deletingCodes = database.prepare('DELETE FROM code WHERE number = ?')
  const withCode = database.prepare(
    'SELECT number, id, uuid, of_variant AS ofVariant FROM code JOIN product USING (number) WHERE key = ? ORDER BY of_variant, id',
  )
  return {
    add(number: number, { gtins, codeKeys }: ProductKeys): void {
      for (const gtin of gtins) insertGtin.run(Number(gtin), number)
      for (const [place, key] of codeKeys.entries()) insertCode.run(key, number, Number(place > 0))
    },
    remove(number: number): void {
      deletingGtins.run(number)
      deletingCodes.run(number)
    },
    uuidOfGtin: (gtin: string) => (withGtin.get(Number(gtin)) as KeyOwner | undefined)?.uuid,
    uuidOfCode: (key: string) => (withCode.get(key) as KeyOwner | undefined)?.uuid,
    /** All products that have it, the one that counts first. */
    ownersOfGtin: (gtin: string) => withGtin.all(Number(gtin)) as KeyOwner[],
    ownersOfCode: (key: string) => withCode.all(key) as KeyOwner[],
  }
}
