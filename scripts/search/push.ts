import { loadEnvFile, withoutSecrets } from '../settings.ts'
import { describePlan, isUnchanged } from './plan-index.ts'
import { pushPlans, readPlans } from './push-indexes.ts'
import { readSearchAccess, searchDoors } from './search-doors.ts'

loadEnvFile()
try {
  const { client } = searchDoors(readSearchAccess())
  const plans = await readPlans(client)
  process.stdout.write(`${plans.map(describePlan).join('\n')}\n`)
  const differing = plans.filter((plan) => !isUnchanged(plan))
  if (process.argv.includes('--dry-run')) process.stdout.write(`${differing.length} of ${plans.length} would change\n`)
  else {
    await pushPlans(client, differing)
    process.stdout.write(`${differing.length} of ${plans.length} changed\n`)
  }
} catch (error) {
  process.stderr.write(`${withoutSecrets(error instanceof Error ? error.message : String(error))}\n`)
  process.exitCode = 1
}
