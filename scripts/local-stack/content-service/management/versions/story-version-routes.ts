import { Hono } from 'hono'
import { sql } from '../../delivery/query/sql-text.ts'
import type { ContentContext } from '../../store/content-context.ts'
import { listResponse, listRows, pageOf } from '../list-rows.ts'
import { invalid } from '../management-error.ts'
import { isTrue, readQuery } from '../read-request.ts'
import { namedRelease } from '../releases/release-row.ts'
import type { VersionRow } from '../stories/story-versions.ts'
import { toWireStoryVersion } from './to-wire-version.ts'

/** `/story_versions` of a space: the versions of a story, or of its content in a release, newest first, with their contents on request. */
export function storyVersionRoutes({ store }: ContentContext): Hono {
  const app = new Hono()
  app.get('/', (request) => {
    const query = readQuery(request, ['by_story_id', 'by_release_id', 'page', 'per_page', 'show_content'])
    const storyId = Number(query.get('by_story_id') || Number.NaN)
    if (!Number.isSafeInteger(storyId)) throw invalid('by_story_id', "can't be blank")
    const release = namedRelease(store, query.get('by_release_id'))
    const isContentShown = isTrue(query.get('show_content'))
    const listed = listRows<VersionRow>(store, {
      columns: '*',
      from: 'story_versions',
      condition: sql('story_id = ? AND release_id IS ?', storyId, release?.id ?? null),
      orderBy: 'id DESC',
      page: pageOf(query, { most: 100 }),
    })
    const versions = listed.rows.map((row) => toWireStoryVersion(row, isContentShown))
    return listResponse(request, listed, { story_versions: versions })
  })
  return app
}
