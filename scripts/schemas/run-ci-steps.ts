import { writeFile } from 'node:fs/promises'
import { checkRegistry } from 'component-schemas/schema/check-registry.ts'
import { registry } from 'component-schemas/schema/registry.ts'
import { managementRequests, type Space } from '../management/management-requests.ts'
import { migrations as ownMigrations } from '../migrations/migrations.ts'
import { storyProblems } from '../seed/compile/check-stories.ts'
import { readSources } from '../seed/compile/read-sources.ts'
import { readLanguages } from '../seed/compile/translations.ts'
import { mediaNames } from '../seed/read-media.ts'
import { noteUsed } from './acceptance.ts'
import { migrateContent } from './migrate/migrate-content.ts'
import type { Migration } from './migrate/migration.ts'
import { RefusedChangesError } from './plan/refuse-risks.ts'
import { printPlanAsMarkdown } from './print-plan.ts'
import { type PushOptions, type PushResult, pushSchemas } from './push-schemas.ts'
import { rollbackSchemas } from './rollback-schemas.ts'
import { saveState, statesFolder } from './state/save-state.ts'

/** Input of a run of continuous integration. */
export type CiRun = Space &
  Pick<PushOptions, 'backupFolder' | 'wanted' | 'accepted'> & {
    log: (line: string) => void
    /** The file for the plan as Markdown, for a comment. */
    planFile?: string
    /** Those of the repository by default. */
    migrations?: readonly Migration[]
    /** Folder for the contents before a migration. */
    migrationsFolder?: string
  }

/** A named step; it fails by throwing. */
export type CiStep = { name: string; run: (ci: CiRun) => Promise<void> }

/** Steps of a pull request: nothing is written. The step that takes longest is last: a mistake of the others is known in seconds. */
export const pullRequestSteps: readonly CiStep[] = [
  { name: 'the contract has no problems', run: checkContract },
  { name: 'the plan holds nothing that the main branch would refuse', run: planAndCheck },
  { name: 'every seeded story is valid', run: checkSeeds },
]

/** The changes of a run of the main branch besides the schema, for its rollback. */
type Done = { migrations: string[]; used: string[] }

/** Steps of the main branch, in the order in which a renamed field loses nothing. */
function mainSteps(done: Done): CiStep[] {
  return [
    {
      name: 'send the safe part',
      run: async (ci) => void (await pushSchemas({ ...pushing(ci), mode: 'expand' })),
    },
    {
      name: 'run the content migrations',
      run: async (ci) => {
        const onStarted = (id: string) => void done.migrations.push(id)
        await migrateContent({ ...migrating(ci), onStarted })
      },
    },
    {
      name: 'send the rest',
      run: async (ci) => void done.used.push(...(await pushSchemas(pushing(ci))).used),
    },
    { name: 'verify', run: verify },
  ]
}

function pushing(ci: CiRun): PushOptions {
  return { ...ci, waitMs: 600_000 }
}

function migrating({ migrations = ownMigrations, migrationsFolder, ...ci }: CiRun) {
  return { ...ci, migrations, ...(migrationsFolder !== undefined && { folder: migrationsFolder }) }
}

/** Runs the steps one after the other; the first that fails ends the run. */
export async function runSteps(steps: readonly CiStep[], ci: CiRun): Promise<void> {
  for (const { name, run } of steps) {
    ci.log(`── ${name}`)
    await run(ci)
  }
}

/**
 * The steps of the main branch, once the judgement of a pull request is valid for the space as it is now. When a step fails,
 * the changes of this run are undone; those of others stay.
 * @throws the error of the failed step, after the rollback
 */
export async function runMain(ci: CiRun): Promise<void> {
  const before = await pushSchemas({ ...pushing(ci), mode: 'judge', log: () => undefined })
  const done: Done = { migrations: [], used: [] }
  const file = before.outcome === 'unchanged' ? undefined : await stateFile(ci, before)
  try {
    await runSteps(mainSteps(done), ci)
  } catch (error) {
    ci.log(`── roll back: ${sentenceOf(error)}`)
    await rollBack(ci, done, file).catch((failure: unknown) =>
      ci.log(`The rollback ended early, and what it has not undone stays: ${sentenceOf(failure)}`),
    )
    throw error
  }
}

/** Content first: the fields of a migration that cannot be undone stay in the schema. */
async function rollBack(ci: CiRun, { migrations, used }: Done, file: string | undefined): Promise<void> {
  for (const only of migrations.toReversed()) {
    ci.log(`${only} is undone`)
    await migrateContent({ ...migrating(ci), mode: 'undo', only })
  }
  await noteUsed(managementRequests(ci), used, false)
  if (file !== undefined) await rollbackSchemas({ ...ci, file })
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function stateFile(ci: CiRun, { state, target: after }: PushResult): Promise<string> {
  return await saveState({ spaceId: ci.spaceId, scope: 'all', state, after }, ci.backupFolder ?? statesFolder())
}

async function checkContract(): Promise<void> {
  const issues = checkRegistry(registry)
  if (issues.length > 0) throw new Error(issues.map(({ at, message }) => `${at}: ${message}`).join('\n'))
}

/** By our parsers and the vendor's validator; needs no service. */
async function checkSeeds({ log }: CiRun): Promise<void> {
  const stories = await readSources()
  const problems = storyProblems(stories, await readLanguages(), await mediaNames())
  if (problems.length > 0) throw new Error(problems.join('\n'))
  log(`${stories.length} stories are valid.`)
}

async function planAndCheck(ci: CiRun): Promise<void> {
  const refusals: RefusedChangesError[] = []
  const { plan } = await pushSchemas({ ...pushing(ci), mode: 'judge' }).catch((error: unknown) => {
    if (!(error instanceof RefusedChangesError)) throw error
    refusals.push(error)
    return error
  })
  if (ci.planFile !== undefined) await writeFile(ci.planFile, printPlanAsMarkdown(plan, refusals[0]?.message))
  if (refusals[0]) throw refusals[0]
}

async function verify(ci: CiRun): Promise<void> {
  const { outcome } = await pushSchemas({ ...pushing(ci), mode: 'plan' })
  if (outcome !== 'unchanged') throw new Error('The space differs from the repository after the push.')
}
