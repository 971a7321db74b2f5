import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { productStyles } from './product-sources.ts'

const root = join(import.meta.dirname, '../..')
const composed = /composes:\s*([\w\s-]+?)\s+from\s+"([^"]+)"/g

/**
 * Selectors of a sheet that give a class weight of its own.
 * @param name of the class that another sheet composes
 */
function weighty(css: string, name: string): string[] {
  const alone = new RegExp(`^\\.${name}(?![\\w-])[^\\s>+~]*$`)
  const found: string[] = []
  parse(css).walkRules((rule) => {
    found.push(...rule.selectors.filter((selector) => alone.test(selector)))
  })
  return found
}

/** The sheets that compose classes of other sheets, with the file and the class of each. */
async function compositions() {
  const sheets = await productStyles()
  const found = await Promise.all(
    sheets.map(async (path) => {
      const css = await readFile(join(root, path), 'utf8')
      return [...css.matchAll(composed)].flatMap(([, names = '', from = '']) => {
        const file = from.startsWith('#site/') ? from.replace('#site', 'site') : join(path, '..', from)
        return names.split(/\s+/).map((name) => ({ file, name }))
      })
    }),
  )
  return found.flat()
}

// The order of style sheets follows the order of imports: a class with weight would win or lose by chance.
test('a class that another sheet composes has no weight in its own', async () => {
  const all = await compositions()
  expect(all.length).toBeGreaterThan(10)
  const wrong = await Promise.all(
    all.map(async ({ file, name }) =>
      weighty(await readFile(join(root, file), 'utf8'), name).map((one) => [file, one]),
    ),
  )
  expect(wrong.flat()).toEqual([])
})

test.for([
  ['.field { color: red }', ['.field']],
  ['.field:hover, .other { color: red }', ['.field:hover']],
  [':where(.field) { color: red }', []],
  ['.card .field, .fields { color: red }', []],
])('in %j the weighty selectors are %j', ([css, expected]) => {
  expect(weighty(String(css), 'field')).toEqual(expected)
})
