import type { DeliveryCall } from '../delivery-call.ts'
import type { Layer } from '../query/layer.ts'
import { csv } from '../query/parse-query.ts'
import { searchOrder } from '../query/search-condition.ts'
import { sortTerms } from '../query/sort-order.ts'
import { type Sql, sql } from '../query/sql-text.ts'

/** One value by which a list is ordered, and how: `ASC`, `DESC NULLS LAST`. */
export type OrderTerm = { value: Sql; direction: string }

/** An explicit order of uuids wins over `sort_by`, which wins over the relevance of a search. */
export function orderTerms({ query, shaping }: DeliveryCall, layer: Layer): OrderTerm[] {
  const uuids = query.parameters.get('by_uuids_ordered')
  if (uuids) {
    const place = '(SELECT min(wanted.key) FROM json_each(?) AS wanted WHERE wanted.value = s.uuid)'
    return [{ value: sql(place, JSON.stringify(csv(uuids))), direction: 'ASC' }]
  }
  const sorted = sortTerms(shaping.sort_by ?? '', layer).map(({ value, direction }) => ({
    value: sql(value),
    direction,
  }))
  const term = query.parameters.get('search_term')
  if (!term || shaping.sort_by !== undefined) return sorted
  return [
    { value: searchOrder(term, layer), direction: 'ASC' },
    { value: sql(layer.name), direction: 'ASC' },
    ...sorted,
  ]
}

/** The order as the text of a statement. */
export function orderOf(call: DeliveryCall, layer: Layer): Sql {
  const terms = orderTerms(call, layer)
  return {
    text: terms.map(({ value, direction }) => `${value.text} ${direction}`).join(', '),
    values: terms.flatMap(({ value }) => value.values),
  }
}
