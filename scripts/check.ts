import { runChecks } from './checks/run-checks.ts'
import { runCommand } from './command/run-command.ts'

await runCommand(
  {
    name: 'check',
    purpose: 'Lint, format, types, messages, licences and versions of packages.',
    flags: {},
    exitCodes: { 0: 'everything passed', 1: 'something failed' },
  },
  async () => {
    const outcomes = await runChecks()
    const failed = outcomes.filter(({ isPassed }) => !isPassed).length
    process.stdout.write(`\n${outcomes.length - failed} passed, ${failed} failed\n`)
    return failed === 0 ? 0 : 1
  },
)
