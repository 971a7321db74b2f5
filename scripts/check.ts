import { runChecks } from './checks/run-checks.ts'

/** `npm run check`: lint, format, types, messages, packages. */
const outcomes = await runChecks()
const failed = outcomes.filter(({ isPassed }) => !isPassed).length
process.stdout.write(`\n${outcomes.length - failed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
