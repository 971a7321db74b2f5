import { textIn } from '../../plain-value.ts'
import type { WordMatch } from '../engine/text-index.ts'
import { type IndexSettings, listSetting, numberSetting } from '../live/index-settings.ts'
import type { Document, LiveIndex } from '../live/live-index.ts'
import type { MatchedPlace } from './geo.ts'
import { kindCodes, type Match, type MatchContext, matchDocument, type WordLookup } from './match-document.ts'
import type { Params } from './params.ts'
import { type QueryWord, queryWords, type Reading, wordRules } from './query-words.ts'
import { readingsOf } from './readings.ts'
import type { Synonym } from './synonyms.ts'

export type Hit = { document: Document; match: Match; filters: number; place: MatchedPlace | undefined }

export type FoundMatches = {
  matches: ReadonlyMap<Document, Match>
  /** Words of the index that match each word of the query, for highlighting. */
  words: readonly MatchedWord[]
}

/** One word of a query and its matches in the index. */
export type MatchedWord = { text: string; matches: ReadonlyMap<string, WordMatch> }

export type FindContext = {
  live: LiveIndex
  /** Settings of the requested index, which may be a replica of the searched one. */
  settings: IndexSettings
  params: Params
  synonyms: readonly Synonym[]
  /** The filters: a match must pass them. */
  isAllowed: (document: Document) => boolean
}

/** The matching records with their match quality. Every record matches an empty query. */
export function findMatches(context: FindContext): FoundMatches {
  const rules = wordRules(context.params, context.settings)
  const words = queryWords(String(context.params.query ?? ''), rules)
  if (words.length === 0) return { matches: everyRecord(context), words: [] }
  const finder = wordFinder(context)
  const found = search(context, { finder, words, isTolerant: rules.typoTolerance })
  if (found.size > 0) return { matches: found, words: finder.words() }
  for (const fewer of relaxed(words, context)) {
    const matches = search(context, { finder, words: fewer, isTolerant: rules.typoTolerance })
    if (matches.size > 0) return { matches, words: finder.words() }
  }
  return { matches: new Map(), words: finder.words() }
}

function everyRecord({ live, isAllowed }: FindContext): Map<Document, Match> {
  const none: Match = { typos: 0, words: 0, proximity: 0, attribute: 0, exact: 0 }
  const matches = new Map<Document, Match>()
  for (const document of live.documents.values()) if (isAllowed(document)) matches.set(document, none)
  return matches
}

type Searching = { finder: WordFinder; words: readonly QueryWord[]; isTolerant: string }

function search(context: FindContext, { finder, words, isTolerant }: Searching): Map<Document, Match> {
  const { live, synonyms, params, settings } = context
  const rules = wordRules(params, settings)
  const isWithSynonyms = params.synonyms !== false
  const readings = readingsOf(words, { rules, text: live.text, synonyms: isWithSynonyms ? synonyms : [] })
  const matches = new Map<Document, Match>()
  for (const reading of readings) collect(reading, { context, finder, matches })
  return isTolerant === 'min' || isTolerant === 'strict' ? fewestTypos(matches, isTolerant) : matches
}

type Collecting = { context: FindContext; finder: WordFinder; matches: Map<Document, Match> }

function collect(reading: Reading, { context, finder, matches }: Collecting): void {
  const lookups = reading.words.map(finder.lookUp)
  const matching = matchContext(context, lookups, reading.extraTypos)
  for (const id of candidates(lookups)) {
    const document = context.live.documents.get(id)
    if (!document || !context.isAllowed(document)) continue
    const match = matchDocument(document, matching)
    const before = matches.get(document)
    if (match && (!before || isBetter(match, before))) matches.set(document, match)
  }
}

/** Documents of the rarest required word; without required words, of any word. */
function candidates(lookups: readonly WordLookup[]): Iterable<number> {
  const required = lookups.filter(({ word }) => !word.isOptional)
  if (required.length === 0) return new Set(lookups.flatMap(({ ids }) => ids))
  return required.reduce((least, response) => (response.ids.length < least.ids.length ? response : least)).ids
}

function isBetter(match: Match, before: Match): boolean {
  return match.typos < before.typos || (match.typos === before.typos && match.words > before.words)
}

function matchContext(
  { live, settings, params }: FindContext,
  lookups: readonly WordLookup[],
  extraTypos: number,
): MatchContext {
  const restricted = Array.isArray(params.restrictSearchableAttributes)
    ? params.restrictSearchableAttributes
    : undefined
  const strict = new Set(listSetting(settings, 'disableTypoToleranceOnAttributes') ?? [])
  return {
    live,
    lookups,
    extraTypos,
    isSearched: Uint8Array.from(live.attributes, ({ name }) => (!restricted || restricted.includes(name) ? 1 : 0)),
    isStrict: Uint8Array.from(live.attributes, ({ name }) => (strict.has(name) ? 1 : 0)),
    exactOnSingleWord: textIn(params.exactOnSingleWordQuery ?? settings.exactOnSingleWordQuery ?? 'attribute'),
    areFormsExact: (listSetting({ ...settings, ...params }, 'alternativesAsExact') ?? ['ignorePlurals']).includes(
      'ignorePlurals',
    ),
    minProximity: numberSetting({ ...settings, ...params }, 'minProximity', 1),
  }
}

type WordFinder = { lookUp: (word: QueryWord) => WordLookup; words: () => MatchedWord[] }

/** Looks each word up once, however many interpretations use it. */
function wordFinder({ live, settings, params }: FindContext): WordFinder {
  const hasForms = (params.ignorePlurals ?? settings.ignorePlurals ?? false) !== false
  const stored = new Map<string, WordLookup & { matches: ReadonlyMap<string, WordMatch> }>()
  return {
    lookUp(word) {
      const key = `${word.spelled} ${word.isPrefix} ${word.typos}`
      const known = stored.get(key)
      if (known) return { ...known, word }
      const { ids, words } = live.text.find(word.spelled, { isPrefix: word.isPrefix, typos: word.typos, hasForms })
      const codes = new Uint8Array(live.vocabulary.size)
      for (const [text, { typos, kind }] of words) {
        const number = live.vocabulary.get(text)
        if (number !== undefined) codes[number] = 1 + kindCodes[kind] + 4 * typos
      }
      const lookup = { word, codes, ids, matches: words }
      stored.set(key, lookup)
      return lookup
    },
    words: () => [...stored.values()].map(({ word, matches }) => ({ text: word.text, matches })),
  }
}

/** `removeWordsIfNoResults`: the fallback queries, in order. */
function* relaxed(words: readonly QueryWord[], { params, settings }: FindContext): Generator<QueryWord[]> {
  const how = textIn(params.removeWordsIfNoResults ?? settings.removeWordsIfNoResults ?? 'none')
  if (how === 'allOptional' && words.length > 1) yield words.map((word) => ({ ...word, isOptional: true }))
  if (how !== 'lastWords' && how !== 'firstWords') return
  for (let stored = words.length - 1; stored > 0; stored -= 1) {
    yield how === 'lastWords' ? words.slice(0, stored) : words.slice(-stored)
  }
}

/** `min` keeps the records with the fewest typos, `strict` those with one more too. */
function fewestTypos(matches: ReadonlyMap<Document, Match>, how: 'min' | 'strict'): Map<Document, Match> {
  let least = Number.POSITIVE_INFINITY
  for (const { typos } of matches.values()) least = Math.min(least, typos)
  const limit = least + (how === 'strict' ? 1 : 0)
  return new Map([...matches].filter(([, { typos }]) => typos <= limit))
}
