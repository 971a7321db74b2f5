import { attributeValues } from '../live/attribute-values.ts'
import { type Document, facetKey } from '../live/live-index.ts'
import type { Comparison, Condition, Filter, Literal } from './filter.ts'

type Test = (document: Document) => boolean

/** Tests records against a filter; prepared once, because a query without words tests every record. */
export function testOf(filter: Filter): Test {
  const tests = filter.map((group) => facetTest(group) ?? anyTest(group))
  // Facets are sets in memory, numbers are read from the record: the cheaper ones go first.
  const ordered = [...tests.filter(({ isCheap }) => isCheap), ...tests.filter(({ isCheap }) => !isCheap)]
  return (document) => ordered.every(({ test }) => test(document))
}

/** Whether a record meets a whole filter. */
export function meetsFilter(filter: Filter, document: Document): boolean {
  return filter.every((group) => group.some((literal) => meetsLiteral(literal, document)))
}

type GroupTest = { isCheap: boolean; test: Test }

/** A group of values of one facet; undefined for other groups. */
function facetTest(group: readonly Literal[]): GroupTest | undefined {
  const [first] = group
  if (first?.condition.kind !== 'facet') return undefined
  const { isNegated, condition } = first
  // Negated values joined by OR are no set.
  if (isNegated && group.length > 1) return undefined
  const keys = new Set<string>()
  for (const { condition: other, isNegated: isOther } of group) {
    if (other.kind !== 'facet' || other.attribute !== condition.attribute || isOther !== isNegated) return undefined
    keys.add(facetKey(other.value))
  }
  const hasOne: Test = ({ facets }) => facets[condition.attribute]?.some((value) => keys.has(facetKey(value))) ?? false
  return { isCheap: true, test: (document) => hasOne(document) !== isNegated }
}

function anyTest(group: readonly Literal[]): GroupTest {
  return { isCheap: false, test: (document) => group.some((literal) => meetsLiteral(literal, document)) }
}

/** Sum of the scores of the optional filters that a record meets; of a group only the best counts. */
export function filterScore(filter: Filter, document: Document): number {
  let score = 0
  for (const group of filter) {
    const met = group.filter((literal) => meetsLiteral(literal, document)).map((literal) => literal.score)
    if (met.length > 0) score += Math.max(...met)
  }
  return score
}

function meetsLiteral({ isNegated, condition }: Literal, document: Document): boolean {
  return conditionHolds(condition, document) !== isNegated
}

const compare: Readonly<Record<Comparison, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '=': (value, limit) => value === limit,
  '!=': (value, limit) => value !== limit,
  '>=': (value, limit) => value >= limit,
  '>': (value, limit) => value > limit,
}

function conditionHolds(condition: Condition, document: Document): boolean {
  if (condition.kind === 'tag') return document.facets._tags?.some((tag) => String(tag) === condition.value) ?? false
  if (condition.kind === 'facet') {
    const key = facetKey(condition.value)
    return document.facets[condition.attribute]?.some((value) => facetKey(value) === key) ?? false
  }
  const numbers = attributeValues(document.record, condition.attribute).filter((value) => typeof value === 'number')
  if (condition.kind === 'range') return numbers.some((value) => value >= condition.from && value <= condition.to)
  return numbers.some((value) => compare[condition.operator](value, condition.value))
}
