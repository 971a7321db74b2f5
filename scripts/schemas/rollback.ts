import { runCommand } from '../command/run-command.ts'
import { readSpace, spaceVariables } from '../management/read-space.ts'
import { codeOf, exitCodeMeanings, say } from './command-line.ts'
import { rollbackSchemas } from './rollback-schemas.ts'
import { newestState, statesFolder } from './state/save-state.ts'

await runCommand(
  {
    name: 'schemas:rollback',
    purpose: `Makes the schema of the CMS what it was: the state that a push wrote down before its first change. Stories are not touched.`,
    words: {
      name: '[file]',
      help: 'a saved state; the newest of the folder schemas below DATA_FOLDER when none is given',
    },
    flags: { 'dry-run': { type: 'boolean', help: 'shows what would change' } },
    notes: spaceVariables,
    exitCodes: exitCodeMeanings,
    codeOf,
  },
  async ({ flags, words }) => {
    const space = readSpace()
    const file = words[0] ?? (await newestState(statesFolder()))
    if (file === undefined) throw new Error(`No state was saved: ${statesFolder()} is empty.`)
    await rollbackSchemas({ ...space, file, log: say, mode: flags['dry-run'] ? 'plan' : 'rollback' })
  },
)
