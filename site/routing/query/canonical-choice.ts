import type { TemplateName } from '../templates.ts'
import { codesText, parseCodes } from './listed-codes.ts'
import { type ListLine, lineOf, listQuery, parseList, withoutRepeats } from './product-list.ts'

type Canonical = (params: URLSearchParams) => string

/** Pages of what a visitor chose, and the one query of each choice. */
const canonical: Partial<Record<TemplateName, Canonical>> = {
  'product-comparison': (params) =>
    queryOf({ c: codesText(parseCodes(params.getAll('c'))), rows: params.get('rows') === 'all' ? 'all' : '' }),
  'product-list': (params) => queryOf({ l: listQuery(listIn(params)) }),
}

/**
 * The canonical query of a choice: a form sends a value for each thing that is ticked or typed, and the shared address has one.
 * @returns query with its question mark, or empty; undefined when the address is canonical, or is of no such page
 */
export function canonicalChoice(template: TemplateName, params: URLSearchParams): string | undefined {
  const query = canonical[template]?.(params)
  if (query === undefined) return undefined
  // What a form of the page left behind follows unchanged.
  const whole = [query, ...params.getAll('form').map((form) => `form=${encodeURIComponent(form)}`)].filter(Boolean)
  const isSame = String(new URLSearchParams(whole.join('&'))) === String(params)
  if (isSame) return undefined
  return whole.length > 0 ? `?${whole.join('&')}` : ''
}

function queryOf(parts: Readonly<Record<string, string>>): string {
  const given = Object.entries(parts).filter(([, text]) => text !== '')
  return given.map(([name, text]) => `${name}=${text}`).join('&')
}

/** The list that the fields of a form make: its lines, with what is added to them. */
export function listIn(params: URLSearchParams): ListLine[] {
  return withoutRepeats([...parseList(params.getAll('l')), ...writtenLines(params), ...added(params)])
}

/** The lines as the form of the list sends them, a value each: the framework keeps no order between names. */
function writtenLines(params: URLSearchParams): ListLine[] {
  const [amounts, notes] = [params.getAll('amount'), params.getAll('note')]
  return params
    .getAll('code')
    .flatMap((code, place) => lineOf({ code, amount: amounts[place], note: notes[place] }) ?? [])
}

/** Codes that were ticked elsewhere or typed, a piece each. */
function added(params: URLSearchParams): ListLine[] {
  return [...params.getAll('c'), ...params.getAll('add')]
    .flatMap((text) => text.split(/[,;\n]/))
    .flatMap((code) => lineOf({ code }) ?? [])
}
