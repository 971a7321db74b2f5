import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../settings.ts'
import { exitCodes, readSpace, runCommand, say } from './command-line.ts'
import { rollbackSchemas } from './rollback-schemas.ts'
import { newestState } from './state/keep-state.ts'

const usage = `Makes the schema of the CMS what it was: the state that a push wrote down before its first change.

  rollback.ts [file]   the newest file of .data/schemas when none is given
    --dry-run          shows what would change

Address and key: CONTENT_MANAGEMENT_URL, CONTENT_MANAGEMENT_TOKEN, SPACE_ID. Stories are not touched.`

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  })
  if (values.help) {
    say(usage)
    return exitCodes.done
  }
  const file = positionals[0] ?? (await newestState(join(root, '.data', 'schemas')))
  if (file === undefined) throw new Error('No state was saved: .data/schemas is empty.')
  await rollbackSchemas({ ...readSpace(), file, log: say, mode: values['dry-run'] ? 'plan' : 'rollback' })
  return exitCodes.done
})
