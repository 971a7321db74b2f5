import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { features } from 'site/features.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** Inside the project, so that its packages are found. */
const drafts = join(root, '.data', 'drafts')
const registries = globSync('features.*', { cwd: join(root, 'site') })
const names: readonly string[] = features.map(({ name }) => name)

let folder = ''

beforeAll(async () => {
  await mkdir(drafts, { recursive: true })
  folder = await mkdtemp(join(drafts, 'left-out-'))
  await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** A copy of the site without these features: their folders and rows deleted, and the features that need them with them. */
async function siteWithout(left: readonly string[]): Promise<string> {
  const copy = await mkdtemp(join(folder, 'site-'))
  const own = join(root, 'site')
  const folders = features
    .filter(({ name }) => left.includes(name))
    .flatMap((row) => [
      `features/${row.name}`,
      ...('appFolders' in row ? row.appFolders : []).map((one) => `app/${one}`),
    ])
  const isLeft = (path: string) => folders.some((one) => path === one || path.startsWith(`${one}/`))
  await cp(own, copy, {
    recursive: true,
    filter: (source) => {
      const path = relative(own, source)
      return !/(^|\/)(node_modules|\.next[^/]*)$|\.tsbuildinfo$/.test(path) && !isLeft(path)
    },
  })
  await symlink(join(own, 'node_modules'), join(copy, 'node_modules'))
  for (const registry of registries) {
    const text = await readFile(join(copy, registry), 'utf8')
    const imports = left.flatMap((name) => [
      ...text.matchAll(new RegExp(`^import \\{ (\\w+) \\} from './features/${name}/.*\\n`, 'gm')),
    ])
    const without = imports.reduce(
      (rest, [line, row = '']) => rest.replace(line, '').replace(new RegExp(`(?<=[[\\s])${row}(?=[,\\]]),?\\s*`), ''),
      text,
    )
    await writeFile(join(copy, registry), without)
  }
  return copy
}

/** The compiler's errors for a copy, a line each; empty when it compiles. */
async function mistakesIn(copy: string): Promise<string> {
  const run = promisify(execFile)(join(root, 'node_modules/.bin/tsc'), [
    '--noEmit',
    '--incremental',
    'false',
    '-p',
    copy,
  ])
  return await run.then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

/** The feature and those that need it. */
function withDependents(name: string): string[] {
  const needing = features.filter(({ needs }) => (needs as readonly string[]).includes(name)).map((one) => one.name)
  return [name, ...needing.flatMap(withDependents)]
}

test.each(names)('the site compiles without the feature %s', { timeout: 240_000 }, async (name) => {
  expect(await mistakesIn(await siteWithout(withDependents(name)))).toBe('')
})

test('the site compiles without any feature', { timeout: 240_000 }, async () => {
  expect(await mistakesIn(await siteWithout(names))).toBe('')
})
