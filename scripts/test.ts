import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type ChosenTests, chooseTests } from './checks/chosen-tests.ts'
import { runChecks } from './checks/run-checks.ts'
import { minutesSince, runTests, type Share } from './checks/run-tests.ts'
import type { TestResult } from './checks/test-results.ts'
import {
  browserSpecs,
  changedByVarnish,
  frameworkSpecs,
  ofKeptPages,
  shortRun,
  specsBehindCdn,
  thoroughSpecs,
  thoroughSuites,
} from './checks/thorough-tests.ts'
import { runCommand } from './command/run-command.ts'
import { root } from './settings.ts'
import { installedChromium } from './system/browser/chromium-path.ts'
import { buildBeside, buildStandalone, standaloneFolder } from './system/build-site.ts'
import { compileCatalogues } from './system/compile-catalogues.ts'
import { varnishPath } from './system/services/varnish-path.ts'

const firstPort = Number(process.env['TEST_PORTS'] || 3900)

/** The framework's server (docs/hosts.md): `next start`, and the standalone output, behind Varnish where there is one. */
const inFramework = ['--project=reading', '--no-deps', '--workers=1', '--grep-invert']
const nextStart: Share = {
  name: 'next-start',
  args: [...inFramework, ofKeptPages.source, ...withoutStars(frameworkSpecs)],
  env: { HOSTING: 'node', TEST_PORTS: String(firstPort + 200) },
}
const standalone: Share = {
  name: 'standalone',
  args: [...inFramework, `${ofKeptPages.source}|${changedByVarnish.source}`, ...withoutStars(specsBehindCdn)],
  env: { HOSTING: 'node', TEST_PORTS: String(firstPort + 400), ...(varnishPath && { TEST_CDN: 'varnish' }) },
}

/** Random moves of four people, the same ones each time. */
const histories: Share = {
  name: 'histories',
  args: ['--project=histories', '--no-deps'],
  env: { TEST_PORTS: String(firstPort + 600) },
}

await runCommand(
  {
    name: 'test',
    purpose:
      'Checks, unit and contract tests, then browser tests on the built site; the last line is "N passed, N failed".',
    flags: {
      all: {
        type: 'boolean',
        help: 'then also those that take long, as the build machine does: every page, every case, systems of their own',
      },
      long: {
        type: 'boolean',
        help: "those that take long alone, and a few in the system's own browser: what --all adds",
      },
    },
    words: {
      name: '[path…]',
      help: 'runs the tests of these files or folders alone, on a build of the sources as they are',
    },
    notes: 'First of the ports that it uses: TEST_PORTS, 3900 when not given.',
    exitCodes: { 0: 'everything passed', 1: 'something failed' },
  },
  async ({ flags, words }) => {
    if (words.length > 0) return await runChosen(chooseTests(words))
    const results = flags.long === true ? [] : await runShort()
    if (flags.long === true || flags.all === true) results.push(...(await runLong()))
    else process.stdout.write('\nTests that take long were left out: npm test -- --all runs them too.\n')
    return report(results)
  },
)

/** One at a time, because a spec among them may change content that another reads. */
async function runChosen({ vitest, playwright }: ChosenTests): Promise<number> {
  const browser = { name: 'chosen', args: [...playwright, '--no-deps', '--workers=1'] }
  const results: TestResult[] = []
  if (vitest.length > 0) {
    await compileCatalogues()
    results.push(await runTests('vitest', { name: 'vitest', args: vitest }))
  }
  if (playwright.length > 0) results.push(...(await testBrowser(buildBeside(), [browser])))
  return report(results)
}

/** README command 2. Its browser is the one from npm, so that it is the same on every machine. */
async function runShort(): Promise<TestResult[]> {
  const env = { [shortRun]: '1' }
  const checked = await check()
  // Suites that start a service spend part of their time waiting for it.
  const built = buildBeside()
  const tested = await runTests('vitest', { name: 'vitest', env })
  return [checked, tested, ...(await testBrowser(built, shares(1, { env })))]
}

