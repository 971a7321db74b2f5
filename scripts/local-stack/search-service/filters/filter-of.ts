import type { Params } from '../query/params.ts'
import type { Filter } from './filter.ts'
import { parseFilter } from './parse-filter.ts'
import { parseFilterList, readFacetLiteral, readNumericLiteral, readTagLiteral } from './parse-filter-list.ts'

/** The required filters of a query, from all of its filter parameters. */
export function filterOf(params: Params): Filter {
  return [
    ...parseFilter(typeof params.filters === 'string' ? params.filters : ''),
    ...parseFilterList(params.facetFilters, 'facetFilters', readFacetLiteral),
    ...parseFilterList(params.numericFilters, 'numericFilters', readNumericLiteral),
    ...parseFilterList(params.tagFilters, 'tagFilters', readTagLiteral),
  ]
}

/** The optional filters of a query. */
export function optionalFilterOf(params: Params): Filter {
  return parseFilterList(params.optionalFilters, 'optionalFilters', readFacetLiteral)
}
