import { join } from 'node:path'
import { z } from 'zod'
import { type ManagementRequests, managementRequests, type Space } from '../../management/management-requests.ts'
import { withPushLock } from '../apply/push-lock.ts'
import { inParallel } from '../in-parallel.ts'
import { statesFolder } from '../state/save-state.ts'
import { openJournal } from './journal.ts'
import { readLedger, writeLedger } from './ledger.ts'
import {
  changedFurther,
  isChanged,
  type MigratedStory,
  migratedStory,
  restoreDraft,
  writeStory,
} from './migrated-story.ts'
import type { BlockChange, Migration } from './migration.ts'
import { readPublishedFrom } from './read-published.ts'
import { printStoryReport, type StoryReport, storyReport } from './story-report.ts'

export type MigrateOptions = Space & {
  migrations: readonly Migration[]
  /** `plan` writes nothing; `undo` reverts the last migration that ran, or the one of `only`. */
  mode?: 'run' | 'plan' | 'undo'
  /** Id of the migration to undo, also when it was interrupted. */
  only?: string
  /** Runs the end of completed migrations instead: removes the fields that they left for a site that was still deployed. */
  isContract?: boolean
  /** Receives the id of each migration before its first write. */
  onStarted?: (id: string) => void
  log: (line: string) => void
  /** Address of the delivery API without `/v2`, where it is not the management API's. */
  deliveryUrl?: string
  waitMs?: number
  /** Folder for the contents before; `schemas/migrations` below DATA_FOLDER by default. */
  folder?: string
}

export type MigrationReport = { id: string; stories: readonly StoryReport[] }

const atOnce = 4

/**
 * Runs the content migrations that have not run in this space, in their order, and records each in the space afterwards.
 * Draft and published layer change separately, as does each language. After an interruption the same call completes it.
 * @throws Error when there is nothing to undo, the migration has no `down`, or the API refuses
 */
export async function migrateContent(options: MigrateOptions): Promise<MigrationReport[]> {
  const { mode = 'run', log, waitMs = 60_000 } = options
  const requests = managementRequests(options)
  const ledger = await readLedger(requests)
  const chosen = mode === 'undo' ? [undoable(options, ledger)] : pending(asked(options, ledger), ledger)
  if (chosen.length === 0) {
    log('No content migration is waiting.')
    return []
  }
  if (mode === 'plan') return await planAll(chosen, options, requests)
  return await withPushLock(requests, { waitMs, log }, async () => {
    const reports: MigrationReport[] = []
    for (const migration of chosen) {
      options.onStarted?.(migration.id)
      reports.push(await runOne(migration, options, requests))
    }
    return reports
  })
}

/** Each migration is planned on the results of those before it. */
async function planAll(
  chosen: readonly Migration[],
  options: MigrateOptions,
  requests: ManagementRequests,
): Promise<MigrationReport[]> {
  const reports: MigrationReport[] = []
  const planned = new Map<number, MigratedStory>()
  for (const migration of chosen) reports.push(await runOne(migration, { ...options, planned }, requests))
  return reports
}

function asked({ migrations, isContract }: MigrateOptions, ran: ReadonlyMap<string, string>): readonly Migration[] {
  if (!isContract) return migrations
  return migrations.flatMap((migration) => {
    const { id, says, contract } = migration
    const isDue = contract !== undefined && ran.has(id)
    return isDue ? [{ ...migration, id: endOf(id), says: `${says} The former name goes.`, up: contract }] : []
  })
}

/** The name under which the ledger has the end of a migration. */
function endOf(id: string): string {
  return `contracted-${id}`
}

