import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { allOf, inList, type Sql, sql } from '../../delivery/query/sql-text.ts'
import type { ContentContext } from '../../store/content-context.ts'
import { containsText, listResponse, listRows, pageOf } from '../list-rows.ts'
import { invalid } from '../management-error.ts'
import { numbersOf, readId, readJson, readQuery } from '../read-request.ts'
import { requireRow } from '../write-row.ts'

const fields = z.object({
  name: z.string().trim().min(1, "can't be blank"),
  object_type: z.enum(['asset', 'component', 'idea']).default('component'),
})
const newTag = z.object({ internal_tag: fields })
const tagChange = z.object({ internal_tag: z.object({ name: fields.shape.name.optional() }) })

type TagRow = { id: number; name: string; object_type: string }

/** `/internal_tags` of a space: tags of components and assets. Storyblok docs, management API: internal tags. */
export function internalTagRoutes({ store }: ContentContext): Hono {
  const app = new Hono()
  const requireTag = (id: number) => requireRow<TagRow>(store, 'internal_tags', id)

  app.get('/', (request) => {
    const query = readQuery(request, ['search', 'by_object_type', 'by_ids', 'page', 'per_page'], {
      with_assets_count: 'The assets of a tag are not counted here',
    })
    const listed = listRows<TagRow>(store, {
      columns: '*',
      from: 'internal_tags',
      condition: tagSelection(query),
      orderBy: 'id',
      page: pageOf(query),
    })
    return listResponse(request, listed, { internal_tags: listed.rows })
  })

  app.on('POST', '/', async (request) => {
    const { internal_tag: tag } = await readJson(request, newTag)
    requireFree(tag.name, tag.object_type)
    const { id } = store.run('INSERT INTO internal_tags (name, object_type) VALUES (?, ?)', [tag.name, tag.object_type])
    return request.json({ internal_tag: requireTag(id) }, 201)
  })

  const change = async (request: Context) => {
    const { internal_tag: tag } = await readJson(request, tagChange)
    const row = requireTag(readId(request))
    if (tag.name !== undefined && tag.name !== row.name) {
      requireFree(tag.name, row.object_type)
      store.run('UPDATE internal_tags SET name = ? WHERE id = ?', [tag.name, row.id])
    }
    return request.json({ internal_tag: requireTag(row.id) })
  }
  app.on('PATCH', '/:id{[0-9]+}', change)
  app.on('PUT', '/:id{[0-9]+}', change)

  app.delete('/:id{[0-9]+}', (request) => {
    const row = requireTag(readId(request))
    store.run('DELETE FROM internal_tags WHERE id = ?', [row.id])
    return request.json({ internal_tag: row })
  })

  function requireFree(name: string, type: string): void {
    const taken = store.get('SELECT id FROM internal_tags WHERE name = ? AND object_type = ?', [name, type])
    if (taken) throw invalid('name', 'has already been taken')
  }
  return app
}

function tagSelection(query: URLSearchParams): Sql {
  const search = query.get('search')
  const type = query.get('by_object_type')
  const ids = query.get('by_ids')
  return allOf([
    ...(search ? [containsText(search, 'name')] : []),
    ...(type ? [sql('object_type = ?', type)] : []),
    ...(ids ? [inList('id', numbersOf(ids))] : []),
  ])
}
