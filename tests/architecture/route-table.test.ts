import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** Inside the project, so that its packages are found. */
const drafts = join(root, '.data', 'drafts')

type Change = { file: string; from: string; to: string }

let folder = ''

beforeAll(async () => {
  await mkdir(drafts, { recursive: true })
  folder = await mkdtemp(join(drafts, 'routing-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The compiler's errors for the route table after a change, a line each; empty when it compiles. */
async function mistakesAfter(changes: readonly Change[]): Promise<string> {
  const copy = join(folder, String(Math.random()).slice(2))
  await cp(join(root, 'site/routing'), join(copy, 'routing'), {
    recursive: true,
    filter: (file) => !/\.test\.tsx?$/.test(file),
  })
  // Rows of features name addresses that stand beside them.
  const rows = globSync('features/*/{feature,*-addresses}.ts', { cwd: join(root, 'site') })
  for (const file of ['features.ts', 'brand/served.ts', ...rows]) await cp(join(root, 'site', file), join(copy, file))
  await writeFile(join(copy, 'package.json'), JSON.stringify({ type: 'module', imports: { '#site/*': './*' } }))
  for (const { file, from, to } of changes) {
    const changed = join(copy, 'routing', file)
    const text = await readFile(changed, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
    await writeFile(changed, text.replace(from, to))
  }
  const config = { extends: join(root, 'tsconfig.base.json'), include: ['**/*.ts'], compilerOptions: { noEmit: true } }
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(config))
  const run = promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', copy])
  return await run.then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

const addLocale: Change = {
  file: 'locales.ts',
  from: '} as const\n',
  to: "  pl: { code: 'pl', iso: 'pl-PL', direction: 'ltr', name: 'Polski' },\n} as const\n",
}

/** A row at the end of the public routes. */
function addRoute(row: string): Change {
  return { file: 'public-routes.ts', from: '] as const satisfies', to: `  ${row},\n] as const satisfies` }
}

test('a route is one row', { timeout: 60_000 }, async () => {
  expect(
    await mistakesAfter([addRoute("{ name: 'about-search', segments: ['about', 'search'], parent: 'about' }")]),
  ).toBe('')
})

test('a locale is one row, and the compiler names the words that it lacks', { timeout: 60_000 }, async () => {
  const said = await mistakesAfter([addLocale])
  expect(said).toContain("'pl'")
  expect(said).toMatch(/company-segments\.ts/)
  expect(said).toMatch(/catalogue-segments\.ts/)
})

const lacksRussian: Change = { file: 'segments/company-segments.ts', from: "    ru: 'poisk',\n", to: '' }

test.each([
  ['a word that lacks a language', lacksRussian, 'segments/company-segments.ts'],
  ['a word that is not in the table', addRoute("{ name: 'x', segments: ['cellar'] }"), 'cellar'],
  ['a template that nobody draws', addRoute("{ name: 'x', segments: ['jobs', ':a'], template: 'poster' }"), 'poster'],
  ['a layout that does not exist', addRoute("{ name: 'x', segments: ['jobs', ':a'], layout: 'wide' }"), 'wide'],
  ['a guard that nobody knows', addRoute("{ name: 'x', segments: ['jobs', ':a'], guards: ['moat'] }"), 'moat'],
  ['a validate step that nobody knows', addRoute("{ name: 'x', segments: ['jobs', ':a'], validate: 'age' }"), 'age'],
] as const)('%s does not compile', { timeout: 60_000 }, async (_, change, named) => {
  const said = await mistakesAfter([change])
  expect(said).toContain('error TS')
  expect(said).toContain(named)
})
