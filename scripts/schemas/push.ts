import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { migrations } from '../migrations/migrations.ts'
import { exitCodes, readSpace, runCommand, say } from './command-line.ts'
import { riskyChanges } from './plan/plan.ts'
import { unmigratedRisks } from './plan/refuse-risks.ts'
import { printPlanAsJson, printPlanAsMarkdown } from './print-plan.ts'
import { type PushOptions, type PushResult, pushSchemas } from './push-schemas.ts'
import { type KeptState, readKeptState } from './state/keep-state.ts'
import type { Scope } from './state/read-state.ts'

const usage = `Makes the CMS hold the blocks of this repository.

  push.ts             compare, then send what differs
  push.ts --dry-run   compare only
  push.ts --check     compare only; exit code 2 when something differs, 4 when a content migration is missing
  push.ts --expand    send only what takes nothing away, before content migrations run
    --json, --markdown      the plan for programs, or for a comment
    --allow <change>        accept a change that is not safe, as the plan names it; may be repeated
    --only blocks           groups, components and datasources, without entries and presets
    --out <file>            writes down the space the plan was made for
    --plan <file>           sends only if the space still is what that file says
    --wait <seconds>        how long to wait for another push; 60 when not given

Address and key: CONTENT_MANAGEMENT_URL, CONTENT_MANAGEMENT_TOKEN, SPACE_ID.
Exit codes: 0 nothing to do, or done; 1 error; 2 differences found by --check; 3 a change that is not safe was refused;
4 content stands against a change; 5 another push is under way, or the space has changed.`

await runCommand(async () => {
  const given = readArguments()
  if (!given.help) return await push(given)
  say(usage)
  return exitCodes.done
})

async function push(given: ReturnType<typeof readArguments>): Promise<number> {
  const space = readSpace()
  const plannedFor = given.plan === undefined ? undefined : (await readKeptState(given.plan)).state
  const result = await pushSchemas({ ...space, ...optionsOf(given), ...(plannedFor && { plannedFor }) })
  if (given.json) say(printPlanAsJson(result.plan))
  if (given.markdown) say(printPlanAsMarkdown(result.plan))
  if (given.out !== undefined)
    await writePlannedFor(given.out, { spaceId: space.spaceId, scope: scopeOf(given), state: result.state })
  return exitCodeOf(result, given.check ?? false)
}

function optionsOf(
  given: ReturnType<typeof readArguments>,
): Pick<PushOptions, 'log' | 'mode' | 'allow' | 'scope' | 'waitMs'> {
  const isPlanOnly = given['dry-run'] || given.check
  return {
    log: given.json || given.markdown ? () => {} : say,
    mode: isPlanOnly ? 'plan' : given.expand ? 'expand' : 'push',
    allow: given.allow ?? [],
    scope: scopeOf(given),
    waitMs: Number(given.wait ?? 60) * 1000,
  }
}

function scopeOf({ only }: ReturnType<typeof readArguments>): Scope {
  return only === 'blocks' ? 'blocks' : 'all'
}

async function writePlannedFor(file: string, kept: Omit<KeptState, 'savedAt'>): Promise<void> {
  await writeFile(file, JSON.stringify({ ...kept, savedAt: new Date().toISOString() }))
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean' },
      check: { type: 'boolean' },
      expand: { type: 'boolean' },
      json: { type: 'boolean' },
      markdown: { type: 'boolean' },
      help: { type: 'boolean' },
      allow: { type: 'string', multiple: true },
      only: { type: 'string' },
      out: { type: 'string' },
      plan: { type: 'string' },
      wait: { type: 'string' },
    },
  })
  if (values.only !== undefined && values.only !== 'blocks') throw new Error('--only takes blocks.')
  if (Number.isNaN(Number(values.wait ?? 0))) throw new Error('--wait takes a number of seconds.')
  return values
}

function exitCodeOf(result: PushResult, isCheck: boolean): number {
  if (result.outcome !== 'pending') return exitCodes.done
  for (const {
    risk: { name },
  } of riskyChanges(result.plan))
    process.stderr.write(`Not safe: ${name}\n`)
  if (!isCheck) return exitCodes.done
  const covered = migrations.flatMap(({ allows }) => allows)
  const missing = unmigratedRisks(result.plan).filter(({ name }) => !covered.includes(name))
  return missing.length > 0 ? exitCodes.needsMigration : exitCodes.pending
}
