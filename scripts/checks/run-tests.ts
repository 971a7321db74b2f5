import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../settings.ts'

export type Count = { passed: number; failed: number }

type Runner = {
  binary: string
  /** How the runner is told to write its result as JSON into a file. */
  args: (file: string) => string[]
  env?: (file: string) => Record<string, string>
  read: (json: unknown) => Count
}

const vitestResult = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() })
const playwrightResult = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

export const runners = {
  vitest: {
    binary: 'vitest',
    args: (file) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    read(json) {
      const { numPassedTests, numFailedTests, success } = vitestResult.parse(json)
      // A suite that could not be loaded has no failed test and is a failure all the same.
      return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1) }
    },
  },
  playwright: {
    binary: 'playwright',
    args: () => ['test', '--reporter=list,json'],
    env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    read(json) {
      const { stats } = playwrightResult.parse(json)
      if (stats.flaky > 0) process.stdout.write(`${stats.flaky} passed only the second time: see "flaky" above\n`)
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    },
  },
} as const satisfies Record<string, Runner>

/** Runs a test runner with our terminal and counts its tests. A runner that dies counts as one failure. */
export async function runTests(name: keyof typeof runners): Promise<Count> {
  const runner: Runner = runners[name]
  const folder = join(root, '.data/test-results')
  const file = join(folder, `${name}.json`)
  await mkdir(folder, { recursive: true })
  await rm(file, { force: true })
  const child = spawn(join(root, 'node_modules/.bin', runner.binary), runner.args(file), {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...runner.env?.(file) },
  })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  const count = await readCount(file, runner)
  return code === 0 || count.failed > 0 ? count : { ...count, failed: 1 }
}

async function readCount(file: string, runner: Runner): Promise<Count> {
  try {
    return runner.read(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}
