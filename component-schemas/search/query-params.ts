import { compactCode } from './code-forms.ts'
import { namingWords } from './query-words.ts'
import { readerToken } from './reader-token.ts'

/** Parameters of a search besides its filters. */
export type TypedQuery = { query: string; optionalFilters?: string[] }

/**
 * The parameters of a typed query: a complete part number ranks before numbers that only start with it; words that name
 * nothing are left out.
 */
export function typedQuery(typed: string, locale: string): TypedQuery {
  const words = namingWords(typed, locale)
  const code = compactCode(typed)
  const isCode = /\d/.test(code) && code.length <= 30
  return {
    query: words.join(' '),
    ...(isCode && { optionalFilters: [`codeKeys:${code}`] }),
  }
}

/**
 * The filter of public records for a market at this time. It is part of the browser's key, so that a browser cannot omit it.
 * @param now seconds since 1970
 */
export function publicFilter(market: string, now: number): string {
  return `markets:${market} AND from <= ${now} AND until > ${now}`
}

/** Attributes of a customer that restrict their search: the groups of the login, and the market of their country. */
export type FilteredReader = { groups: readonly string[]; market: string | undefined }

/**
 * The filter for a customer on a market's website at this time. A customer without a market belongs to all, as in the
 * access check (site/extranet/may-read).
 * @param now seconds since 1970
 */
export function extranetFilter({
  market,
  reader,
  now,
}: {
  market: string
  reader: FilteredReader
  now: number
}): string {
  const { groups, market: own } = reader
  const parts = [publicFilter(market, now), anyOf('for', ['all', ...groups.map(readerToken)])]
  if (own !== undefined) parts.push(anyOf('home', ['all', ...(plain.test(own) ? [own] : [])]))
  return parts.join(' AND ')
}

/** A claim is a value and never part of the filter syntax: a market of another spelling is ignored. */
const plain = /^[a-z][a-z0-9_-]{0,19}$/

function anyOf(attribute: string, values: readonly string[]): string {
  return `(${values.map((value) => `${attribute}:${value}`).join(' OR ')})`
}
