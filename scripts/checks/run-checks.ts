import { judgeAdvisories } from '../advisories/judge-advisories.ts'
import { readAdvisories } from '../advisories/read-advisories.ts'
import { checkMessages } from './check-messages.ts'
import { judgePackage } from './judge-packages.ts'
import { lockedPackages, peerPackages } from './locked-packages.ts'
import { type Command, type Outcome, runCommand } from './run-command.ts'

/** Folders with the same options compile at once: each alone would read most of the others again. */
const typed = [
  { name: 'component-schemas', project: 'component-schemas' },
  { name: 'site', project: 'site' },
  { name: 'cms-plugin, scripts and tests', project: '.' },
]

/** Checks that do not run the product. */
const staticChecks: readonly Command[] = [
  { name: 'lint', binary: 'oxlint', args: ['--deny-warnings'], remedy: 'Fix what oxlint reports.' },
  { name: 'format', binary: 'biome', args: ['check', '--error-on-warnings'], remedy: 'Run: npm run format' },
  ...typed.map(({ name, project }) => ({
    name: `types of ${name}`,
    binary: 'tsc',
    args: ['-p', project],
    remedy: 'Fix what the compiler reports.',
  })),
]

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

/** Packages of the lock files, ours and the peers': licences, origin, checksums, install scripts, judged advisories. */
async function checkPackages(): Promise<Outcome> {
  const startedAt = performance.now()
  const packages = [...(await lockedPackages()), ...(await peerPackages())]
  const problems = [...packages.flatMap(judgePackage), ...judgeAdvisories(await readAdvisories(), packages)]
  const remedy = '→ Choose another package, or state in scripts/checks/package-rules.ts why it may stay.'
  return {
    name: 'packages',
    isPassed: problems.length === 0,
    output: [...problems, remedy].join('\n'),
    seconds: (performance.now() - startedAt) / 1000,
  }
}
