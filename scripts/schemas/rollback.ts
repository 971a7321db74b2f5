import { runCommand } from '../command/run-command.ts'
import { readSpace, spaceVariables } from '../management/read-space.ts'
import { codeOf, exitCodeMeanings, say } from './command-line.ts'
import { rollbackSchemas } from './rollback-schemas.ts'
import { newestState, statesFolder } from './state/save-state.ts'

await runCommand(
  {
    name: 'schemas:rollback',
    purpose: `Undoes a push by the state that it wrote down before its first change. What others have changed since stays and is
reported; nothing of others is deleted unless it is named. Stories are not touched.`,
    words: {
      name: '[file]',
      help: 'a saved state; the newest of the folder schemas below DATA_FOLDER when none is given',
    },
    flags: {
      'dry-run': { type: 'boolean', help: 'shows what would change' },
      allow: { type: 'string', value: 'removal', multiple: true, help: 'deletes a thing that is left alone otherwise' },
      exact: { type: 'boolean', help: 'also restores what others have changed since' },
    },
    notes: spaceVariables,
    exitCodes: exitCodeMeanings,
    codeOf,
  },
  async ({ flags, words }) => {
    const space = readSpace()
    const file = words[0] ?? (await newestState(statesFolder()))
    if (file === undefined) throw new Error(`No state was saved: ${statesFolder()} is empty.`)
    await rollbackSchemas({ ...space, file, log: say, ...optionsOf(flags) })
  },
)

type Flags = { 'dry-run'?: boolean; allow?: readonly string[]; exact?: boolean }

function optionsOf({ 'dry-run': isDry = false, allow = [], exact: isExact = false }: Flags) {
  return { mode: isDry ? 'plan' : 'rollback', allow, isExact } as const
}
