import { filterNames } from './filter-names.ts'
import { returnedFormOf, returnedFormParameter } from './one-time-parameters.ts'
import { hrefOfQuery, type PageQuery } from './page-query.ts'

/** What a list makes of its address: the choices that it knows, and a page that it has. */
export type KnownQuery = { query: PageQuery; pageNumber: number }

const names = new Set(['page', ...filterNames])

/** Whether an address says anything that lists read. */
export function choosesFromList(params: URLSearchParams): boolean {
  return [...params].some(isOfList)
}

/** A form that came back to the page of a list is none of its choices. */
function isOfList([name, value]: readonly [string, string]): boolean {
  return names.has(name) && !(name === returnedFormParameter && returnedFormOf(value) !== '')
}

/**
 * The query of a list in the one way in which lists write it; parameters that no list reads follow unchanged.
 * @returns with its question mark, or empty; undefined when the address has it already
 */
export function canonicalText(params: URLSearchParams, { query, pageNumber }: KnownQuery): string | undefined {
  const own = [...params].filter(isOfList)
  const canonical = new URLSearchParams(hrefOfQuery('', query, pageNumber))
  if (String(canonical) === String(new URLSearchParams(own))) return undefined
  const foreign = [...params].filter((pair) => !isOfList(pair))
  const text = String(new URLSearchParams([...canonical, ...foreign]))
  return text === '' ? '' : `?${text}`
}

/** The page that an address names, the last one instead of a page beyond the end, and else the first. */
export function knownPage(params: URLSearchParams, pages: number): number {
  const [first = '1', ...more] = params.getAll('page')
  const isNumber = more.length === 0 && /^[1-9]\d{0,3}$/.test(first)
  return isNumber ? Math.min(Number(first), pages) : 1
}

/** The choices of an address, as pages read them. */
export function paramsOf(params: URLSearchParams): Record<string, string[]> {
  return Object.fromEntries([...names].map((name) => [name, params.getAll(name)]))
}
