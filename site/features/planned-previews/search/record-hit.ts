import type { SearchRecord } from 'component-schemas/search/search-record.ts'
import type { SearchHit } from 'component-schemas/search/search-results.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { marks } from '#site/search/marked-parts.ts'
import { toSearchHit } from '#site/search/to-search-result.ts'
import { foldedWords, typedWords } from './found-by.ts'

/** Words around a match, as many as the index shows (`attributesToSnippet`). */
const shownWords = 24

/** A record as the index would return it for the typed words; undefined when it has no page where the reader is. */
export function recordHit(record: SearchRecord, typed: string, siteContext: SiteContext): SearchHit | undefined {
  const words = typedWords(typed, siteContext.locale)
  const marked = (text: string | undefined) => (text === undefined ? {} : { value: markedText(text, words) })
  const { name, code, heading, vehicles = [], text = '' } = record
  const found = {
    ...record,
    _highlightResult: {
      name: marked(name),
      code: marked(code),
      heading: marked(heading),
      vehicles: vehicles.flatMap((vehicle) => vehicleMarks(vehicle, words)),
    },
    _snippetResult: { text: marked(excerptOf(text, words)) },
  }
  return toSearchHit(found, siteContext, typed)
}

/** The marks of the search service around every word that begins with a typed one. */
function markedText(text: string, words: readonly string[]): string {
  return text.replaceAll(/[\p{L}\p{N}\p{M}]+/gu, (word) =>
    isTyped(word, words) ? `${marks.before}${word}${marks.after}` : word,
  )
}

function isTyped(word: string, words: readonly string[]): boolean {
  return foldedWords(word).some((folded) => words.some((typed) => folded.startsWith(typed)))
}

function vehicleMarks(vehicle: string, words: readonly string[]) {
  const matchedWords = words.filter((typed) => foldedWords(vehicle).some((word) => word.startsWith(typed)))
  return matchedWords.length > 0 ? [{ value: markedText(vehicle, words), matchedWords }] : []
}

/** The words around the first match, or the first ones. */
function excerptOf(text: string, words: readonly string[]): string {
  const all = text.split(/\s+/)
  const at = all.findIndex((word) => isTyped(word, words))
  const from = Math.max(0, at - shownWords / 3)
  const to = from + shownWords
  return `${from > 0 ? '… ' : ''}${all.slice(from, to).join(' ')}${to < all.length ? ' …' : ''}`
}
