import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { productSources } from './product-sources.ts'

const root = join(import.meta.dirname, '../..')

/**
 * The modules that may build a regular expression from text, and why the text is not a stranger's. Patterns of editors and visitors run in
 * `component-schemas/patterns`, in time linear to their input.
 */
const builders: Readonly<Record<string, string>> = {
  'component-schemas/patterns/linear-pattern.ts': 'an editor’s, whose syntax alone is read: it tests no text',
  'site/server/page-cache/files/built-files.ts': 'the address of the built files, a constant of the site',
  'site/server/page-cache/request/cache-key.ts':
    'first segments of paths, constants of the site and of the rows of its features',
  'site/server/pipeline/allowed-methods.ts':
    'first segments of paths, constants of the site and of the rows of its features',
  'site/ui/part-number/whole-codes.tsx': 'shapes of part numbers, constants of the same file',
}

test('only named files build a regular expression from text', async () => {
  const all = await productSources()
  expect(all.length).toBeGreaterThan(500)
  const building = await Promise.all(
    all.map(async (path) => (/\bRegExp\s*\(/.test(await readFile(join(root, path), 'utf8')) ? [path] : [])),
  )
  expect(building.flat().toSorted()).toEqual(Object.keys(builders).toSorted())
})

test('one file runs the linear engine', async () => {
  const all = await productSources()
  const running = await Promise.all(
    all.map(async (path) =>
      /from 're2js'|import\('re2js'\)/.test(await readFile(join(root, path), 'utf8')) ? [path] : [],
    ),
  )
  expect(running.flat()).toEqual(['component-schemas/patterns/linear-pattern.ts'])
})
