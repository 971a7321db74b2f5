import { runCommand } from '../command/run-command.ts'
import { readSpace, spaceVariables } from '../management/read-space.ts'
import { codeOf, exitCodeMeanings, say } from './command-line.ts'
import { contractSchemas } from './contract-schemas.ts'

await runCommand(
  {
    name: 'schemas:contract',
    purpose: `Ends the renaming of fields: removes the former names from content, then from the schema. Run it once the site that reads the
new names is deployed everywhere; a site that reads the former ones shows nothing there afterwards.`,
    flags: { 'dry-run': { type: 'boolean', help: 'shows what would change' } },
    notes: spaceVariables,
    exitCodes: exitCodeMeanings,
    codeOf,
  },
  async ({ flags }) => await contractSchemas({ ...readSpace(), log: say, isDryRun: flags['dry-run'] ?? false }),
)
