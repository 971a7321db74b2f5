import type { DeliveryCall } from '../delivery-call.ts'
import { compileSelection } from '../query/compile-selection.ts'
import { forContentConditions, inIndexOrder } from '../query/layer.ts'
import { allOf, inList, type Sql, sql } from '../query/sql-text.ts'
import { orderOf } from './list-order.ts'
import { readReleasePage } from './release-page.ts'
import { type StoryRow, storyColumns } from './story-row.ts'

/** One page of a list and the number of stories on all pages. */
export type StoryPage = { rows: StoryRow[]; total: number }

/** Reads one page of the selected stories, with one statement for rows and total together. */
export function readPage(call: DeliveryCall, perPage: number): StoryPage {
  const { condition, readsContent } = compileSelection(call.query, call.layer)
  const isByContent = readsContent || (call.shaping.sort_by ?? '').includes('content.')
  if (call.release) return readReleasePage(call, call.release, { perPage, isByContent })
  const limit = sql('LIMIT ? OFFSET ?', perPage, (call.page - 1) * perPage)
  const statement = isByContent ? contentPage(call, limit) : indexPage(call, condition, limit)
  const rows = call.context.store.all<StoryRow & { total: number }>(statement.text, statement.values)
  const [first] = rows
  return { rows, total: first ? first.total : totalOf(call, condition) }
}

/** A page by the indexes of condition and order: counting and paging each stop as early as they can. */
function indexPage(call: DeliveryCall, condition: Sql, limit: Sql): Sql {
  const order = orderOf(call, call.layer)
  const paged = compileSelection(call.query, inIndexOrder(call.layer)).condition
  return {
    text: `SELECT (SELECT count(*) FROM stories s WHERE ${condition.text}) AS total, ${storyColumns(call.layer)}
      FROM stories s JOIN (SELECT s.id AS page_id FROM stories s WHERE ${paged.text} ORDER BY ${order.text} ${limit.text})
      ON page_id = s.id ORDER BY ${order.text}`,
    values: [...condition.values, ...paged.values, ...order.values, ...limit.values, ...order.values],
  }
}

/** A condition on the content runs once per story, for the total and the page together. */
function contentPage(call: DeliveryCall, limit: Sql): Sql {
  const layer = forContentConditions(call.layer)
  const { condition } = compileSelection(call.query, layer)
  const inner = orderOf(call, layer)
  const outer = orderOf(call, call.layer)
  return {
    text: `SELECT total, ${storyColumns(call.layer)}
      FROM stories s JOIN (SELECT s.id AS page_id, count(*) OVER () AS total FROM ${layer.from}
        WHERE ${condition.text} ORDER BY ${inner.text} ${limit.text})
      ON page_id = s.id ORDER BY ${outer.text}`,
    values: [...condition.values, ...inner.values, ...limit.values, ...outer.values],
  }
}

/** A page beyond the last one has no row that could carry the total. */
function totalOf({ context, page }: DeliveryCall, condition: Sql): number {
  if (page === 1) return 0
  const row = context.store.get<{ total: number }>(
    `SELECT count(*) AS total FROM stories s WHERE ${condition.text}`,
    condition.values,
  )
  return row?.total ?? 0
}

/** Stories by uuid in the requested layer, in the order of the list; unknown ones are absent. */
export function readByUuids({ context, layer }: DeliveryCall, uuids: readonly string[]): StoryRow[] {
  if (uuids.length === 0) return []
  const condition = allOf([inList('s.uuid', uuids), sql(layer.visible)])
  const rows = context.store.all<StoryRow>(
    `SELECT ${storyColumns(layer)} FROM ${layer.from} WHERE ${condition.text}`,
    condition.values,
  )
  const byUuid = new Map(rows.map((row) => [row.uuid, row]))
  return uuids.flatMap((uuid) => byUuid.get(uuid) ?? [])
}
