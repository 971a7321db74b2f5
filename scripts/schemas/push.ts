import { writeFile } from 'node:fs/promises'
import { type LabelLanguage, labelLanguages } from 'component-schemas/labels/label-languages.ts'
import type { FlagTable, Given } from '../command/command.ts'
import { runCommand } from '../command/run-command.ts'
import { readSpace, spaceVariables } from '../management/read-space.ts'
import { migrations } from '../migrations/migrations.ts'
import { codeOf, exitCodeMeanings, exitCodes, say } from './command-line.ts'
import { completesRenaming, riskyChanges } from './plan/plan.ts'
import { unmigratedRisks } from './plan/refuse-risks.ts'
import { printPlanAsJson, printPlanAsMarkdown } from './print-plan.ts'
import { type PushOptions, type PushResult, pushSchemas } from './push-schemas.ts'
import type { Scope } from './state/read-state.ts'
import { readSavedState, type SavedState } from './state/save-state.ts'

/** The languages of labels in a sentence. */
const languageChoice = new Intl.ListFormat('en', { type: 'disjunction' }).format(labelLanguages)

const flags = {
  'dry-run': { type: 'boolean', help: 'compares only (npm run schemas:plan)' },
  check: {
    type: 'boolean',
    help: 'compares only; the exit code says whether something differs (npm run schemas:check)',
  },
  expand: { type: 'boolean', help: 'sends only the safe part, before content migrations run' },
  json: { type: 'boolean', help: 'prints the plan for programs' },
  markdown: { type: 'boolean', help: 'prints the plan for a comment' },
  allow: {
    type: 'string',
    value: 'change',
    multiple: true,
    help: 'accepts a change that is not safe, as the plan names it',
  },
  only: { type: 'string', value: 'blocks', help: 'groups, components and datasources, without entries and presets' },
  labels: {
    type: 'string',
    value: 'language',
    help: `names and descriptions of blocks and fields in ${languageChoice}; SCHEMA_LABELS when not given`,
  },
  out: { type: 'string', value: 'file', help: 'writes down the space the plan was made for' },
  plan: { type: 'string', value: 'file', help: 'sends only if the space still is what that file says' },
  wait: { type: 'string', value: 'seconds', help: 'how long to wait for another push; 60 when not given' },
} as const satisfies FlagTable

type Flags = Given<typeof flags>['flags']

await runCommand(
  {
    name: 'schemas:push',
    purpose: 'Makes the CMS hold the blocks of this repository: compares, then sends what differs.',
    flags,
    notes: spaceVariables,
    exitCodes: { ...exitCodeMeanings, 2: 'differences found by --check' },
    codeOf,
  },
  async ({ flags: given }) => await push(checked(given)),
)

async function push(given: Flags): Promise<number> {
  const space = { ...readSpace(), ...labelsOf(given) }
  const plannedFor = given.plan === undefined ? undefined : (await readSavedState(given.plan)).state
  const result = await pushSchemas({ ...space, ...optionsOf(given), ...(plannedFor && { plannedFor }) })
  if (given.json) say(printPlanAsJson(result.plan))
  if (given.markdown) say(printPlanAsMarkdown(result.plan))
  if (given.out !== undefined)
    await writePlannedFor(given.out, { spaceId: space.spaceId, scope: scopeOf(given), state: result.state })
  return exitCodeOf(result, given.check ?? false)
}

function optionsOf(given: Flags): Pick<PushOptions, 'log' | 'mode' | 'allow' | 'scope' | 'waitMs'> {
  const isPlanOnly = given['dry-run'] || given.check
  return {
    log: given.json || given.markdown ? () => {} : say,
    mode: isPlanOnly ? 'plan' : given.expand ? 'expand' : 'push',
    allow: given.allow ?? [],
    scope: scopeOf(given),
    waitMs: Number(given.wait ?? 60) * 1000,
  }
}

/** @throws Error that names the languages when the given one is none of them */
function labelsOf({ labels: given }: Flags): { labels?: LabelLanguage } {
  if (given === undefined) return {}
  const labels = labelLanguages.find((language) => language === given)
  if (labels === undefined) throw new Error(`--labels takes ${languageChoice}, not “${given}”.`)
  return { labels }
}

function scopeOf({ only }: Flags): Scope {
  return only === 'blocks' ? 'blocks' : 'all'
}

async function writePlannedFor(file: string, saved: Omit<SavedState, 'savedAt'>): Promise<void> {
  await writeFile(file, JSON.stringify({ ...saved, savedAt: new Date().toISOString() }))
}

function checked(given: Flags): Flags {
  if (given.only !== undefined && given.only !== 'blocks') throw new Error('--only takes blocks.')
  if (Number.isNaN(Number(given.wait ?? 0))) throw new Error('--wait takes a number of seconds.')
  return given
}

function exitCodeOf({ plan, outcome, pending }: PushResult, isCheck: boolean): number {
  if (outcome === 'applied') return exitCodes.done
  for (const { change, risk } of riskyChanges(plan))
    if (!completesRenaming(change)) process.stderr.write(`Not safe: ${risk.name}\n`)
  for (const id of pending) process.stderr.write(`A content migration waits: ${id}\n`)
  if (!isCheck) return exitCodes.done
  const covered = migrations.flatMap(({ allows }) => allows)
  if (unmigratedRisks(plan).some(({ name }) => !covered.includes(name))) return exitCodes.needsMigration
  return outcome === 'pending' || pending.length > 0 ? exitCodes.pending : exitCodes.done
}
