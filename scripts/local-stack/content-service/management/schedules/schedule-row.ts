import type { SQLInputValue } from 'node:sqlite'
import type { Store } from '../../store/open-store.ts'
import { wireUser } from '../acting-user.ts'
import { ManagementError, notFound } from '../management-error.ts'

/** A row of the table of schedules; `store/schedule-tables.ts` describes the columns. */
export type ScheduleRow = {
  id: number
  story_id: number
  action: 'publish' | 'unpublish'
  language: string
  publish_at: string
  status: 'scheduled' | 'published_before_schedule' | 'executed'
  author: string
  created_at: string
  updated_at: string
  deleted_at: string | null
}

/** @throws ManagementError 404 when there is no such schedule, or when it was deleted */
export function requireSchedule(store: Store, id: number): ScheduleRow {
  const row = store.get<ScheduleRow>('SELECT * FROM story_schedulings WHERE id = ? AND deleted_at IS NULL', [id])
  if (!row) throw notFound()
  return row
}

/**
 * The story scheduling object. Storyblok docs, management API: the story scheduling object. `action` is this service's own: the
 * vendor's object describes publishes only.
 */
export function toWireSchedule({ author, ...row }: ScheduleRow, spaceId: number) {
  return { ...row, space_id: spaceId, user_id: wireUser(author).id }
}

/** The plan of a story, in the form of its object. */
export function plannedFor(store: Store, storyId: number) {
  const rows = store.all<ScheduleRow>(
    `SELECT * FROM story_schedulings WHERE story_id = ? AND status = 'scheduled' AND deleted_at IS NULL
     ORDER BY publish_at, id`,
    [storyId],
  )
  const first = (action: ScheduleRow['action']) => rows.find((row) => row.action === action)?.publish_at ?? null
  return {
    publish_at: first('publish'),
    expire_at: first('unpublish'),
    is_scheduled: rows.length > 0,
    scheduled_dates: rows.length > 0 ? rows.map((row) => row.publish_at).join(',') : null,
  }
}

type Dates = { publish_at?: string | null | undefined; expire_at?: string | null | undefined }

/**
 * Refuses the dates of a story's body when they differ from the plan: they would change nothing. Clients send back the
 * dates that they have read.
 * @throws ManagementError 501 with the endpoint that plans
 */
export function refuseDates(given: Dates, planned: Dates = {}): void {
  for (const key of ['publish_at', 'expire_at'] as const) {
    if (!given[key] || given[key] === planned[key]) continue
    throw new ManagementError(501, { error: `${key} of a story is set by story_schedulings` })
  }
}

/** A publish by a person leaves nothing to do for the planned publishes that it covers (the status is the vendor's). */
export function endPublishes(store: Store, storyId: number, languages: readonly string[] | undefined): void {
  endSchedules(store, {
    set: "status = 'published_before_schedule'",
    where: `action = 'publish' AND story_id = ? AND (? OR language IN (SELECT value FROM json_each(?)))`,
    values: [storyId, languages ? 0 : 1, JSON.stringify(languages ?? [])],
  })
}

/** A deleted story has no schedules. */
export function cancelSchedules(store: Store, storyId: number): void {
  endSchedules(store, { set: 'deleted_at = updated_at', where: 'story_id = ?', values: [storyId] })
}

function endSchedules(store: Store, end: { set: string; where: string; values: SQLInputValue[] }): void {
  store.run(
    `UPDATE story_schedulings SET updated_at = ?, ${end.set} WHERE status = 'scheduled' AND deleted_at IS NULL AND ${end.where}`,
    [new Date().toISOString(), ...end.values],
  )
}
