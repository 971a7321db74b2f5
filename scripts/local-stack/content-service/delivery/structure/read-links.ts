import { type DeliveryCall, perPageOf } from '../delivery-call.ts'
import { DeliveryRefusal, notFound } from '../delivery-refusal.ts'
import type { DeliveryResponse } from '../delivery-response.ts'
import { inIndexOrder, type Layer } from '../query/layer.ts'
import { inFolder } from '../query/slug-conditions.ts'
import { sortOrder } from '../query/sort-order.ts'
import { allOf, type Sql, sql } from '../query/sql-text.ts'
import { type LinkRow, toLink } from './to-link.ts'

/** Maximum of links per page (Storyblok docs, retrieve multiple links). */
const maxPerPage = 1000

const columnsOf = ({ name }: Layer) => `s.id, s.uuid, s.full_slug, s.path, ${name} AS name,
  s.published IS NOT NULL AS is_published, s.parent_id, s.is_folder, s.is_startpage, s.position, s.published_at, s.created_at, s.updated_at,
  (SELECT json_group_array(json_object('lang', t.lang, 'path', t.path, 'name', t.name,
    'published', json(iif(t.published, 'true', 'false')))) FROM translated_slugs t WHERE t.story_id = s.id) AS translated_slugs`

/** `GET /links`: addresses of stories and folders, as an object whose keys are uuids. */
export function respondWithLinks(call: DeliveryCall): DeliveryResponse {
  if (['0', 'false'].includes(call.shaping.paginated ?? '1'))
    throw new DeliveryRefusal(501, { error: 'Links always come in pages: read them with page and per_page' })
  const { store } = call.context
  const perPage = perPageOf(call, maxPerPage)
  const condition = conditionFor(call)
  const order = sortOrder(call.shaping.sort_by ?? '', call.layer)
  const total =
    store.get<{ total: number }>(`SELECT count(*) AS total FROM stories s WHERE ${condition.text}`, condition.values)
      ?.total ?? 0
  const rows = store.all<LinkRow>(
    `SELECT ${columnsOf(call.layer)} FROM stories s JOIN (SELECT s.id AS page_id FROM stories s WHERE ${condition.text}
       ORDER BY ${order} LIMIT ? OFFSET ?) ON page_id = s.id ORDER BY ${order}`,
    [...condition.values, perPage, (call.page - 1) * perPage],
  )
  const links = Object.fromEntries(rows.map((row) => [row.uuid, toLink(row, hasDates(call))]))
  return { body: { links, cv: call.cv }, paging: { total, perPage } }
}

/** `GET /links/{uuid}`. */
export function respondWithLink(call: DeliveryCall, uuid: string): DeliveryResponse {
  const condition = allOf([sql(call.layer.linked), sql('s.uuid = ?', uuid)])
  const row = call.context.store.get<LinkRow>(
    `SELECT ${columnsOf(call.layer)} FROM stories s WHERE ${condition.text}`,
    condition.values,
  )
  if (!row) throw notFound()
  return { body: { link: toLink(row, hasDates(call)), cv: call.cv } }
}

function hasDates({ shaping }: DeliveryCall): boolean {
  return shaping.include_dates === '1' || shaping.include_dates === 'true'
}

function conditionFor(call: DeliveryCall): Sql {
  const { with_parent: parent, by_uuid: uuid } = call.shaping
  const prefix = call.query.parameters.get('starts_with')
  return allOf([
    sql(call.layer.linked),
    ...(prefix ? [inFolder(prefix, inIndexOrder(call.layer).slug)] : []),
    ...(parent === undefined ? [] : [sql('s.parent_id = ?', parent)]),
    ...(uuid === undefined ? [] : [sql('s.uuid = ?', uuid)]),
  ])
}
