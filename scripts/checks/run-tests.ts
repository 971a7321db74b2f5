import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../settings.ts'
import { readPlaywright, readVitest, type TestResult } from './test-results.ts'

type Runner = {
  binary: string
  /** Arguments that make the runner write its result as JSON into a file. */
  args: (file: string) => string[]
  env?: (file: string) => Record<string, string>
  read: (json: unknown) => TestResult
}

export const runners = {
  vitest: {
    binary: 'vitest',
    args: (file) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    read: readVitest,
  },
  playwright: {
    binary: 'playwright',
    args: () => ['test', '--reporter=list,json'],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    read: readPlaywright,
  },
} as const satisfies Record<string, Runner>

/** A part of a runner's tests, with a result of its own. */
export type Share = {
  name: string
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
}

/** Runs a test runner with our terminal and reads its result. A runner that dies counts as one failure. */
export async function runTests(
  runnerName: keyof typeof runners,
  { name, args = [], env = {} }: Share = { name: runnerName },
): Promise<TestResult> {
  const runner: Runner = runners[runnerName]
  const startedAt = performance.now()
  const folder = join(root, '.data/test-results')
  const file = join(folder, `${name}.json`)
  await mkdir(folder, { recursive: true })
  await rm(file, { force: true })
  const child = spawn(join(root, 'node_modules/.bin', runner.binary), [...runner.args(file), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...runner.env?.(file), ...env },
  })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  const result = { ...(await readResult(file, runner)), took: minutesSince(startedAt, name) }
  if (code === 0 || result.failed > 0) return result
  return { ...result, failed: 1, failures: [...result.failures, `${name} ended with ${code} though no test failed`] }
}

/** @param startedAt of `performance.now()` */
export function minutesSince(startedAt: number, name: string): string {
  return `${name} ${((performance.now() - startedAt) / 60_000).toFixed(1)}`
}

async function readResult(file: string, runner: Runner): Promise<TestResult> {
  try {
    return runner.read(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { passed: 0, failed: 1, failures: [`${runner.binary} left no result: ${reason}`], flaky: [] }
  }
}
