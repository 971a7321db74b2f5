import { judgePackage } from './judge-packages.ts'
import { lockedPackages, peerPackages } from './locked-packages.ts'
import type { Outcome } from './run-command.ts'

/** Packages of the lock files, ours and the peers': licences, origin, checksums, install scripts, vulnerable versions. */
export async function checkPackages(): Promise<Outcome> {
  const startedAt = performance.now()
  const problems = [...(await lockedPackages()), ...(await peerPackages())].flatMap(judgePackage)
  const remedy = '→ Choose another package, or state in scripts/checks/package-rules.ts why it may stay.'
  return {
    name: 'packages',
    isPassed: problems.length === 0,
    output: [...problems, remedy].join('\n'),
    seconds: (performance.now() - startedAt) / 1000,
  }
}
