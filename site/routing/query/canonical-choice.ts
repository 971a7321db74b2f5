import { codesText, parseCodes } from './listed-codes.ts'
import { type ListLine, lineOf, listQuery, parseList, withoutRepeats, writtenLines } from './product-list.ts'
import { typedLines } from './typed-line.ts'

type Canonical = (params: URLSearchParams) => string

/** Pages of what a visitor chose, and the one query of each choice. */
const canonical: Readonly<Record<string, Canonical | undefined>> = {
  'product-comparison': (params) =>
    queryOf({ c: codesText(parseCodes(params.getAll('c'))), rows: params.get('rows') === 'all' ? 'all' : '' }),
  'product-list': (params) => queryOf({ l: listQuery(listIn(params)) }),
}

/**
 * The canonical query of a choice: a form sends a value for each thing that is ticked or typed, and the shared address has one.
 * @returns query with its question mark, or empty; undefined when the address is canonical, or is of no such page
 */
export function canonicalChoice(template: string, params: URLSearchParams): string | undefined {
  const query = canonical[template]?.(params)
  if (query === undefined) return undefined
  // The parameter of a returned form follows unchanged.
  const whole = [query, ...params.getAll('form').map((form) => `form=${encodeURIComponent(form)}`)].filter(Boolean)
  const isSame = String(new URLSearchParams(whole.join('&'))) === String(params)
  if (isSame) return undefined
  return whole.length > 0 ? `?${whole.join('&')}` : ''
}

function queryOf(parts: Readonly<Record<string, string>>): string {
  const given = Object.entries(parts).filter(([, text]) => text !== '')
  return given.map(([name, text]) => `${name}=${text}`).join('&')
}

/** What the fields of a form are read from: an address, or a body. */
type Sent = { getAll: (name: string) => readonly unknown[] }

/** Name of the buttons that take a line out of the list; their value is its code. */
export const removedName = 'remove'

/** The list that the fields of a form make: its lines, with what is added to them and without what is removed; last what had no room in it. */
export function listIn(sent: Sent): ListLine[] {
  const removed = new Set(sent.getAll(removedName).map(String))
  const written = writtenLines(sent).filter(({ code }) => !removed.has(code))
  const parsed = (name: string) => parseList(sent.getAll(name).map(String))
  return withoutRepeats([...parsed('l'), ...written, ...added(sent), ...parsed('rest')])
}

/** Codes that were ticked elsewhere or typed, a piece each where no number is beside them. */
function added(sent: Sent): ListLine[] {
  return [...sent.getAll('c'), ...sent.getAll('add')]
    .flatMap((text) => typedLines(String(text)))
    .flatMap((line) => lineOf(line) ?? [])
}