/**
 * The tests that `runShort` leaves out; those that depend on the browser, in the system's own one where there is one; and the site built and started
 * without any feature, in a clone of the last commit.
 */
async function runLong(): Promise<TestResult[]> {
  const built = buildBeside()
  await compileCatalogues()
  const tested = await runTests('vitest', { name: 'long', args: withoutStars(thoroughSuites) })
  const results = await testBrowser(built, shares(2, { args: withoutStars(thoroughSpecs) }))
  const system = installedChromium()
  const server = await buildStandalone()
  const beside = { ...standalone, env: { ...standalone.env, SITE_SERVER: server, SITE_BUILD_FOLDER: standaloneFolder } }
  results.push(...(await testBrowser(built, [nextStart, beside, histories])))
  const args = ['--project=changing', '--no-deps', ...withoutStars(browserSpecs)]
  if (system !== undefined)
    results.push(await runTests('playwright', { name: 'system', args, env: { CHROMIUM_PATH: system } }))
  return [tested, ...results, await runDrill('without-features')]
}

/** A drill passes or fails as a whole. */
async function runDrill(name: string): Promise<TestResult> {
  const startedAt = performance.now()
  const drill = spawn(process.execPath, [join(root, `scripts/drills/${name}.ts`)], { stdio: 'inherit' })
  const code = await new Promise<number | null>((resolve) => drill.once('exit', resolve))
  const failures = code === 0 ? [] : [`${name} ended with ${code}`]
  return {
    passed: 1 - failures.length,
    failed: failures.length,
    failures,
    flaky: [],
    took: minutesSince(startedAt, name),
  }
}

/** A runner takes parts of paths. */
function withoutStars(patterns: readonly string[]): string[] {
  return patterns.map((pattern) => pattern.replaceAll(/\*\*\/?\*?/g, ''))
}

/** @returns the exit code */
function report(results: readonly TestResult[]): number {
  // Printed at the end, because the output above is a thousand lines long.
  list(
    'Passed only the second time',
    results.flatMap(({ flaky }) => flaky),
  )
  list(
    'Failed',
    results.flatMap(({ failures }) => failures),
  )
  process.stdout.write(`\nMinutes: ${results.flatMap(({ took }) => took ?? []).join(', ')}\n`)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  return failed === 0 ? 0 : 1
}

async function check(): Promise<TestResult> {
  const outcomes = await runChecks()
  const failures = outcomes.filter(({ isPassed }) => !isPassed).map(({ name }) => name)
  return { passed: outcomes.length - failures.length, failed: failures.length, failures, flaky: [] }
}

async function testBrowser(built: Promise<void>, chosen: readonly Share[]): Promise<TestResult[]> {
  try {
    await built
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [{ passed: 0, failed: 1, failures: [reason], flaky: [] }]
  }
  return await Promise.all(chosen.map((share) => runTests('playwright', share)))
}

/**
 * Tests that change content run one at a time, because each reads content that others would change. Parts of them, each on a system of its own, run
 * in parallel to the reading tests.
 */
function shares(parts: number, { args = [], env }: Pick<Share, 'args' | 'env'>): Share[] {
  const changing = Array.from({ length: parts }, (_, part) => ({
    name: `changing-${part + 1}`,
    // A site with content of its own may have no such test yet.
    args: ['--project=changing', '--no-deps', '--pass-with-no-tests', `--shard=${part + 1}/${parts}`, ...args],
    env: { TEST_PORTS: String(firstPort + 200 * (part + 1)), ...env },
  }))
  return [{ name: 'reading', args: ['--project=reading', '--project=starting', ...args], env: { ...env } }, ...changing]
}

function list(heading: string, names: string[]): void {
  if (names.length > 0) process.stdout.write(`\n${heading}:\n${names.map((name) => `  ${name}\n`).join('')}`)
}
