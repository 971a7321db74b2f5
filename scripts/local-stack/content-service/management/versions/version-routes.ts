import { Hono } from 'hono'
import { sql } from '../../delivery/query/sql-text.ts'
import type { ContentContext } from '../../store/content-context.ts'
import { listResponse, listRows, pageOf } from '../list-rows.ts'
import { ManagementError } from '../management-error.ts'
import { readId, readQuery } from '../read-request.ts'
import type { VersionRow } from '../stories/story-versions.ts'
import { requireRow } from '../write-row.ts'
import { toWireVersion } from './to-wire-version.ts'
import { restoreVersion } from './version-of-story-routes.ts'

/** `/versions` of a space: the list of a story's versions, one with its content, and restoring it. */
export function versionRoutes(context: ContentContext): Hono {
  const { store } = context
  const app = new Hono()
  const versionRow = (id: number) => requireRow<VersionRow>(store, 'story_versions', id)

  app.get('/', (request) => {
    const query = readQuery(request, ['model', 'model_id', 'versions_v2', 'release_id', 'page', 'per_page'])
    refuseOtherModels(query)
    const listed = listRows<VersionRow>(store, {
      columns: '*',
      from: 'story_versions',
      condition: sql(
        'story_id = ? AND release_id IS ?',
        Number(query.get('model_id')),
        Number(query.get('release_id')) || null,
      ),
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
    store.transaction(() => restoreVersion(context, row))
    return request.body(null, 204)
  })
  return app
}

/** Only stories have versions here. */
function refuseOtherModels(query: URLSearchParams): void {
  if (query.get('model') === 'stories') return
  throw new ManagementError(501, { error: 'Only stories have versions' })
}
