import { compactCode } from './code-forms.ts'
import { readerToken } from './reader-token.ts'

/** What a search asks beside its filters. */
export type TypedQuery = { query: string; optionalFilters?: string[] }

/**
 * The parameters of what somebody typed: a part number that was typed as a whole comes before numbers that only begin
 * with it.
 */
export function typedQuery(typed: string): TypedQuery {
  const query = typed.trim()
  const code = compactCode(query)
  const isCode = /\d/.test(code) && code.length <= 30
  return isCode ? { query, optionalFilters: [`codeKeys:${code}`] } : { query }
}

/**
 * What everybody in a market may find now. It stands in the key that a browser gets, so that no browser can leave it out.
 * @param now seconds since 1970
 */
export function publicFilter(market: string, now: number): string {
  return `markets:${market} AND from <= ${now} AND until > ${now}`
}

/** What of a customer decides about what they find: the groups the login named, and the market of their own country. */
export type FilteredReader = { groups: readonly string[]; market: string | undefined }

/**
 * What a customer may find now on a market's website. A customer without a market is of all: the rights of what they
 * find say the same (site/extranet/may-read).
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

/** What a claim says is a value and never a part of the filter: a market of another spelling is none of ours. */
const plain = /^[a-z][a-z0-9_-]{0,19}$/

function anyOf(attribute: string, values: readonly string[]): string {
  return `(${values.map((value) => `${attribute}:${value}`).join(' OR ')})`
}
