import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { sql } from '../../delivery/query/sql-text.ts'
import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import { listResponse, listRows, pageOf } from '../list-rows.ts'
import { ManagementError } from '../management-error.ts'
import { isTrue, readId, readJson, readQuery } from '../read-request.ts'
import { insertRow, updateRow } from '../write-row.ts'
import { mergeRelease } from './merge-release.ts'
import { newReleaseBody, type ReleaseFields, refuseUndone, releaseChangeBody } from './release-body.ts'
import { futureMoment } from './release-moment.ts'
import { type ReleaseRow, refuseReleased, requireRelease, toWireRelease } from './release-row.ts'
import { hasConflicts } from './release-story.ts'
import { deleteRelease, takeOutOfRelease } from './save-in-release.ts'

/** `/releases` of a space. Storyblok docs, management API: releases. */
export function releaseRoutes(context: ContentContext): Hono {
  const { store } = context
  const app = new Hono()

  app.get('/', (request) => {
    const query = readQuery(request, ['branch_id', 'page', 'per_page'])
    if (query.get('branch_id')) throw new ManagementError(501, { error: 'This space has no pipelines' })
    const listed = listRows<ReleaseRow>(store, {
      columns: '*',
      from: 'releases',
      condition: sql('1'),
      orderBy: 'released_at IS NOT NULL, coalesce(released_at, release_at) NULLS LAST, id',
      page: pageOf(query, { usual: 100 }),
    })
    return listResponse(request, listed, { releases: listed.rows.map(toWireRelease) })
  })

  app.on('POST', '/', async (request) => {
    readQuery(request, [])
    const { release } = await readJson(request, newReleaseBody)
    const row = store.transaction(() => createRelease(store, release))
    return request.json({ release: toWireRelease(row) }, 201)
  })

  app.get('/:id{[0-9]+}', (request) => {
    readQuery(request, [])
    return request.json({ release: toWireRelease(requireRelease(store, readId(request))) })
  })

  app.get('/:id{[0-9]+}/conflict_check', (request) => {
    readQuery(request, [])
    return request.json({ has_conflicts: hasConflicts(store, requireRelease(store, readId(request)).id) })
  })

  app.on('PUT', '/:id{[0-9]+}', async (request) => {
    readQuery(request, [])
    const body = await readJson(request, releaseChangeBody)
    const id = readId(request)
    const isReleased = isTrue(body.do_release) || isTrue(body.release.do_release)
    const row = store.transaction(() => {
      const changed = updateRelease(store, requireRelease(store, id), body.release)
      return isReleased ? mergeRelease(context, id) : changed
    })
    return request.json({ release: toWireRelease(row) })
  })

  app.delete('/:id{[0-9]+}', (request) => {
    readQuery(request, [])
    const row = requireRelease(store, readId(request))
    store.transaction(() => deleteRelease(context, row))
    return request.json({ release: toWireRelease(row) })
  })

  app.delete('/:id{[0-9]+}/stories/:story_id{[0-9]+}', (request) => {
    readQuery(request, [])
    const release = requireRelease(store, readId(request))
    store.transaction(() => takeOutOfRelease(context, release, readId(request, 'story_id')))
    return request.body(null, 204)
  })
  return app
}

function createRelease(store: Store, given: ReleaseFields & { name: string }): ReleaseRow {
  refuseUndone(given)
  const id = insertRow(store, 'releases', {
    uuid: randomUUID(),
    name: given.name,
    release_at: given.release_at ? futureMoment('release_at', given.release_at, given.timezone) : null,
    timezone: given.timezone,
  })
  return requireRelease(store, id)
}

/** Absent keys keep their value; a release that is sent back unchanged changes nothing, whatever its state. */
function updateRelease(store: Store, row: ReleaseRow, given: ReleaseFields): ReleaseRow {
  refuseUndone(given)
  const timezone = given.timezone === undefined ? row.timezone : given.timezone
  const next = { name: given.name ?? row.name, release_at: nextMoment(row, given.release_at, timezone), timezone }
  if (next.name === row.name && next.release_at === row.release_at && timezone === row.timezone) return row
  refuseReleased(row)
  updateRow(store, 'releases', { ...next, id: row.id })
  return requireRelease(store, row.id)
}

function nextMoment(row: ReleaseRow, given: string | null | undefined, timezone: string | null): string | null {
  if (given === undefined || given === row.release_at) return row.release_at
  return given ? futureMoment('release_at', given, timezone) : null
}
