import { textIn } from '../../plain-value.ts'
import { isObject, type SearchRecord } from '../live/attribute-values.ts'
import { type IndexSettings, listSetting } from '../live/index-settings.ts'
import type { Hit, MatchedWord } from './find-matches.ts'
import { highlightText, type MarkOptions, type MarkText, markValue, snippetText } from './highlight.ts'
import type { Params } from './params.ts'

export type HitContext = {
  params: Params
  settings: IndexSettings
  words: readonly MatchedWord[]
  typed: number
  /** Attributes that no response may contain, whatever the query requests. */
  unretrievable: readonly string[]
}

/** A hit: the record's attributes, highlighted texts, and the ranking info when requested. */
export function toHit(hit: Hit, context: HitContext): Record<string, unknown> {
  const { params, settings } = context
  const { record } = hit.document
  const visible = retrieved(record, listOf(params, settings, 'attributesToRetrieve'), context.unretrievable)
  const highlighted = listOf(params, settings, 'attributesToHighlight') ?? searchedNames(settings, visible)
  const snippets = listOf(params, settings, 'attributesToSnippet') ?? []
  const options = markOptions(context)
  return {
    ...visible,
    ...(snippets.length > 0 && { _snippetResult: snippetsOf(record, { snippets, options, context }) }),
    ...(highlighted.length > 0 && { _highlightResult: marks(record, { names: highlighted, options, context }) }),
    ...(params.getRankingInfo === true && { _rankingInfo: rankingInfo(hit, context) }),
  }
}

/** The attributes of a record that the response may contain. `*` means all, `-name` excludes one. */
export function retrieved(
  record: SearchRecord,
  wanted: readonly string[] = ['*'],
  unretrievable: readonly string[] = [],
): SearchRecord {
  const left = new Set([
    ...unretrievable,
    ...wanted.filter((name) => name.startsWith('-')).map((name) => name.slice(1)),
  ])
  const isAll = wanted.includes('*') || (wanted.length > 0 && wanted.every((name) => name.startsWith('-')))
  const tops = new Set(wanted.map((name) => name.split('.')[0]))
  const entries = Object.entries(record).filter(([name]) => !left.has(name) && (isAll || tops.has(name)))
  return { ...Object.fromEntries(entries), objectID: record.objectID }
}

function listOf(params: Params, settings: IndexSettings, name: string): string[] | undefined {
  const requested = params[name]
  return Array.isArray(requested) ? requested.map(String) : listSetting(settings, name)
}

/** Without a list the searched attributes are highlighted; without these, all. */
function searchedNames(settings: IndexSettings, record: SearchRecord): string[] {
  const searched = listSetting(settings, 'searchableAttributes')
  if (!searched || searched.length === 0) return Object.keys(record).filter((name) => name !== 'objectID')
  return searched.flatMap((entry) =>
    entry
      .replace(/^unordered\((.*)\)$/, '$1')
      .split(',')
      .map((name) => name.trim()),
  )
}

function markOptions({ params, settings, words, typed }: HitContext): MarkOptions {
  const chosen = (name: string, otherwise: string) => textIn(params[name] ?? settings[name] ?? otherwise)
  return {
    words,
    typed,
    preTag: chosen('highlightPreTag', '<em>'),
    postTag: chosen('highlightPostTag', '</em>'),
    ellipsis: chosen('snippetEllipsisText', '…'),
    isRestricted: (params.restrictHighlightAndSnippetArrays ?? settings.restrictHighlightAndSnippetArrays) === true,
  }
}

type Marking = { names: readonly string[]; options: MarkOptions; context: HitContext }

function marks(record: SearchRecord, { names, options, context }: Marking): Record<string, unknown> {
  const wanted = names.includes('*') ? Object.keys(record).filter((name) => name !== 'objectID') : names
  return markedTree(
    record,
    wanted.map((name) => [name, highlightText] as const),
    { options, context },
  )
}

type Snipping = { snippets: readonly string[]; options: MarkOptions; context: HitContext }

function snippetsOf(record: SearchRecord, { snippets, options, context }: Snipping): Record<string, unknown> {
  const rows = snippets.map((entry) => {
    const [name = '', size] = entry.split(':')
    return [name, snippetText(Number(size ?? 10) || 10)] as const
  })
  return markedTree(record, rows, { options, context })
}

/**
 * Highlighted values of the named attributes, in the same tree as the record's; `a.b` names a value inside an object.
 */
function markedTree(
  record: SearchRecord,
  rows: readonly (readonly [string, MarkText])[],
  { options, context }: { options: MarkOptions; context: HitContext },
): Record<string, unknown> {
  const tree: Record<string, unknown> = {}
  for (const [name, mark] of rows) {
    const [top = '', ...inner] = name.split('.')
    if (context.unretrievable.includes(top)) continue
    const value = inner.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), record[top])
    const marked = value === undefined || value === null ? undefined : markValue(value, options, mark)
    if (marked !== undefined) put(tree, [top, ...inner], marked)
  }
  return tree
}

function put(tree: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [first = '', ...rest] = path
  if (rest.length === 0) {
    tree[first] = value
    return
  }
  const known = tree[first]
  const inner: Record<string, unknown> = isObject(known) ? { ...known } : {}
  put(inner, rest, value)
  tree[first] = inner
}

function rankingInfo({ match, filters, place }: Hit, { typed }: HitContext): Record<string, unknown> {
  return {
    nbTypos: match.typos,
    firstMatchedWord: match.attribute,
    proximityDistance: match.proximity,
    userScore: 0,
    geoDistance: place ? Math.floor(place.distance / place.precision) : 0,
    ...(place && { geoPrecision: place.precision, matchedGeoLocation: { ...place.point, distance: place.distance } }),
    nbExactWords: match.exact,
    words: Math.min(match.words, typed),
    filters,
  }
}
