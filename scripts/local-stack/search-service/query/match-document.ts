import type { Document, LiveIndex } from '../live/live-index.ts'
import type { QueryWord } from './query-words.ts'

/** Match quality of a record: the numbers that the ranking criteria compare. */
export type Match = {
  typos: number
  words: number
  proximity: number
  attribute: number
  exact: number
}

export const kindCodes = { exact: 0, stem: 1, prefix: 2, typo: 3 } as const

/** A word of the query with its matches: for each word of the vocabulary 0, or 1 + kind + 4 × typos. */
export type WordLookup = { word: QueryWord; codes: Uint8Array; ids: readonly number[] }

export type MatchContext = {
  live: LiveIndex
  lookups: readonly WordLookup[]
  extraTypos: number
  /** 1 for attributes that the query searches. */
  isSearched: Uint8Array
  /** 1 for attributes without typo tolerance. */
  isStrict: Uint8Array
  /** `attribute`: a single word is exact only as a whole value; `word`: anywhere; `none`: never. */
  exactOnSingleWord: string
  /** Other forms of a word count as exact. */
  areFormsExact: boolean
  /** Minimum proximity: a smaller distance counts as this one. */
  minProximity: number
}

type Occurrences = { typos: number; isExact: boolean; isWholeValue: boolean; attribute: number; at: number[] }

const farApart = 8
const attributeWidth = 1000
const maxOccurrences = 24

/** The match, or undefined when a word that is required is missing. */
export function matchDocument(document: Document, context: MatchContext): Match | undefined {
  const found: Occurrences[] = []
  for (const lookup of context.lookups) {
    const occurrences = occurrencesOf(document, lookup, context)
    if (occurrences) found.push(occurrences)
    else if (!lookup.word.isOptional) return undefined
  }
  if (found.length === 0 && context.lookups.length > 0) return undefined
  return {
    typos: context.extraTypos + sum(found, ({ typos }) => typos),
    words: found.length,
    proximity: proximityOf(found, document, context),
    attribute: sum(found, ({ attribute }) => attribute),
    exact: exactWords(found, context),
  }
}

function occurrencesOf(document: Document, lookup: WordLookup, context: MatchContext): Occurrences | undefined {
  const { words } = document
  const best: Occurrences = { typos: unmet, isExact: false, isWholeValue: false, attribute: unmet, at: [] }
  for (let index = 0; index < words.length; index += 1) {
    const code = lookup.codes[words[index] ?? 0] ?? 0
    if (code > 0) noteOccurrence(best, { document, index, code, context })
  }
  return best.at.length > 0 ? best : undefined
}

const unmet = Number.POSITIVE_INFINITY

type Occurrence = { document: Document; index: number; code: number; context: MatchContext }

function noteOccurrence(best: Occurrences, { document, index, code, context }: Occurrence): void {
  const attribute = document.attributes[index] ?? 0
  const typos = (code - 1) >> 2
  if (context.isSearched[attribute] === 0) return
  if (typos > 0 && context.isStrict[attribute] === 1) return
  if (((code - 1) & 3) <= (context.areFormsExact ? kindCodes.stem : kindCodes.exact)) {
    best.isExact = true
    best.isWholeValue ||= document.isAlone[index] === 1
  }
  best.typos = Math.min(best.typos, typos)
  best.attribute = Math.min(best.attribute, attributeScore(context.live, attribute, document.places[index] ?? 0))
  if (best.at.length < maxOccurrences) best.at.push(index)
}

function attributeScore(live: LiveIndex, attribute: number, place: number): number {
  const { rank, isOrdered } = live.attributes[attribute] ?? { rank: 0, isOrdered: false }
  return rank * attributeWidth + (isOrdered ? Math.min(place, attributeWidth - 1) : 0)
}

/** Sum of the distances of neighbouring words of the query, at most eight each; the wrong order costs one more. */
function proximityOf(found: readonly Occurrences[], document: Document, { minProximity }: MatchContext): number {
  let total = 0
  for (let index = 1; index < found.length; index += 1) {
    total += Math.max(minProximity, distance(found[index - 1]?.at ?? [], found[index]?.at ?? [], document))
  }
  return total
}

function distance(left: readonly number[], right: readonly number[], { attributes, places }: Document): number {
  let least = farApart
  for (const a of left) {
    for (const b of right) {
      if (attributes[a] !== attributes[b]) continue
      const apart = (places[b] ?? 0) - (places[a] ?? 0)
      least = Math.min(least, apart > 0 ? apart : 1 - apart)
    }
  }
  return Math.max(least, 1)
}

function exactWords(found: readonly Occurrences[], { lookups, exactOnSingleWord }: MatchContext): number {
  if (lookups.length !== 1) return sum(found, ({ isExact }) => (isExact ? 1 : 0))
  if (exactOnSingleWord === 'none') return 0
  const isExact = exactOnSingleWord === 'attribute' ? found[0]?.isWholeValue : found[0]?.isExact
  return isExact ? 1 : 0
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  let total = 0
  for (const item of items) total += value(item)
  return total
}
