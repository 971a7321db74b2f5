import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { featureNames, leaveFeaturesOut } from 'scripts/checks/leave-features-out.ts'
import { features } from 'site/features.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** Inside the project, so that its packages are found. */
const drafts = join(root, '.data', 'drafts')

let folder = ''

beforeAll(async () => {
  await mkdir(drafts, { recursive: true })
  folder = await mkdtemp(join(drafts, 'left-out-'))
  await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
})

afterAll(() => rm(folder, { recursive: true, force: true }), 60_000)

/** A copy of the site without these features and without what no compiler reads. */
async function siteWithout(left: readonly string[]): Promise<string> {
  const copy = await mkdtemp(join(folder, 'site-'))
  const own = join(root, 'site')
  await cp(own, copy, {
    recursive: true,
    filter: (source) => !/(^|\/)(node_modules|\.next[^/]*)$|\.tsbuildinfo$/.test(relative(own, source)),
  })
  await symlink(join(own, 'node_modules'), join(copy, 'node_modules'))
  await leaveFeaturesOut(copy, left)
  return copy
}

/** The compiler's errors for the site without these features, a line each; empty when it compiles. */
async function mistakesWithout(left: readonly string[]): Promise<string> {
  const copy = await siteWithout(left)
  const run = promisify(execFile)(join(root, 'node_modules/.bin/tsc'), [
    '--noEmit',
    '--incremental',
    'false',
    '-p',
    copy,
  ])
  const mistakes = await run.then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
  await rm(copy, { recursive: true })
  return mistakes
}

/** The feature and those that need it. */
function withDependents(name: string): string[] {
  const needing = features.filter(({ needs }) => (needs as readonly string[]).includes(name)).map((one) => one.name)
  return [name, ...needing.flatMap(withDependents)]
}

test.each(featureNames)('the site compiles without the feature %s', { timeout: 240_000 }, async (name) => {
  expect(await mistakesWithout(withDependents(name))).toBe('')
})

test('the site compiles without any feature', { timeout: 240_000 }, async () => {
  expect(await mistakesWithout(featureNames)).toBe('')
})
