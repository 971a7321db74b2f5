import { unprocessable } from '../delivery-refusal.ts'
import { compileFilters } from '../filters/compile-filters.ts'
import type { Layer } from './layer.ts'
import type { ParsedQuery } from './parse-query.ts'
import { selectionParameters } from './selection-parameters.ts'
import { allOf, type Sql, sql } from './sql-text.ts'

/** The condition that selects the stories of a request, and whether it has to read their content. */
export type Selection = { condition: Sql; readsContent: boolean }

/**
 * Compiles selection parameters and `filter_query` into one condition over `stories s`. An empty parameter excludes
 * nothing.
 * @throws DeliveryRefusal 422 for a value that a parameter or operation does not accept
 */
export function compileSelection({ parameters, filters }: ParsedQuery, layer: Layer): Selection {
  const cheap: Sql[] = [sql(layer.visible)]
  const costly = compileFilters(filters, layer)
  for (const row of selectionParameters) {
    const value = parameters.get(row.name)
    if (value === undefined || value === '') continue
    const condition = row.condition(value, layer)
    if (!condition) throw unprocessable(`Parameter ${row.name} accepts ${row.accepts}`)
    if (row.name === 'search_term') costly.push(condition)
    else cheap.push(condition)
  }
  return { condition: allOf([...cheap, ...costly]), readsContent: costly.length > 0 }
}
