import { writeFile } from 'node:fs/promises'
import { checkRegistry } from 'component-schemas/schema/check-registry.ts'
import { registry } from 'component-schemas/schema/registry.ts'
import type { Space } from '../management/management-requests.ts'
import { migrations as ownMigrations } from '../migrations/migrations.ts'
import { seedProblems } from '../seed/seed-problems.ts'
import { migrateContent } from './migrate/migrate-content.ts'
import type { Migration } from './migrate/migration.ts'
import { RefusedChangesError } from './plan/refuse-risks.ts'
import { printPlanAsMarkdown } from './print-plan.ts'
import { type PushOptions, pushSchemas } from './push-schemas.ts'
import { rollbackSchemas } from './rollback-schemas.ts'
import { saveState, statesFolder } from './state/save-state.ts'

/** Input of a run of continuous integration. */
export type CiRun = Space &
  Pick<PushOptions, 'backupFolder' | 'wanted' | 'accepted'> & {
    log: (line: string) => void
    /** Where the plan is written as Markdown, for a comment. */
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

/** Steps of the main branch, in the order in which a renamed field loses nothing. */
export const mainSteps: readonly CiStep[] = [
  {
    name: 'send the safe part',
    run: async (ci) => void (await pushSchemas({ ...pushing(ci), mode: 'expand' })),
  },
  { name: 'run the content migrations', run: async (ci) => void (await migrateContent(migrating(ci))) },
  { name: 'send the rest', run: async (ci) => void (await pushSchemas(pushing(ci))) },
  { name: 'verify', run: verify },
]

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
 * The steps of the main branch, once the judgement of a pull request holds against the space as it is now. When a step fails,
 * the migrations of this run are undone and the schema is restored.
 * @throws the error of the failed step, after the space was restored
 */
export async function runMain(ci: CiRun): Promise<void> {
  const before = await pushSchemas({ ...pushing(ci), mode: 'judge', log: () => undefined })
  const ran: string[] = []
  const file = before.outcome === 'unchanged' ? undefined : await stateFile(ci, before.state)
  const noting = mainSteps.map((step) => ({
    ...step,
    run:
      step.name === 'run the content migrations'
        ? async () => void ran.push(...(await migrateContent(migrating(ci))).map(({ id }) => id))
        : step.run,
  }))
  try {
    await runSteps(noting, ci)
  } catch (error) {
    ci.log(`── roll back: ${error instanceof Error ? error.message : String(error)}`)
    for (const id of ran.toReversed()) {
      ci.log(`${id} is undone`)
      await migrateContent({ ...migrating(ci), mode: 'undo' })
    }
    if (file !== undefined) await rollbackSchemas({ ...ci, file })
    throw error
  }
}

async function stateFile(ci: CiRun, state: PushOptions['plannedFor']): Promise<string | undefined> {
  if (!state) return undefined
  return await saveState({ spaceId: ci.spaceId, scope: 'all', state }, ci.backupFolder ?? statesFolder())
}

async function checkContract(): Promise<void> {
  const issues = checkRegistry(registry)
  if (issues.length > 0) throw new Error(issues.map(({ at, message }) => `${at}: ${message}`).join('\n'))
}

async function checkSeeds({ log }: CiRun): Promise<void> {
  const { stories, problems } = await seedProblems()
  if (problems.length > 0) throw new Error(problems.join('\n'))
  log(`${stories} stories are valid.`)
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
