import { parseArgs } from 'node:util'
import { exitCodes, readSpace, runCommand, say } from './command-line.ts'
import { printPull, pullSchemas } from './pull-schemas.ts'

const usage = `Shows what the CMS has and this repository lacks. Reads only.

  pull.ts    --json  for programs

Address and key: CONTENT_MANAGEMENT_URL, CONTENT_MANAGEMENT_TOKEN, SPACE_ID.`

await runCommand(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' }, json: { type: 'boolean' } } })
  if (values.help) {
    say(usage)
    return exitCodes.done
  }
  const steps = await pullSchemas(readSpace())
  say(values.json ? JSON.stringify(steps, null, 2) : printPull(steps))
  return exitCodes.done
})
