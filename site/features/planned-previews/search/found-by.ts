import { isObject } from 'component-schemas/parse/is-object.ts'
import { codeSkeleton, compactCode } from 'component-schemas/search/code-forms.ts'
import { namingWords } from 'component-schemas/search/query-words.ts'
import { type FacetChoices, facetsIn } from 'component-schemas/search/result-facets.ts'
import type { SearchRecord } from 'component-schemas/search/search-record.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { hasSeriesOf } from '#site/search/hit-match.ts'

/** Fewer characters are no beginning of a part number. */
const shortestCode = 3

/** The words of a text as they are compared: small letters without accents. */
export function foldedWords(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The typed words that name something, as they are compared. */
export function typedWords(typed: string, locale: LocaleCode): string[] {
  return namingWords(typed, locale).flatMap(foldedWords)
}

/**
 * Whether a record has every typed word, the last one as a beginning, or the typed part number. The index finds all of these, and what is
 * spelled in another way besides: without an index, mistakes and synonyms are not forgiven.
 */
export function hasTypedWords(record: SearchRecord, typed: string, locale: LocaleCode): boolean {
  const code = compactCode(typed)
  const isCode = code.length >= shortestCode && record.codeKeys?.some((key) => key.startsWith(code))
  if (isCode || hasSeriesOf(record, typed) || record.codeSkeletons?.includes(codeSkeleton(typed))) return true
  const words = typedWords(typed, locale)
  const last = words.pop()
  if (last === undefined) return false
  const known = new Set(foldedWords(searchedTexts(record).join(' ')))
  return words.every((word) => known.has(word)) && [...known].some((word) => word.startsWith(last))
}

/** What the index searches (`searchableAttributes`). */
function searchedTexts({ codes, name, crossRefs, vehicles, keywords, heading, text, ean }: SearchRecord): string[] {
  return [codes, name, crossRefs, vehicles, keywords, heading, text, ean].flatMap((one) => one ?? [])
}

/** Whether a record has one of the chosen values of each facet. */
export function hasChosenValues(record: SearchRecord, facets: FacetChoices): boolean {
  return facetsIn('public').every(({ name, attribute }) => {
    const chosen = facets[name] ?? []
    return chosen.length === 0 || valuesAt(record, attribute).some((value) => chosen.includes(value))
  })
}

function valuesAt(record: SearchRecord, attribute: string): string[] {
  const found = attribute
    .split('.')
    .reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), record)
  return [found ?? []].flat().map(String)
}
