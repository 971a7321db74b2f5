import { parseArgs } from 'node:util'
import { z } from 'zod'
import { loadEnvFile, readSettings } from '../settings.ts'
import { destructions } from './plan.ts'
import { printPlanAsJson } from './print-plan.ts'
import { DestructiveChangeError, type PushResult, pushSchemas } from './push-schemas.ts'

const usage = `Makes the CMS hold the blocks of this repository.

  push.ts             compare, then send what differs
  push.ts --dry-run   compare only
  push.ts --check     compare only; exit code 2 when something differs
    --json                          the plan as JSON on standard output
    --allow remove:<block>.<field>  accept the loss of a field's content; may be repeated

Address and key: CONTENT_MANAGEMENT_URL, CONTENT_MANAGEMENT_TOKEN, SPACE_ID.
Exit codes: 0 nothing to do, or done; 1 error; 2 differences found by --check; 3 loss of content refused.`

/** Exit codes, for continuous integration. */
const exitCodes = { done: 0, error: 1, pending: 2, refused: 3 } as const

process.exitCode = await run()

async function run(): Promise<number> {
  try {
    const given = readArguments()
    return given.help ? say(usage, exitCodes.done) : await push(given)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return error instanceof DestructiveChangeError ? exitCodes.refused : exitCodes.error
  }
}

async function push(given: ReturnType<typeof readArguments>): Promise<number> {
  const isPlanOnly = given['dry-run'] || given.check
  const result = await pushSchemas({
    ...readSpace(),
    log: given.json ? () => {} : (line) => process.stdout.write(`${line}\n`),
    mode: isPlanOnly ? 'plan' : 'push',
    allow: given.allow ?? [],
  })
  if (given.json) process.stdout.write(`${printPlanAsJson(result.plan)}\n`)
  return exitCodeOf(result, given.check ?? false)
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean' },
      check: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
      allow: { type: 'string', multiple: true },
    },
  })
  return values
}

/** The address is the embedded service's unless it is given. */
function readSpace() {
  loadEnvFile()
  const settings = readSettings()
  const address = z
    .url({ protocol: /^https?$/ })
    .safeParse(process.env['CONTENT_MANAGEMENT_URL'] || `http://localhost:${settings.CONTENT_PORT}`)
  if (!address.success) throw new Error('CONTENT_MANAGEMENT_URL is not an address such as http://localhost:4010.')
  return {
    contentUrl: address.data.replace(/\/$/, ''),
    spaceId: settings.SPACE_ID,
    managementToken: settings.CONTENT_MANAGEMENT_TOKEN,
  }
}

function exitCodeOf(result: PushResult, isCheck: boolean): number {
  if (result.outcome !== 'pending') return exitCodes.done
  for (const name of destructions(result.plan)) process.stderr.write(`Would lose content: ${name}\n`)
  return isCheck ? exitCodes.pending : exitCodes.done
}

function say(text: string, code: number): number {
  process.stdout.write(`${text}\n`)
  return code
}
