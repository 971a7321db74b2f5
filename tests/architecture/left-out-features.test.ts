import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { featureNames, leaveFeaturesOut } from 'scripts/checks/leave-features-out.ts'
import { featureRows } from 'site/features.ts'
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
  const needing = featureRows.filter(({ needs }) => needs.includes(name)).map((one) => one.name)
  return [name, ...needing.flatMap(withDependents)]
}

/**
 * Features that are left out together, so that ten compilations prove what twenty-five would: one half of them and then the other, by each digit of
 * their binary numbers. Of each two features one copy has the first and lacks the second, unless the first needs a third that is left
 * out there: `LEFT_OUT=each` (npm run drills) leaves out each alone.
 */
function leftTogether(): string[][] {
  if (process.env['LEFT_OUT'] === 'each') return featureNames.map(withDependents)
  const digits = Array.from({ length: Math.ceil(Math.log2(featureNames.length)) }, (_, digit) => 2 ** digit)
  const halves = digits.flatMap((digit) =>
    [0, digit].map((value) => featureNames.filter((_, number) => (number & digit) === value)),
  )
  return halves.map((half) => [...new Set(half.flatMap(withDependents))])
}

for (const left of leftTogether()) {
  test(`the site compiles without ${left.join(', ')}`, { timeout: 240_000 }, async () => {
    expect(await mistakesWithout(left)).toBe('')
  })
}

test('the site compiles without any feature', { timeout: 240_000 }, async () => {
  expect(await mistakesWithout(featureNames)).toBe('')
})
