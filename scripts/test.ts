import { runChecks } from './checks/run-checks.ts'
import { type Count, runTests } from './checks/run-tests.ts'
import { buildBeside } from './system/build-site.ts'

/** README command 2: checks, unit and contract tests, then browser tests on the built site. */
const counts: Count[] = []
const outcomes = await runChecks()
const failed = outcomes.filter(({ isPassed }) => !isPassed).length
// Suites that start a service spend a part of their time waiting for it.
const built = buildBeside()
counts.push({ passed: outcomes.length - failed, failed }, await runTests('vitest'), await testBrowser())

const total = counts.reduce((sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }))
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed === 0 ? 0 : 1)

async function testBrowser(): Promise<Count> {
  try {
    await built
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return { passed: 0, failed: 1 }
  }
  return await runTests('playwright')
}
