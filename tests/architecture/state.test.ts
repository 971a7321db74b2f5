import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { productSources } from './product-sources.ts'

const root = join(import.meta.dirname, '../..')

/** Several machines serve the site: lasting data are in the database that they share, behind one port. */
test('only the database port opens SQLite or PostgreSQL', async () => {
  const all = await productSources()
  const opening = await Promise.all(
    all.map(async (path) =>
      /(from|import\()\s*'(node:sqlite|pg)'/.test(await readFile(join(root, path), 'utf8')) ? [path] : [],
    ),
  )
  expect(opening.flat().toSorted()).toEqual([
    'site/server/database/open-postgres.ts',
    'site/server/database/open-scratch.ts',
    'site/server/database/open-sqlite.ts',
  ])
})
