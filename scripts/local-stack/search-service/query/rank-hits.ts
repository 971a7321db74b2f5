import { attributeValues } from '../live/attribute-values.ts'
import { type IndexSettings, listSetting } from '../live/index-settings.ts'
import type { Hit } from './find-matches.ts'

type Compare = (a: Hit, b: Hit) => number

const usual = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']

const criteria: Readonly<Record<string, Compare>> = {
  typo: (a, b) => a.match.typos - b.match.typos,
  geo: (a, b) => (a.distance ?? 0) - (b.distance ?? 0),
  words: (a, b) => b.match.words - a.match.words,
  filters: (a, b) => b.filters - a.filters,
  proximity: (a, b) => a.match.proximity - b.match.proximity,
  attribute: (a, b) => a.match.attribute - b.match.attribute,
  exact: (a, b) => b.match.exact - a.match.exact,
}

/** Sorts by the criteria of the index one after the other: the next decides only where the one before is even. */
export function rankHits(hits: readonly Hit[], settings: IndexSettings): Hit[] {
  const custom = (listSetting(settings, 'customRanking') ?? []).flatMap(byAttribute)
  const compares = (listSetting(settings, 'ranking') ?? usual).flatMap((criterion) => {
    if (criterion === 'custom') return custom
    const own = criteria[criterion]
    return own ? [own] : byAttribute(criterion)
  })
  compares.push((a, b) => (a.document.record.objectID < b.document.record.objectID ? -1 : 1))
  return hits.toSorted((a, b) => {
    for (const compare of compares) {
      const order = compare(a, b)
      if (order !== 0) return order
    }
    return 0
  })
}

/** `asc(attribute)` and `desc(attribute)`; records without the attribute come last either way. */
function byAttribute(criterion: string): Compare[] {
  const [, direction, attribute] = /^(asc|desc)\((.+)\)$/.exec(criterion) ?? []
  if (!attribute) return []
  const sign = direction === 'asc' ? 1 : -1
  const kept = new Map<Hit, string | number | boolean | undefined>()
  const valueOf = (hit: Hit) => {
    if (!kept.has(hit)) kept.set(hit, attributeValues(hit.document.record, attribute)[0])
    return kept.get(hit)
  }
  return [(a, b) => compareValues(valueOf(a), valueOf(b), sign)]
}

type Value = string | number | boolean | undefined

function compareValues(a: Value, b: Value, sign: number): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return a < b ? -sign : sign
}
