import { checkMessages } from './check-messages.ts'
import { checkPackages } from './check-packages.ts'
import { type Outcome, runCommand } from './run-command.ts'
import { staticChecks } from './static-checks.ts'

/** Messages first (the types need them), then the rest; prints a line per check and the output of failed ones. */
export async function runChecks(): Promise<Outcome[]> {
  const outcomes = [...(await checkMessages()), await checkPackages()]
  outcomes.forEach(report)
  for (const check of staticChecks) {
    const outcome = await runCommand(check)
    report(outcome)
    outcomes.push(outcome)
  }
  return outcomes
}

function report({ name, isPassed, seconds, output }: Outcome): void {
  process.stdout.write(`${isPassed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)\n`)
  if (!isPassed) process.stdout.write(`${output}\n`)
}
