import { globSync } from 'node:fs'
import { runTests } from '../checks/run-tests.ts'
import { root } from '../settings.ts'

/**
 * Runs each spec of the editor alone on a fresh seed, and prints those that fail: a spec may neither need pages that another one makes nor
 * count on their being there. Ends with 1 when one failed.
 */
const failed: string[] = []
for (const file of globSync('tests/e2e/editor/**/*.spec.ts', { cwd: root }).toSorted()) {
  const result = await runTests('playwright', { name: 'alone', args: [file, '--no-deps', '--retries=0'] })
  process.stdout.write(`${file}: ${result.passed} passed, ${result.failed} failed\n`)
  failed.push(...result.failures.map((title) => `${file}: ${title}`))
}
process.stdout.write(failed.length === 0 ? 'Every spec passes alone.\n' : `\nFailed alone:\n${failed.join('\n')}\n`)
process.exit(failed.length === 0 ? 0 : 1)
