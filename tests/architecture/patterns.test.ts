import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/**
 * The modules that may build a regular expression from text, and why the text is not a stranger's. Patterns of editors and visitors run in
 * `component-schemas/patterns`, in time linear to their input.
 */
const builders: Readonly<Record<string, string>> = {
  'site/server/page-cache/files/built-files.ts': 'the address of the built files, a constant of the site',
  'site/ui/part-number/whole-codes.tsx': 'shapes of part numbers, constants of the same file',
}

async function sources(): Promise<string[]> {
  const found = await Promise.all(
    ['site', 'component-schemas', 'cms-plugin'].map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((path) => `${folder}/${path}`),
    ),
  )
  return found
    .flat()
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))
    .filter((path) => !/(^|\/)(node_modules|\.next|\.turbo|messages)\//.test(path))
}

test('only named files build a regular expression from text', async () => {
  const all = await sources()
  expect(all.length).toBeGreaterThan(500)
  const building = await Promise.all(
    all.map(async (path) => (/\bRegExp\s*\(/.test(await readFile(join(root, path), 'utf8')) ? [path] : [])),
  )
  expect(building.flat().toSorted()).toEqual(Object.keys(builders).toSorted())
})

test('one file runs the linear engine', async () => {
  const all = await sources()
  const running = await Promise.all(
    all.map(async (path) =>
      /from 're2js'|import\('re2js'\)/.test(await readFile(join(root, path), 'utf8')) ? [path] : [],
    ),
  )
  expect(running.flat()).toEqual(['component-schemas/patterns/linear-pattern.ts'])
})
