import type { DeliveryCall } from '../delivery-call.ts'
import { compileSelection } from '../query/compile-selection.ts'
import { inIndexOrder, type Layer } from '../query/layer.ts'
import type { ReleaseLayers } from '../query/release-layers.ts'
import { allOf, inList, type Sql, sql } from '../query/sql-text.ts'
import { orderTerms } from './list-order.ts'
import { type StoryRow, storyColumns } from './story-row.ts'

type Page = { rows: StoryRow[]; total: number }

type PageRequest = { perPage: number; isByContent: boolean }

/**
 * One page of a list within a release. The stories of the release are selected and ordered by what they are in it; the others
 * come from the draft. Where indexes serve the order, only as many of them are read as the page can show: of `n` stories of the release at most
 * `n` come before it.
 */
export function readReleasePage(
  call: DeliveryCall,
  release: ReleaseLayers,
  { perPage, isByContent }: PageRequest,
): Page {
  const offset = (call.page - 1) * perPage
  const skipped = isByContent ? 0 : Math.max(0, offset - release.heldStories)
  const outside = part(call, isByContent ? release.outside : inIndexOrder(release.outside))
  const inside = part(call, release.inside)
  const order = orderTerms(call, release.outside).map(({ direction }, index) => `k${index} ${direction}`)
  const window = isByContent
    ? sql('')
    : sql(`ORDER BY ${order.join(', ')} LIMIT ? OFFSET ?`, offset + perPage - skipped, skipped)
  const ids = call.context.store.all<{ page_id: number; total: number }>(
    `SELECT page_id, count(*) OVER () AS total FROM (
       SELECT * FROM (${outside.text} ${window.text}) UNION ALL ${inside.text}
     ) ORDER BY ${order.join(', ')} LIMIT ? OFFSET ?`,
    [...outside.values, ...window.values, ...inside.values, perPage, offset - skipped],
  )
  // Conditions on the content are costly: the one pass over all stories counts them, too.
  const total = (isByContent ? ids[0]?.total : undefined) ?? countOf(call, release)
  return {
    rows: readByIds(
      call,
      release,
      ids.map((row) => row.page_id),
    ),
    total,
  }
}

/** The ids of one part of the list with the values by which they are ordered. */
function part(call: DeliveryCall, layer: Layer): Sql {
  const { condition } = compileSelection(call.query, layer)
  const terms = orderTerms(call, layer)
  const keys = terms.map(({ value }, index) => `${value.text} AS k${index}`)
  return {
    text: `SELECT s.id AS page_id, ${keys.join(', ')} FROM ${layer.from} WHERE ${condition.text}`,
    values: [...terms.flatMap(({ value }) => value.values), ...condition.values],
  }
}

function countOf(call: DeliveryCall, { outside, inside }: ReleaseLayers): number {
  const parts = [outside, inside].map((layer) => ({ layer, condition: compileSelection(call.query, layer).condition }))
  const counts = parts.map(({ layer, condition }) => `(SELECT count(*) FROM ${layer.from} WHERE ${condition.text})`)
  const values = parts.flatMap(({ condition }) => condition.values)
  return call.context.store.get<{ total: number }>(`SELECT ${counts.join(' + ')} AS total`, values)?.total ?? 0
}

function readByIds({ context }: DeliveryCall, { whole }: ReleaseLayers, ids: readonly number[]): StoryRow[] {
  const condition = allOf([inList('s.id', ids)])
  const rows = context.store.all<StoryRow>(
    `SELECT ${storyColumns(whole)} FROM ${whole.from} WHERE ${condition.text}`,
    condition.values,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
