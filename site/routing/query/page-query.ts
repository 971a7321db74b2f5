import { choiceLengths, filterNames } from './filter-names.ts'

/**
 * What a listing's address chooses besides its page number: parameter name to the chosen values, both in order of the
 * alphabet, so that equal choices have equal addresses. What a visitor put together keeps its order.
 */
export type PageQuery = Readonly<Record<string, readonly string[]>>

/** Values are codes of the content (`triathlon-cross`, `nordala`), of which no filter offers so many, or short words a visitor typed. */
const mostValues = 100
const longestValue = 80

/** The choices in an address that some listing knows; anything else is no choice. */
export function parsePageQuery(params: Readonly<Record<string, string | readonly string[] | undefined>>): PageQuery {
  const chosen = filterNames.flatMap((name) => {
    const longest = choiceLengths[name] ?? longestValue
    const values = [params[name] ?? []].flat().filter((value) => value !== '' && value.length <= longest)
    if (values.length === 0) return []
    const distinct = name in choiceLengths ? values : [...new Set(values)].toSorted()
    return [[name, distinct.slice(0, mostValues)] as const]
  })
  return Object.fromEntries(chosen)
}

/** The address of a listing with these choices; page 1 is left out. */
export function hrefOfQuery(path: string, query: PageQuery, pageNumber = 1): string {
  const params = new URLSearchParams()
  for (const name of Object.keys(query).toSorted()) for (const value of query[name] ?? []) params.append(name, value)
  if (pageNumber > 1) params.append('page', String(pageNumber))
  const text = params.toString()
  return text === '' ? path : `${path}?${text}`
}

/** The choices with one value put in or taken out; `only` takes the other values of that name out. */
export function toggled(query: PageQuery, { name, value, only = false }: Toggle): PageQuery {
  const present = query[name] ?? []
  const rest = only ? [] : present.filter((one) => one !== value)
  const values = present.includes(value) ? rest : [...rest, value].toSorted()
  const { [name]: _, ...others } = query
  return values.length > 0 ? { ...others, [name]: values } : others
}

export type Toggle = { name: string; value: string; only?: boolean }
