import { runCommand } from '../command/run-command.ts'
import { readSpace, spaceVariables } from '../management/read-space.ts'
import { migrations } from '../migrations/migrations.ts'
import { codeOf, exitCodeMeanings, say } from './command-line.ts'
import { migrateContent } from './migrate/migrate-content.ts'

await runCommand(
  {
    name: 'schemas:migrate',
    purpose: 'Runs the content migrations of this repository that have not run in the CMS.',
    flags: {
      'dry-run': {
        type: 'boolean',
        help: 'lists the stories with each change, by layer and language, and the addresses whose texts change; writes nothing',
      },
      undo: { type: 'boolean', help: 'undoes the last migration' },
      json: { type: 'boolean', help: 'prints the result as JSON' },
    },
    notes: spaceVariables,
    exitCodes: exitCodeMeanings,
    codeOf,
  },
  async ({ flags }) => {
    const mode = flags['dry-run'] ? 'plan' : flags.undo ? 'undo' : 'run'
    const log = flags.json ? () => undefined : say
    const reports = await migrateContent({ ...readSpace(), migrations, mode, log })
    if (flags.json) say(JSON.stringify({ migrations: reports }, null, 2))
  },
)
