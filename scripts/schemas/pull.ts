import { runCommand } from '../command/run-command.ts'
import { readSpace, spaceVariables } from '../management/read-space.ts'
import { say } from './command-line.ts'
import { printPull, pullSchemas } from './pull-schemas.ts'

await runCommand(
  {
    name: 'schemas:pull',
    purpose: 'Shows what the CMS has and this repository lacks. Reads only.',
    flags: { json: { type: 'boolean', help: 'for programs' } },
    notes: spaceVariables,
  },
  async ({ flags }) => {
    const steps = await pullSchemas(readSpace())
    say(flags.json ? JSON.stringify(steps, null, 2) : printPull(steps))
  },
)
