import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/**
 * Result of a test runner's JSON report: counts of passed and failed tests, the failures, a line or more each, and the name of the run with its
 * minutes.
 */
export type TestResult = { passed: number; failed: number; failures: string[]; flaky: string[]; took?: string }

/** Enough of a reason for the failed line and its values; the runner's own output has all of it. */
const longestReason = 600

const vitestFile = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  assertionResults: z.array(
    z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
  ),
})

const vitestJson = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
  testResults: z.array(vitestFile),
})

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
    }),
  ),
})

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})

const playwrightJson = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(playwrightSuite),
  /** Failures outside of every test. */
  errors: z.array(z.object({ message: z.string().optional() })),
})

/**
 * @param json output of vitest's reporter `json`
 * @throws ZodError when it has another shape
 */
export function readVitest(json: unknown): TestResult {
  const { numPassedTests, numFailedTests, success, testResults } = vitestJson.parse(json)
  const failures = testResults.flatMap(failuresOfFile)
  // A suite that could not be loaded has no failed test, but counts as a failure.
  return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1), failures, flaky: [] }
}

function failuresOfFile({ name, status, message, assertionResults }: z.infer<typeof vitestFile>): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [describe(name, message)] : []
  return failed.map(({ fullName, failureMessages }) => describe(`${name} › ${fullName}`, failureMessages?.[0]))
}

/**
 * @param json output of playwright's reporter `json`
 * @throws ZodError when it has another shape
 */
export function readPlaywright(json: unknown): TestResult {
  const { stats, suites, errors } = playwrightJson.parse(json)
  const specs = suites.flatMap(specsOf)
  const outside = errors.map(({ message }) => describe('outside of every test', message))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + outside.length,
    failures: [...describeSpecs(specs, 'unexpected'), ...outside],
    flaky: describeSpecs(specs, 'flaky'),
  }
}

function specsOf(suite: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSpec>[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

function describeSpecs(specs: z.infer<typeof playwrightSpec>[], status: 'unexpected' | 'flaky'): string[] {
  return specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => describe(`${file}:${line} › ${title}`, results.find(({ error }) => error)?.error?.message)),
  )
}

function describe(name: string, reason = ''): string {
  const lines = stripVTControlCharacters(reason).slice(0, longestReason).trim()
  return lines === '' ? name : `${name}\n    ${lines.replaceAll('\n', '\n    ')}`
}
