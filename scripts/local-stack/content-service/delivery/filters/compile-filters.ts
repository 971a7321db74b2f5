import { unprocessable } from '../delivery-refusal.ts'
import type { Layer } from '../query/layer.ts'
import type { FilterCondition } from '../query/parse-query.ts'
import { anyOf, type Sql } from '../query/sql-text.ts'
import { filterOperators } from './filter-operators.ts'
import { jsonField } from './json-field.ts'

const operatorByName = new Map(filterOperators.map((operator) => [operator.name, operator]))

/**
 * The condition of the whole `filter_query`: every single condition is true, and of those under `__or` at least one.
 * @throws DeliveryRefusal 422 for an unknown operation or an invalid value
 */
export function compileFilters(filters: readonly FilterCondition[], layer: Layer): Sql[] {
  const conditions = filters.filter(({ group }) => group === 'all').map((filter) => compileFilter(filter, layer))
  const alternatives = filters.filter(({ group }) => group === 'any').map((filter) => compileFilter(filter, layer))
  return alternatives.length === 0 ? conditions : [...conditions, anyOf(alternatives)]
}

function compileFilter({ field, operator, value }: FilterCondition, layer: Layer): Sql {
  const row = operatorByName.get(operator)
  if (!row) throw unprocessable(`filter_query operation ${operator} is not known`)
  const condition = row.condition(jsonField(layer.content, field), value)
  if (!condition) throw unprocessable(`filter_query operation ${operator} accepts ${row.accepts}`)
  return condition
}
