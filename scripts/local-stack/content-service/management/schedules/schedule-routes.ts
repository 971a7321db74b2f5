import { Hono } from 'hono'
import { z } from 'zod'
import { allOf, type Sql, sql } from '../../delivery/query/sql-text.ts'
import { readLanguages } from '../../delivery/structure/space-details.ts'
import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import { actingUser } from '../acting-user.ts'
import { listResponse, listRows, pageOf } from '../list-rows.ts'
import { invalid, ManagementError } from '../management-error.ts'
import { readId, readJson, readQuery } from '../read-request.ts'
import { futureMoment } from '../releases/release-moment.ts'
import { homeOf } from '../releases/release-story.ts'
import { getStoryRow } from '../stories/story-row.ts'
import { insertRow, updateRow } from '../write-row.ts'
import { requireSchedule, type ScheduleRow, toWireSchedule } from './schedule-row.ts'

const fields = z.object({
  story_id: z.number().int(),
  publish_at: z.string().min(1, "can't be blank"),
  language: z.string().nullish(),
  action: z.enum(['publish', 'unpublish']).optional(),
})
const newSchedule = z.object({ story_scheduling: fields })
const scheduleChange = z.object({ story_scheduling: fields.partial() })

/** `/story_schedulings` of a space. Storyblok docs, management API: story schedulings. `story_id` selects those of one story (own). */
export function scheduleRoutes(context: ContentContext): Hono {
  const { store, spaceId } = context
  const app = new Hono()
  const wire = (id: number) => ({ story_scheduling: toWireSchedule(requireSchedule(store, id), spaceId) })

  app.get('/', (request) => {
    const query = readQuery(request, ['by_status', 'story_id', 'page', 'per_page'])
    const listed = listRows<ScheduleRow>(store, {
      columns: '*',
      from: 'story_schedulings',
      condition: selectionOf(query),
      orderBy: 'publish_at, id',
      page: pageOf(query),
    })
    const rows = listed.rows.map((row) => toWireSchedule(row, spaceId))
    return listResponse(request, listed, { story_schedulings: rows })
  })

  app.on('POST', '/', async (request) => {
    readQuery(request, [])
    const { story_scheduling: given } = await readJson(request, newSchedule)
    const id = store.transaction(() => createSchedule(context, given))
    return request.json(wire(id), 201)
  })

  app.get('/:id{[0-9]+}', (request) => {
    readQuery(request, [])
    return request.json(wire(readId(request)))
  })

  app.on('PUT', '/:id{[0-9]+}', async (request) => {
    readQuery(request, [])
    const { story_scheduling: given } = await readJson(request, scheduleChange)
    const id = readId(request)
    store.transaction(() => updateSchedule(context, requireSchedule(store, id), given))
    return request.json(wire(id))
  })

  app.delete('/:id{[0-9]+}', (request) => {
    readQuery(request, [])
    const row = requireSchedule(store, readId(request))
    const now = new Date().toISOString()
    store.transaction(() => {
      store.run('UPDATE story_schedulings SET deleted_at = ?, updated_at = ? WHERE id = ?', [now, now, row.id])
    })
    return request.json({ story_scheduling: toWireSchedule({ ...row, deleted_at: now, updated_at: now }, spaceId) })
  })
  return app
}

function selectionOf(query: URLSearchParams): Sql {
  const status = query.get('by_status')
  const story = query.get('story_id')
  return allOf([
    sql('deleted_at IS NULL'),
    ...(status ? [sql('status = ?', status)] : []),
    ...(story ? [sql('story_id = ?', Number(story))] : []),
  ])
}

function createSchedule(context: ContentContext, given: z.output<typeof fields>): number {
  const { store } = context
  requireStory(store, given.story_id)
  return insertRow(store, 'story_schedulings', {
    story_id: given.story_id,
    action: given.action ?? 'publish',
    language: languageOf(context, given.language),
    publish_at: futureMoment('publish_at', given.publish_at, undefined),
    author: actingUser(),
  })
}

function updateSchedule(context: ContentContext, row: ScheduleRow, given: Partial<z.output<typeof fields>>): void {
  if (row.status !== 'scheduled')
    throw new ManagementError(422, { error: 'This schedule is over and can no longer change' })
  if (given.story_id !== undefined && given.story_id !== row.story_id)
    throw invalid('story_id', 'cannot change: delete the schedule and create another')
  const isMoved = given.publish_at !== row.publish_at
  updateRow(context.store, 'story_schedulings', {
    id: row.id,
    publish_at: given.publish_at && isMoved ? futureMoment('publish_at', given.publish_at, undefined) : undefined,
    language: given.language === undefined ? undefined : languageOf(context, given.language),
    action: given.action,
  })
}

function requireStory(store: Store, id: number): void {
  const row = getStoryRow(store, id)
  if (!row) throw invalid('story_id', 'does not exist')
  if (row.is_folder) throw invalid('story_id', 'is a folder, which is never published')
  if (homeOf(store, id) !== undefined)
    throw invalid('story_id', 'is published with the release in which it was created')
}

/** The stored form of a language: empty for the whole story, `default` for the space's own. */
function languageOf({ store, spaceId }: ContentContext, given: string | null | undefined): string {
  if (!given) return ''
  if (given === 'default' || given === '[default]') return 'default'
  if (!readLanguages(store, spaceId).includes(given)) throw invalid('language', 'is not a language of the space')
  return given
}
