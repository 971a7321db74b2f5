import type { IndexFamily } from 'component-schemas/search/index-names.ts'
import {
  type FacetChoices,
  facetsIn,
  type ResultFacet,
  type ResultFilter,
} from 'component-schemas/search/result-facets.ts'

/** The facets of a response, as far as they are used. */
export type FacetResponse = {
  nbHits: number
  facets?: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** Values of one facet that a list offers: more are no choice but a second list. */
const mostValues = 40

/** A facet that speaks of fewer of the entries than this part would hide the rest without saying so. */
const leastCovered = 0.3

/** The conditions of the choices: one value of each facet that has any. `except` leaves one facet out. */
export function conditionsOf(facets: FacetChoices, family: IndexFamily, except?: ResultFacet): string[][] {
  return facetsIn(family).flatMap(({ name, attribute }) => {
    const values = name === except ? [] : (facets[name] ?? [])
    // A value that begins with a hyphen would else be one that must not be.
    return values.length > 0 ? [values.map((value) => `${attribute}:${value.replace(/^-/, String.raw`\-`)}`)] : []
  })
}

/** The facets that are chosen from: each is counted without its own choices, so that another value can be added. */
export function chosenFacets(facets: FacetChoices, family: IndexFamily): ResultFacet[] {
  return facetsIn(family).flatMap(({ name }) => (facets[name]?.length ? [name] : []))
}

/** The facets that a query counts; of the facets of the family, or of one. */
export function countedFacets(family: IndexFamily, only?: ResultFacet) {
  const rows = facetsIn(family).filter(({ name }) => only === undefined || name === only)
  if (rows.length === 0) return {}
  return {
    facets: rows.map(({ attribute }) => attribute),
    facetingAfterDistinct: true,
    maxValuesPerFacet: mostValues,
  }
}

/**
 * The facets that tell the entries apart, and those that are chosen from.
 * @param list what the list itself counted
 * @param others the counts of each chosen facet without its own choices
 */
export function filtersOf(
  { facets: chosen, family }: { facets: FacetChoices; family: IndexFamily },
  list: FacetResponse,
  others: ReadonlyMap<ResultFacet, FacetResponse>,
): ResultFilter[] {
  return facetsIn(family).flatMap(({ name, attribute }) => {
    const { nbHits, facets = {} } = others.get(name) ?? list
    const counts = facets[attribute] ?? {}
    const values = chosen[name] ?? []
    if (values.length === 0 && !isTelling(Object.values(counts), nbHits)) return []
    const options = [...new Set([...Object.keys(counts), ...values])].map((value) => ({
      value,
      count: counts[value] ?? 0,
      isChosen: values.includes(value),
    }))
    return [{ name, choice: 'many' as const, options, without: nbHits }]
  })
}

/** An entry with two values is counted twice: the sum is the most that the facet can cover. */
function isTelling(counts: readonly number[], total: number): boolean {
  const covered = counts.reduce((sum, count) => sum + count, 0)
  return counts.length > 1 && covered >= total * leastCovered
}
