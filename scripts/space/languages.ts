import { parseArgs } from 'node:util'
import { exitCodes, readSpace, runCommand, say } from '../schemas/command-line.ts'
import { pushLanguages } from './push-languages.ts'

const usage = `Gives the space the languages of the site: compares, then sets what is missing. None is removed.

  npm run space:languages -- [flags]

  --dry-run  compares only
  --check    compares only; the exit code says whether something differs
  --help     prints this

Address and key: CONTENT_MANAGEMENT_URL, CONTENT_MANAGEMENT_TOKEN, SPACE_ID.
Exit codes: 0 nothing to do, or done; 1 error; 2 differences found by --check, or arguments that cannot be read.`

const flags = { 'dry-run': { type: 'boolean' }, check: { type: 'boolean' }, help: { type: 'boolean' } } as const

await runCommand(async () => {
  const given = readFlags()
  if (given === undefined) return exitCodes.pending
  if (given.help) {
    say(usage)
    return exitCodes.done
  }
  const mode = given['dry-run'] || given.check ? 'plan' : 'push'
  const isDifferent = await pushLanguages({ ...readSpace(), mode, log: say })
  return given.check && isDifferent ? exitCodes.pending : exitCodes.done
})

function readFlags() {
  try {
    return parseArgs({ options: flags }).values
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('. ')
    process.stderr.write(`${reason}. npm run space:languages -- --help lists what it takes.\n`)
    return undefined
  }
}