function pending(migrations: readonly Migration[], ran: ReadonlyMap<string, string>): Migration[] {
  return migrations.filter(({ id }) => !ran.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** The named migration, else the one that ran last: a migration may be merged after one of a later date. */
function undoable({ migrations, only }: MigrateOptions, ran: ReadonlyMap<string, string>): Migration {
  const runAt = ({ id }: Migration) => `${ran.get(id)} ${id}`
  const chosen = migrations.filter(({ id }) => (only === undefined ? ran.has(id) : id === only))
  const last = chosen.toSorted((a, b) => (runAt(a) < runAt(b) ? 1 : -1))[0]
  if (!last) throw new Error('No content migration of this repository ran in this space.')
  if (!last.down)
    throw new Error(`${last.id} states no way back; the contents before lie in ${join(statesFolder(), 'migrations')}.`)
  return last
}

type Running = MigrateOptions & {
  /** Stories that earlier migrations of a plan would have changed; undefined where they are written. */
  planned?: Map<number, MigratedStory>
}

async function runOne(migration: Migration, running: Running, requests: ManagementRequests): Promise<MigrationReport> {
  const { mode = 'run', log, planned } = running
  log(`${mode === 'undo' ? 'Back: ' : ''}${migration.id}: ${migration.says}`)
  const space = { requests, ...(await readPublishedFrom(running, requests)) }
  const plan = async (story: MigratedStory) => void planned?.set(story.id, story)
  const write = planned ? plan : await writerFor(migration, running, space)
  const change = changeOf(migration, mode === 'undo')
  const stories: StoryReport[] = []
  for await (const ids of storiesOf(migration, requests, planned)) {
    const changed = await inParallel(ids, atOnce, async (id) => {
      const known = planned?.get(id)
      const story = known ? changedFurther(known, change) : await migratedStory(id, { ...space, change })
      if (!isChanged(story)) return []
      await write(story)
      return [storyReport(story)]
    })
    for (const report of changed.flat()) for (const line of printStoryReport(report)) log(line)
    stories.push(...changed.flat())
  }
  if (!planned) await writeLedger(requests, migration.id, mode !== 'undo')
  if (mode === 'undo') await writeLedger(requests, endOf(migration.id), false)
  log(`${stories.length} stories ${planned ? 'would change' : 'changed'}.`)
  return { id: migration.id, stories }
}

/** Stories that contain one of the blocks, page by page; in a plan also those whose blocks an earlier migration renames. */
async function* storiesOf(
  migration: Migration,
  requests: ManagementRequests,
  planned: ReadonlyMap<number, unknown> | undefined,
): AsyncGenerator<number[]> {
  const waiting = new Set(planned?.keys())
  for await (const page of requests.pages('stories', 'stories', queryFor(migration))) {
    const ids = z
      .array(row)
      .parse(page)
      .map(({ id }) => id)
    for (const id of ids) waiting.delete(id)
    yield ids
  }
  yield [...waiting]
}

type ReadSpace = Awaited<ReturnType<typeof readPublishedFrom>> & { requests: ManagementRequests }

/** Completes an interrupted run, then returns the function that writes a story after saving its layers to disk. */
async function writerFor(migration: Migration, options: MigrateOptions, space: ReadSpace) {
  const { mode, spaceId, folder = join(statesFolder(), 'migrations') } = options
  const journal = await openJournal(folder, `${spaceId}-${migration.id}${mode === 'undo' ? '-undo' : ''}`)
  for (const line of journal.lines.values()) await restoreDraft(space, line)
  return async (story: MigratedStory) => {
    await journal.note({ story: story.id, before: story.before, after: story.after })
    await writeStory(space.requests, story)
  }
}

const row = z.object({ id: z.number() })

/** Sorted by id, so that a story that is written meanwhile keeps its position in the list. */
function queryFor({ blocks }: Migration) {
  return { contain_component: blocks.join(','), story_only: 'true', sort_by: 'id:asc' }
}

function changeOf({ up, down, blocks }: Migration, isUndo: boolean): BlockChange['up'] {
  const change = isUndo && down ? down : up
  return (block) => (blocks.includes(String(block['component'])) ? change(block) : block)
}
