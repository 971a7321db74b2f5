import { splitWords, type Word } from '../engine/words.ts'
import { isObject } from '../live/attribute-values.ts'
import type { MatchedWord } from './find-matches.ts'

export type MarkOptions = {
  words: readonly MatchedWord[]
  /** Number of query words; a value with all of them matches fully. */
  typed: number
  preTag: string
  postTag: string
  ellipsis: string
  /** Only the matching items of lists. */
  isRestricted: boolean
}

export type MarkedValue = { value: string; matchLevel: 'none' | 'partial' | 'full' }

/** A range of a value that matches a word of the query. */
type Stretch = { start: number; end: number; typed: string; word: number }

/** Highlights one text; used for every leaf of a record. */
export type MarkText = (text: string, options: MarkOptions) => MarkedValue & Readonly<Record<string, unknown>>

/** Highlights every text below a value; undefined for values that cannot match, such as true and false. */
export function markValue(value: unknown, options: MarkOptions, mark: MarkText): unknown {
  if (typeof value === 'string' || typeof value === 'number') return mark(String(value), options)
  if (Array.isArray(value)) {
    const marked = value.map((item) => markValue(item, options, mark)).filter((item) => item !== undefined)
    return options.isRestricted ? marked.filter((item) => !isUnmatched(item)) : marked
  }
  if (!isObject(value)) return undefined
  const entries = Object.entries(value).map(([name, item]) => [name, markValue(item, options, mark)] as const)
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined))
}

function isUnmatched(value: unknown): boolean {
  return isObject(value) && value.matchLevel === 'none'
}

export function highlightText(text: string, options: MarkOptions): MarkedValue & Readonly<Record<string, unknown>> {
  const stretches = stretchesIn(splitWords(text), options.words)
  const matchedWords = [...new Set(stretches.map(({ typed }) => typed))]
  const value = withTags(text, stretches, options)
  if (matchedWords.length === 0) return { value, matchLevel: 'none', matchedWords }
  const marked = stretches.reduce((total, { start, end }) => total + end - start, 0)
  return {
    value,
    matchLevel: levelOf(matchedWords.length, options.typed),
    fullyHighlighted: marked === text.length,
    matchedWords,
  }
}

/** The `size` words around the best match. */
export function snippetText(size: number): MarkText {
  return (text, options) => {
    const words = splitWords(text)
    const stretches = stretchesIn(words, options.words)
    const first = bestWindow(stretches, Math.min(size, words.length), words.length)
    const start = first === 0 ? 0 : (words[first]?.start ?? 0)
    const last = Math.min(first + size, words.length) - 1
    const end = last >= words.length - 1 ? text.length : (words[last]?.end ?? text.length)
    const inside = stretches
      .filter((stretch) => stretch.start >= start && stretch.end <= end)
      .map((stretch) => ({ ...stretch, start: stretch.start - start, end: stretch.end - start }))
    const cut = withTags(text.slice(start, end), inside, options)
    const value = `${start > 0 ? options.ellipsis : ''}${cut}${end < text.length ? options.ellipsis : ''}`
    return { value, matchLevel: levelOf(new Set(inside.map(({ typed }) => typed)).size, options.typed) }
  }
}

/** First word of the range of words with the most different words of the query. */
function bestWindow(stretches: readonly Stretch[], size: number, total: number): number {
  let best = { first: 0, count: 0 }
  for (const { word } of stretches) {
    const first = Math.max(0, Math.min(word - Math.floor(size / 3), total - size))
    const inside = stretches.filter((other) => other.word >= first && other.word < first + size)
    const count = new Set(inside.map(({ typed }) => typed)).size
    if (count > best.count) best = { first, count }
  }
  return best.first
}

function stretchesIn(words: readonly Word[], matched: readonly MatchedWord[]): Stretch[] {
  return words.flatMap((word, index) => {
    for (const { text, matches } of matched) {
      const match = matches.get(word.text)
      if (!match) continue
      // A letter that normalizes to two, such as ß, shifts the offsets: then the whole word is highlighted.
      const isPart = match.kind === 'prefix' && word.text.length === word.end - word.start
      return [{ start: word.start, end: isPart ? word.start + text.length : word.end, typed: text, word: index }]
    }
    return []
  })
}

function withTags(text: string, stretches: readonly Stretch[], { preTag, postTag }: MarkOptions): string {
  let marked = ''
  let at = 0
  for (const { start, end } of stretches) {
    marked += text.slice(at, start) + preTag + text.slice(start, end) + postTag
    at = end
  }
  return marked + text.slice(at)
}

function levelOf(matched: number, typed: number): MarkedValue['matchLevel'] {
  if (matched === 0) return 'none'
  return matched >= typed ? 'full' : 'partial'
}
