import { attributeValues } from '../live/attribute-values.ts'
import { type IndexSettings, listSetting } from '../live/index-settings.ts'
import type { Document } from '../live/live-index.ts'
import type { Hit } from './find-matches.ts'

type Compare<Ranked> = (a: Ranked, b: Ranked) => number
type Found = { document: Document }

const usual = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']

const criteria: Readonly<Record<string, Compare<Hit>>> = {
  typo: (a, b) => a.match.typos - b.match.typos,
  geo: (a, b) => (a.place?.band ?? 0) - (b.place?.band ?? 0),
  words: (a, b) => b.match.words - a.match.words,
  filters: (a, b) => b.filters - a.filters,
  proximity: (a, b) => a.match.proximity - b.match.proximity,
  attribute: (a, b) => a.match.attribute - b.match.attribute,
  exact: (a, b) => b.match.exact - a.match.exact,
}

/** Sorts by the criteria of the index in order: each breaks the ties of the one before. */
export function rankHits(hits: readonly Hit[], settings: IndexSettings): Hit[] {
  const custom = byCustomRanking(settings)
  const compares: Compare<Hit>[] = (listSetting(settings, 'ranking') ?? usual).flatMap((criterion) => {
    if (criterion === 'custom') return custom
    const own = criteria[criterion]
    return own ? [own] : byAttribute(criterion)
  })
  return hits.toSorted(inTurn([...compares, byId]))
}

/** Sorts ties by the index's custom ranking, then by id. */
export function byCustomRanking(settings: IndexSettings): Compare<Found>[] {
  return (listSetting(settings, 'customRanking') ?? []).flatMap(byAttribute)
}

export function byId(a: Found, b: Found): number {
  return a.document.record.objectID < b.document.record.objectID ? -1 : 1
}

/** Combines comparators: each breaks the ties of the ones before. */
export function inTurn<Ranked>(compares: readonly Compare<Ranked>[]): Compare<Ranked> {
  return (a, b) => {
    for (const compare of compares) {
      const order = compare(a, b)
      if (order !== 0) return order
    }
    return 0
  }
}

/** `asc(attribute)` and `desc(attribute)`; records without the attribute come last either way. */
function byAttribute(criterion: string): Compare<Found>[] {
  const [, direction, attribute] = /^(asc|desc)\((.+)\)$/.exec(criterion) ?? []
  if (!attribute) return []
  const sign = direction === 'asc' ? 1 : -1
  const stored = new Map<Document, string | number | boolean | undefined>()
  const valueOf = ({ document }: Found) => {
    if (!stored.has(document)) stored.set(document, attributeValues(document.record, attribute)[0])
    return stored.get(document)
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
