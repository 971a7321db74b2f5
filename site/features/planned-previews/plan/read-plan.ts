import 'server-only'
import { inBatches } from '#site/content/delivery/in-batches.ts'
import { env } from '#site/server/configuration/env.ts'
import { runtimePart } from '#site/server/runtime.ts'
import { within } from '#site/server/time-limit.ts'
import { smallPage } from '#site/server/upstream/content-limits.ts'
import { planMs, releasesMs } from '#site/server/upstream/time-limits.ts'
import { changesUntil } from './changes-until.ts'
import { managementReader, PlanRefusedError } from './management-reader.ts'
import type {
  HeldRelease,
  Included,
  Known,
  OpenRelease,
  PlannedChange,
  PlannedStory,
  Schedule,
} from './planned-change.ts'
import {
  releasesPage,
  type ScheduleOfStory,
  schedulesPage,
  storyRows,
  toOpenRelease,
  toPlannedStory,
  toSchedules,
} from './wire-plan.ts'

/** A page reads the plan several times, and an editor opens several pages. */
const storedMs = 3000

/** Numbers of stories in one request: addresses have a limited length. */
const idsPerRequest = 4 * smallPage

type Stored = { readAt: number; value: Promise<unknown> }
type Reader = { readAll: ReturnType<typeof managementReader>; stored: Map<string, Stored> }

/** Undefined without a token. */
const reader = runtimePart('content-plan', (): Reader | undefined => {
  const token = env.CONTENT_PREVIEW_PLAN_TOKEN
  return token === undefined ? undefined : { readAll: managementReader(token), stored: new Map() }
})

type Previewed = { release?: number | undefined; moment?: number | undefined }

/**
 * What will be public until the previewed moment, or with the previewed release, instead of what is published now. For requests that
 * were admitted to drafts alone.
 * @returns undefined where the plan is not known: without a token, or when the CMS cannot be read
 */
export async function plannedChanges(previewed: Previewed): Promise<readonly PlannedChange[] | undefined> {
  return (await readChanges(previewed)).value?.changes
}

type IncludedChanges = { changes: readonly PlannedChange[]; included: Included }

/** The same with the reason where it is not known. Nothing is read where neither a release nor a moment is chosen. */
export async function readChanges({ release, moment }: Previewed): Promise<Known<IncludedChanges>> {
  return await known(planMs, async (from) => {
    const nothing = { releases: 0, publishes: 0, unpublishes: 0 }
    if (release === undefined && moment === undefined) return { changes: [], included: nothing }
    const [open, schedules] = await Promise.all([
      releasesOf(from),
      moment === undefined ? [] : schedulesUntil(from, moment),
    ])
    const included = open.filter(({ id, at }) => id === release || (at !== undefined && at <= (moment ?? 0)))
    const releases = await Promise.all(
      included.map(async (one): Promise<HeldRelease> => ({ ...one, stories: await storiesIn(from, one) })),
    )
    const publishes = schedules.filter(({ action }) => action === 'publish').length
    return {
      changes: changesUntil({ releases, schedules }, { release, moment }),
      included: { releases: releases.length, publishes, unpublishes: schedules.length - publishes },
    }
  })
}

/** The releases that are not out yet, the next one first. */
export async function readReleases(): Promise<Known<readonly OpenRelease[]>> {
  return await known(releasesMs, async (from) =>
    (await releasesOf(from)).toSorted((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || a.id - b.id),
  )
}

async function known<Value>(limitMs: number, read: (from: Reader) => Promise<Value>): Promise<Known<Value>> {
  const from = reader()
  if (!from) return { unknown: 'no-token' }
  try {
    return { value: await within<Value>(limitMs, read(from)) }
  } catch (error) {
    return { unknown: error instanceof PlanRefusedError ? 'refused' : 'unavailable' }
  }
}

async function releasesOf(from: Reader): Promise<OpenRelease[]> {
  const pages = await stored(from, 'releases', () => from.readAll({ path: 'releases', body: releasesPage }))
  return pages.flatMap(({ releases }) => releases.flatMap(toOpenRelease))
}

async function storiesIn(from: Reader, { id }: OpenRelease): Promise<PlannedStory[]> {
  return await rowsBy(from, { in_release: String(id) })
}

async function schedulesUntil(from: Reader, moment: number): Promise<Schedule[]> {
  const pages = await stored(from, 'schedules', () =>
    from.readAll({ path: 'story_schedulings', query: { by_status: 'scheduled' }, body: schedulesPage }),
  )
  const all = pages.flatMap(({ story_schedulings: rows }) => rows.flatMap(toSchedules))
  return await ofStories(
    from,
    all.filter(({ at }) => at <= moment),
  )
}

/** With what else identifies their stories; a deleted story has no row. */
async function ofStories(from: Reader, schedules: readonly ScheduleOfStory[]): Promise<Schedule[]> {
  const ids = [...new Set(schedules.map(({ storyId }) => storyId))].toSorted((a, b) => a - b)
  const batches = inBatches(ids, idsPerRequest)
  const rows = (await Promise.all(batches.map((batch) => rowsBy(from, { by_ids: batch.join(',') })))).flat()
  const byId = new Map(rows.map((row) => [row.storyId, row]))
  return schedules.flatMap((schedule) => {
    const story = byId.get(schedule.storyId)
    return story ? [{ ...story, ...schedule }] : []
  })
}

async function rowsBy(from: Reader, query: Record<string, string>): Promise<PlannedStory[]> {
  const pages = await stored(from, `stories ${Object.entries(query).join()}`, () =>
    from.readAll({ path: 'stories', query, body: storyRows }),
  )
  return pages.flatMap(({ stories }) => stories.flatMap(toPlannedStory))
}

/** A failure is stored too: a refused token is not sent with every request. */
function stored<Value>({ stored: values }: Reader, key: string, read: () => Promise<Value>): Promise<Value> {
  const now = performance.now()
  for (const [name, { readAt }] of values) if (now - readAt > storedMs) values.delete(name)
  const value = (values.get(key)?.value as Promise<Value> | undefined) ?? read()
  if (!values.has(key)) values.set(key, { readAt: now, value })
  return value
}
