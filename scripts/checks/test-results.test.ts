import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../settings.ts'
import { runners } from './run-tests.ts'

/** Below the root, so that the folder resolves the runners. */
let folder: string

beforeEach(async () => {
  await mkdir(join(root, '.data'), { recursive: true })
  folder = await mkdtemp(join(root, '.data/results-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('names each failed vitest test with its reason, and each unreadable file', async () => {
  await writeFile(
    join(folder, 'unit.test.mjs'),
    `import { expect, test } from 'vitest'
     test('a rule that holds', () => {})
     test('a rule that does not', () => expect('seen').toBe('expected'))`,
  )
  await writeFile(join(folder, 'broken.test.mjs'), `import './nowhere.mjs'`)
  const { passed, failed, failures, flaky } = await run('vitest', ['--root', folder])
  expect({ passed, failed, flaky }).toEqual({ passed: 1, failed: 1, flaky: [] })
  expect(failures.toSorted()).toEqual([
    expect.stringMatching(/broken\.test\.mjs\n {4}.*nowhere/u),
    expect.stringMatching(/unit\.test\.mjs › a rule that does not\n {4}.*'seen'.*'expected'/u),
  ])
})

test('names each failed playwright test with its reason, and each flaky one', { timeout: 120_000 }, async () => {
  // Playwright searches a given folder although the repository ignores it.
  await writeFile(join(folder, 'playwright.config.mjs'), `export default { testDir: '.', retries: 1, workers: 1 }`)
  await writeFile(
    join(folder, 'browser.spec.mjs'),
    `import { expect, test } from '@playwright/test'
     test('a rule that holds', () => {})
     test.describe('a group', () => {
       test('a rule that does not', () => expect('seen').toBe('expected'))
       test('a rule that holds now and then', () => expect(test.info().retry).toBe(1))
     })`,
  )
  const { passed, failed, failures, flaky } = await run('playwright', ['--config', folder])
  expect({ passed, failed }).toEqual({ passed: 2, failed: 1 })
  expect(failures).toEqual([expect.stringMatching(/^browser\.spec\.mjs:4 › a rule that does not\n {4}.*toBe/u)])
  expect(flaky).toEqual([expect.stringMatching(/^browser\.spec\.mjs:5 › a rule that holds now and then\n {4}.*toBe/u)])
})

test('reports an unreadable playwright file as a failure with its reason', { timeout: 120_000 }, async () => {
  await writeFile(join(folder, 'playwright.config.mjs'), `export default { testDir: '.' }`)
  await writeFile(join(folder, 'broken.spec.mjs'), `import './nowhere.mjs'`)
  await writeFile(join(folder, 'whole.spec.mjs'), `import { test } from '@playwright/test'; test('holds', () => {})`)
  const { failed, failures } = await run('playwright', ['--config', folder])
  expect(failed).toBe(1)
  expect(failures).toEqual([expect.stringContaining('nowhere.mjs')])
})

test('refuses a result of another shape', () => {
  expect(() => runners.vitest.read({})).toThrow('numPassedTests')
  expect(() => runners.playwright.read({ stats: {} })).toThrow('expected')
})

async function run(name: keyof typeof runners, args: string[]) {
  const runner = runners[name]
  const file = join(folder, `${name}.json`)
  const child = spawn(join(root, 'node_modules/.bin', runner.binary), [...runner.args(file), ...args], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, ...('env' in runner ? runner.env(file) : {}) },
  })
  await new Promise((resolve) => child.once('exit', resolve))
  return runner.read(JSON.parse(await readFile(file, 'utf8')))
}
