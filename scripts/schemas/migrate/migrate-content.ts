import { join } from 'node:path'
import { z } from 'zod'
import { type ManagementRequests, managementRequests, type Space } from '../../management/management-requests.ts'
import { root } from '../../settings.ts'
import { withPushLock } from '../apply/push-lock.ts'
import { inParallel } from '../in-parallel.ts'
import type { AskSite, ShownAt } from './ask-site.ts'
import { openJournal } from './journal.ts'
import { readLedger, writeLedger } from './ledger.ts'
import { type ContentChange, languagesShowing, listChanges } from './list-changes.ts'
import { isChanged, type MigratedStory, migratedStory, restoreDraft, writeStory } from './migrated-story.ts'
import type { BlockChange, Migration } from './migration.ts'
import { readPublishedFrom } from './read-published.ts'

export type MigrateOptions = Space & {
  migrations: readonly Migration[]
  /** `plan` writes nothing; `undo` takes the last one that ran back. */
  mode?: 'run' | 'plan' | 'undo'
  log: (line: string) => void
  /** Address of the delivery API without `/v2`, where it is not the management API's. */
  deliveryUrl?: string
  /** Tells on which other pages a changed story is shown; without it, only its own are named. */
  askSite?: AskSite | undefined
  waitMs?: number
  /** Where the contents before are kept; `.data/schemas/migrations` of the repository when not given. */
  folder?: string
}

/** What a migration does, or would do, to one story. */
export type StoryReport = {
  story: string
  /** Changes of the draft and of what visitors read. */
  draft: readonly ContentChange[]
  published: readonly ContentChange[]
  /** Addresses of the story's own pages that say something else afterwards. */
  pages: readonly string[]
  /** Where the site shows the story, its own pages and others; undefined when no page changes or the site does not tell. */
  shownAt?: ShownAt | undefined
}

export type MigrationReport = { id: string; stories: readonly StoryReport[] }

const atOnce = 4

/**
 * Runs the content migrations that have not run in this space, in their order, each noted in the space when it is done.
 * Draft and published layer are changed apart, and each language with its own. Interrupted, the same call completes it.
 * @throws Error when there is nothing to undo or no way back, or the API refuses
 */
export async function migrateContent(options: MigrateOptions): Promise<MigrationReport[]> {
  const { mode = 'run', log, waitMs = 60_000 } = options
  const requests = managementRequests(options)
  const ledger = await readLedger(requests)
  const chosen = mode === 'undo' ? [lastRun(options.migrations, ledger)] : pending(options.migrations, ledger)
  if (chosen.length === 0) {
    log('No content migration is waiting.')
    return []
  }
  const work = async () => {
    const reports: MigrationReport[] = []
    for (const migration of chosen) reports.push(await runOne(migration, options, requests))
    return reports
  }
  return mode === 'plan' ? await work() : await withPushLock(requests, { waitMs, log }, work)
}

function pending(migrations: readonly Migration[], ran: ReadonlyMap<string, string>): Migration[] {
  return migrations.filter(({ id }) => !ran.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

function lastRun(migrations: readonly Migration[], ran: ReadonlyMap<string, string>): Migration {
  const last = migrations.filter(({ id }) => ran.has(id)).toSorted((a, b) => (a.id < b.id ? 1 : -1))[0]
  if (!last) throw new Error('No content migration of this repository ran in this space.')
  if (!last.down) throw new Error(`${last.id} states no way back; the contents before lie in .data/schemas/migrations.`)
  return last
}

async function runOne(
  migration: Migration,
  options: MigrateOptions,
  requests: ManagementRequests,
): Promise<MigrationReport> {
  const { mode = 'run', log } = options
  log(`${mode === 'undo' ? 'Back: ' : ''}${migration.id}: ${migration.says}`)
  const space = { requests, ...(await readPublishedFrom(options, requests)) }
  const write = mode === 'plan' ? undefined : await writerFor(migration, options, space)
  const change = changeOf(migration, mode === 'undo')
  const stories: StoryReport[] = []
  for await (const page of requests.pages('stories', 'stories', queryFor(migration))) {
    const changed = await inParallel(z.array(row).parse(page), atOnce, async ({ id }) => {
      const story = await migratedStory(id, { ...space, change })
      if (!isChanged(story)) return []
      const report = await reportOf(story, options.askSite)
      await write?.(story)
      return [report]
    })
    for (const report of changed.flat()) for (const line of linesOf(report)) log(line)
    stories.push(...changed.flat())
  }
  if (write) await writeLedger(requests, migration.id, mode !== 'undo')
  log(`${stories.length} stories ${write ? 'changed' : 'would change'}.`)
  return { id: migration.id, stories }
}

type ReadSpace = Awaited<ReturnType<typeof readPublishedFrom>> & { requests: ManagementRequests }

/** Completes what an interrupted run began, then answers how a story is written: its layers are kept on disk first. */
async function writerFor(migration: Migration, options: MigrateOptions, space: ReadSpace) {
  const { mode, spaceId, folder = join(root, '.data', 'schemas', 'migrations') } = options
  const journal = await openJournal(folder, `${spaceId}-${migration.id}${mode === 'undo' ? '-undo' : ''}`)
  for (const line of journal.lines.values()) await restoreDraft(space, line)
  return async (story: MigratedStory) => {
    await journal.note({ story: story.id, before: story.before, after: story.after })
    await writeStory(space.requests, story)
  }
}

const row = z.object({ id: z.number() })

/** By id, so that a story that is written meanwhile keeps its place in the list. */
function queryFor({ blocks }: Migration) {
  return { contain_component: blocks.join(','), story_only: 'true', sort_by: 'id:asc' }
}

function changeOf({ up, down, blocks }: Migration, isUndo: boolean): BlockChange['up'] {
  const change = isUndo && down ? down : up
  return (block) => (blocks.includes(String(block['component'])) ? change(block) : block)
}

async function reportOf(
  { id, fullSlug, before, after, paths }: MigratedStory,
  ask: AskSite | undefined,
): Promise<StoryReport> {
  const published = before.published && after.published ? { from: before.published, to: after.published } : undefined
  const languages = published ? languagesShowing(published.from, published.to, [...paths.keys()]) : []
  return {
    story: fullSlug,
    draft: listChanges(before.draft, after.draft),
    published: published ? listChanges(published.from, published.to) : [],
    pages: languages.map((language) => (language === 'default' ? fullSlug : `${language}/${paths.get(language)}`)),
    ...(languages.length > 0 && { shownAt: await ask?.(id) }),
  }
}

function linesOf({ story, draft, published, pages, shownAt }: StoryReport): string[] {
  const lineOf = (layer: string) => (change: ContentChange) =>
    `      ${layer}, ${change.language}, ${change.path}: ${shown(change.from)} → ${shown(change.to)}`
  return [
    `  ~ ${story}`,
    ...draft.map(lineOf('draft')),
    ...published.map(lineOf('published')),
    ...pages.map((page) => `      page changes: ${page}`),
    ...(shownAt ? shownLines(shownAt) : []),
  ]
}

function shownLines({ addresses, total }: ShownAt): string[] {
  const rest = total - addresses.length
  return [
    ...addresses.map((address) => `      shown at: ${address}`),
    ...(rest > 0 ? [`      and at ${rest} more`] : []),
  ]
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 100 ? `${text.slice(0, 99)}…` : text
}
