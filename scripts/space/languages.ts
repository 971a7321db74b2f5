import { runCommand } from '../command/run-command.ts'
import { readSpace, spaceVariables } from '../management/read-space.ts'
import { exitCodes, say } from '../schemas/command-line.ts'
import { pushLanguages } from './push-languages.ts'

await runCommand(
  {
    name: 'space:languages',
    purpose: 'Gives the space the languages of the site: compares, then adds the missing ones. None is removed.',
    flags: {
      'dry-run': { type: 'boolean', help: 'compares only' },
      check: { type: 'boolean', help: 'compares only; the exit code says whether something differs' },
    },
    notes: spaceVariables,
    exitCodes: { 0: 'nothing to do, or done', 1: 'error', 2: 'differences found by --check' },
  },
  async ({ flags }) => {
    const mode = flags['dry-run'] || flags.check ? 'plan' : 'push'
    const isDifferent = await pushLanguages({ ...readSpace(), mode, log: say })
    return flags.check && isDifferent ? exitCodes.pending : exitCodes.done
  },
)
