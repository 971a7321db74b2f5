import { compactCode } from './code-forms.ts'

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
  return `markets:"${market}" AND from <= ${now} AND until > ${now}`
}

/** What a customer may find now, by the groups the login named. */
export function extranetFilter({
  market,
  groups,
  now,
}: {
  market: string
  groups: readonly string[]
  now: number
}): string {
  const allowed = ['all', ...groups].map((group) => `groups:"${group.replaceAll(/["\\]/g, '')}"`)
  return `${publicFilter(market, now)} AND (${allowed.join(' OR ')})`
}
