import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from '../settings.ts'
import { wantedIndexes } from './push-indexes.ts'

/** Code that makes search records and their addresses. */
const folders = ['component-schemas', 'site/routing', 'site/search/indexing'].map((folder) => join(root, folder))

/**
 * Changes with the settings and synonyms of any index, and with the code that makes records: an index with another digest
 * must be filled again.
 */
export async function indexDigest(sources: readonly string[] = folders): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([...wantedIndexes()]))
  for (const folder of sources) {
    for (const file of await sourcesIn(folder)) hash.update(relative(folder, file)).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}

async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/node_modules/'))
    .toSorted()
}
