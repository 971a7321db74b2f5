import { Hono } from 'hono'
import type { ContentContext } from '../../store/content-context.ts'
import { existsIn } from '../../store/release-tables.ts'
import { wholeListResponse } from '../list-rows.ts'
import { readQuery } from '../read-request.ts'

/** `/tags` of a space: the tags of stories with their counts. Writes of stories change them. */
export function tagRoutes({ store }: ContentContext): Hono {
  const app = new Hono()
  app.get('/', (request) => {
    readQuery(request, ['page', 'per_page'])
    const tags = store.all<{ name: string; taggings_count: number }>(
      `SELECT t.value AS name, count(*) AS taggings_count FROM stories s, json_each(s.tag_list) t
       WHERE s.deleted_at IS NULL AND ${existsIn('s.id')} GROUP BY t.value ORDER BY t.value`,
    )
    return wholeListResponse(request, tags.length, { tags })
  })
  return app
}
