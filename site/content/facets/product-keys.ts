import type { openTable } from './open-table.ts'

/** What a product is found by besides its words: the numbers of its packs, and its part numbers. */
export type ProductKeys = { gtins: readonly string[]; codeKeys: readonly string[] }

/** The numbers and codes of products on the disk. */
export function productKeys(database: ReturnType<typeof openTable>) {
  const insertGtin = database.prepare('INSERT OR IGNORE INTO gtin (gtin, number) VALUES (?, ?)')
  const deletingGtins = database.prepare('DELETE FROM gtin WHERE number = ?')
  // Of two products with one number the older one has it, in every process.
  const withGtin = database.prepare(
    'SELECT uuid FROM gtin JOIN product USING (number) WHERE gtin = ? ORDER BY product.id LIMIT 1',
  )
  const insertCode = database.prepare('INSERT OR IGNORE INTO code (key, number, of_variant) VALUES (?, ?, ?)')
  const deletingCodes = database.prepare('DELETE FROM code WHERE number = ?')
  const withCode = database.prepare(
    'SELECT uuid FROM code JOIN product USING (number) WHERE key = ? ORDER BY of_variant, product.id LIMIT 1',
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
    uuidOfGtin: (gtin: string) => (withGtin.get(Number(gtin)) as { uuid: string } | undefined)?.uuid,
    uuidOfCode: (key: string) => (withCode.get(key) as { uuid: string } | undefined)?.uuid,
  }
}
