import { Hono } from 'hono'
import type { ContentContext } from '../../store/content-context.ts'
import { wireUser } from '../acting-user.ts'
import { listResponse, listRows, pageOf } from '../list-rows.ts'
import { ManagementError, notFound } from '../management-error.ts'
import { readId, readQuery } from '../read-request.ts'
import { namedRelease } from '../releases/release-row.ts'
import { saveInRelease } from '../releases/save-in-release.ts'
import type { VersionRow } from './story-versions.ts'
import { updateStory } from './update-story.ts'

/** `/versions` of a space: the list of a story's versions, one with its content, and restoring it. */
export function versionRoutes(context: ContentContext): Hono {
  const { store } = context
  const app = new Hono()

  app.get('/', (request) => {
    const query = readQuery(request, ['model', 'model_id', 'versions_v2', 'release_id', 'page', 'per_page'])
    refuseOtherModels(query)
    const listed = listRows<VersionRow>(store, {
      columns: '*',
      from: 'story_versions',
      selection: {
        conditions: ['story_id = ?', 'release_id IS ?'],
        values: [Number(query.get('model_id')), Number(query.get('release_id')) || null],
      },
      orderBy: 'id DESC',
      page: pageOf(query),
    })
    return listResponse(request, listed, { versions: listed.rows.map(toWireVersion) })
  })

  app.get('/:id{[0-9]+}', (request) => {
    const row = versionRow(readId(request))
    return request.json({ version: { ...toWireVersion(row), name: row.name, content: JSON.parse(row.content) } })
  })

  app.put('/:id{[0-9]+}', (request) => {
    refuseOtherModels(readQuery(request, ['model', 'model_id']))
    const row = versionRow(readId(request))
    const fields = { name: row.name, content: JSON.parse(row.content) }
    store.transaction(() => {
      const release = namedRelease(store, row.release_id)
      if (release) return saveInRelease(context, release, { id: row.story_id, fields, isForced: true })
      return updateStory(context, row.story_id, { fields, isForced: true })
    })
    return request.body(null, 204)
  })

  function versionRow(id: number): VersionRow {
    const row = store.get<VersionRow>('SELECT * FROM story_versions WHERE id = ?', [id])
    if (!row) throw notFound()
    return row
  }
  return app
}

/** Only stories have versions here. */
function refuseOtherModels(query: URLSearchParams): void {
  if (query.get('model') === 'stories') return
  throw new ManagementError(501, { error: 'Only stories have versions' })
}

function toWireVersion(row: VersionRow) {
  return {
    id: row.id,
    event: row.event,
    created_at: row.created_at,
    author_id: wireUser(row.author).id,
    author: wireUser(row.author).friendly_name,
    item_id: row.story_id,
    is_draft: row.event !== 'publish',
  }
}
