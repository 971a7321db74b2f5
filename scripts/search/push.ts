import { runCommand } from '../command/run-command.ts'
import { loadEnvFile } from '../settings.ts'
import { describePlan, isUnchanged } from './plan-index.ts'
import { pushPlans, readPlans } from './push-indexes.ts'
import { readSearchAccess, searchSources, searchVariables } from './search-sources.ts'

await runCommand(
  {
    name: 'search:push',
    purpose: 'Makes the indexes have the search settings and synonyms of this repository.',
    flags: { 'dry-run': { type: 'boolean', help: 'compares only (npm run search:plan)' } },
    notes: searchVariables,
  },
  async ({ flags }) => {
    loadEnvFile()
    const { client } = searchSources(readSearchAccess())
    const plans = await readPlans(client)
    process.stdout.write(`${plans.map(describePlan).join('\n')}\n`)
    const differing = plans.filter((plan) => !isUnchanged(plan))
    if (!flags['dry-run']) await pushPlans(client, differing)
    const outcome = flags['dry-run'] ? 'would change' : 'changed'
    process.stdout.write(`${differing.length} of ${plans.length} ${outcome}\n`)
  },
)
