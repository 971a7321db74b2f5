import { type ReadAmount, readAmount } from '#site/routing/query/read-amount.ts'
import { typedLine } from '#site/routing/query/typed-line.ts'
import { readTable } from '#site/server/tables/read-table.ts'
import { type Columns, columnsOf } from './column-words.ts'

/** The lines that are looked up at once: ten calls of the search. A longer text is divided (`packed-codes.ts`). */
export const mostCodes = 500

/** A longer cell is a description: no code of ours or of other makers is so long. */
const longestCode = 60
/** Each spelling is a value of a query. */
const mostSpellings = 8

/** A line of a pasted text or of a file: what was typed, how many, and every way in which it may be a code. */
export type CodeLine = {
  typed: string
  amount: number
  /** How many, as it was written, where that is not clear; `amount` is 0 then. */
  unclear?: string | undefined
  spellings: readonly string[]
}

/** The rows of a text that say something; the first of a divided text is its head, where it has one. */
export type CodeRows = { head: string[] | undefined; body: readonly string[][] }

/** Every code in a text: one a line, with what a table of a spreadsheet has beside them, or several in a line. */
export function parseCodeLines(text: string): CodeLine[] {
  const { head, body } = readCodeRows(text)
  const columns = head && columnsOf(head)
  return body.flatMap((cells) => linesOf(cells, columns))
}

/** The rows of a text. Lines above the names of its columns, such as a title, are rows like others. */
export function readCodeRows(text: string): CodeRows {
  const rows = withoutNumbering(readTable(text).filter((cells) => cells.some(isWord)))
  const at = rows.slice(0, highestHead).findIndex((cells) => columnsOf(cells) !== undefined)
  const [first] = rows
  const isHead = first && rows.length > 1 && first.filter(isWord).length > 1 && first.every((cell) => !/\d/.test(cell))
  if (at < 0) return isHead ? { head: first, body: rows.slice(1) } : { head: undefined, body: rows }
  return { head: rows[at], body: rows.toSpliced(at, 1) }
}

/** The names of the columns are in one of so many first rows. */
const highestHead = 5

/** Sheets number their rows: a first column of 1, 2, 3 … says nothing. */
function withoutNumbering(rows: readonly string[][]): string[][] {
  const [first] = rows
  const body = first && /\d/.test(first[0] ?? '') ? rows : rows.slice(1)
  const isNumbered = body.length > 1 && body.every((cells, at) => cells.length > 2 && cells[0] === String(at + 1))
  return rows.map((cells) => (isNumbered ? cells.slice(1) : cells))
}

function linesOf(cells: readonly string[], columns: Columns | undefined): CodeLine[] {
  const filled = cells.filter(isWord)
  const [only = ''] = filled
  const divided = dividedAmount(filled)
  if (filled.length === 1 || divided !== undefined) return [lineOfCell(divided ?? only)]
  if (columns?.amount !== undefined) return [lineOfColumns(cells, { ...columns, amount: columns.amount })]
  return filled.every(isCode) ? filled.map(lineOfCell) : [lineOfRow(filled, columns?.code)]
}

/** A number behind a sign, whose decimals a comma cut off: `NOR-1R*20,00`. */
function dividedAmount([first = '', second = '', ...more]: readonly string[]): string | undefined {
  const isDivided = more.length === 0 && /^\d{1,3}$/.test(second) && typedLine(first).amount !== undefined
  return isDivided ? `${first},${second}` : undefined
}

function isWord(cell: string): boolean {
  return /[\p{L}\p{N}]/u.test(cell)
}

/** A cell that can be nothing but a code: letters and digits without a space, or the digits of an EAN. */
function isCode(cell: string): boolean {
  return /^\d{8,14}$/.test(cell) || (/\d/.test(cell) && /\p{L}/u.test(cell) && !/\s/.test(cell) && !units.test(cell))
}

function lineOfCell(cell: string): CodeLine {
  const { code, amount } = typedLine(cell)
  return { typed: code, ...(amount === undefined ? { amount: 1 } : readAmount(amount)), spellings: [code] }
}

/** A row below names of columns: an empty quantity is none, and so one piece. */
function lineOfColumns(cells: readonly string[], { amount, code }: Columns & { amount: number }): CodeLine {
  const written = cells[amount] ?? ''
  const named = code === undefined ? undefined : cells[code]
  const words = cells.filter((cell, place) => place !== amount && isWord(cell))
  return lineOf(words, written === '' ? { amount: 1 } : readAmount(written), named)
}

/** Pieces with a unit. Measures of a key are none. */
const units =
  /^\d[\d.,]*\s*(?:uds?|u|un|unid|unidades|piezas?|pzas?|pcs?|pieces?|st|stk|stück|stuks|pz|pezzi|pçs?|peças|qté|buc|bucăți|шт|cajas?|box(?:es)?|packs?|doz|docenas?|x)\.?$/iu

/** A number that may be a quantity as it is written, also one that only a person understands. */
const numeric = /^(?:=\s*"[^"]*"|[-+]?\d[\d.,' ]*)$/

/** A row without names of columns: a number is alone in its cell; any other cell, or two beside each other, may be the code. */
function lineOfRow(cells: readonly string[], codePlace: number | undefined): CodeLine {
  const isPieces = (cell: string) => units.test(cell) || (numeric.test(cell) && !isCode(cell))
  const numbers = cells.filter(isPieces)
  const others = cells.filter((cell) => !isPieces(cell))
  // Without any other code one of the numbers is the maker's: the last one is the quantity.
  const hasCode = others.some(isCode) || numbers.length === 1
  const pieces = hasCode ? numbers : numbers.slice(-1)
  const words = cells.filter((cell) => !pieces.includes(cell))
  return lineOf(words, piecesIn(pieces), codePlace === undefined ? undefined : cells[codePlace])
}

/** Two numbers may be a quantity and a price, or a pack: a person says which. */
function piecesIn(numbers: readonly string[]): ReadAmount {
  const [only, another] = numbers
  if (only === undefined) return { amount: 1 }
  return another === undefined ? readAmount(only) : { amount: 0, unclear: numbers.join(' · ') }
}

function lineOf(words: readonly string[], amount: ReadAmount, named = ''): CodeLine {
  const pairs = words.slice(1).map((word, place) => `${words[place]} ${word}`)
  const sure = words.filter((word) => /\d/.test(word)).toSorted((a, b) => Number(isCode(b)) - Number(isCode(a)))
  const all = [named, ...sure, ...pairs, ...words.filter((word) => !/\d/.test(word))]
  const spellings = [...new Set(all)].filter((word) => word !== '' && word.length <= longestCode)
  return { typed: words.join(' '), ...amount, spellings: spellings.slice(0, mostSpellings) }
}
