import { mostPieces, readAmount } from './read-amount.ts'

/** A line of a visitor's list of products. */
export type ListLine = {
  /** Part number, as it was typed. */
  code: string
  /** Pieces; 0 where it is not clear how many. */
  amount: number
  /** Empty without one. */
  note: string
  /** How many, as it was written, where that is not clear: a person decides before the line is sent. */
  unclear?: string | undefined
}

/**
 * The room of a list: an address of so many characters stays below the 8 KB of servers and proxies, and has room for so many codes of the
 * usual length with their pieces. Nothing is cut at it: `divideList` says what has no room.
 */
export const mostLines = 250
const longestText = 6000

/** Signs that have a meaning in the text of a list. */
const marks: Readonly<Record<string, string>> = { '%': '%25', ',': '%2C', '*': '%2A' }

/**
 * The lines in the values of a parameter: `NOR-1R*20,LIN-2*5*for the shop`. A product is in a list once: its pieces are added up.
 */
export function parseList(values: readonly string[]): ListLine[] {
  return withoutRepeats(values.flatMap((value) => value.split(',')).flatMap((text) => parseLine(text) ?? []))
}

/** The text of a list, as its parameter contains it once decoded. */
export function listText(lines: readonly ListLine[]): string {
  return lines.map(lineText).join(',')
}

/** The list as an address names it: commas and asterisks need no escape in a query, and stay readable. */
export function listQuery(lines: readonly ListLine[]): string {
  return encodeURIComponent(listText(lines)).replaceAll('%2C', ',').replaceAll('%2A', '*')
}

/** The lines in lists that have room for them, in their order: one, as long as they fit. */
export function divideList<Line extends ListLine>(lines: readonly Line[], most = mostLines): [Line[], ...Line[][]] {
  const first: Line[] = []
  let length = 0
  for (const line of lines) {
    length += encodeURIComponent(lineText(line)).length + 3
    if (first.length > 0 && (first.length === most || length > longestText)) break
    first.push(line)
  }
  return first.length < lines.length ? [first, ...divideList(lines.slice(first.length), most)] : [first]
}

/** Lines of the same product become one: first code and note, all pieces. An unclear amount stays as written, and so does a sum without room. */
export function withoutRepeats<Line extends ListLine>(lines: readonly Line[]): Line[] {
  const byCode = new Map<string, [Line, ...Line[]]>()
  for (const line of lines) {
    const key = line.code.toUpperCase()
    const before = byCode.get(key)
    if (before) before.push(line)
    else byCode.set(key, [line])
  }
  return [...byCode.values()].map(sumOf)
}

function sumOf<Line extends ListLine>(same: readonly [Line, ...Line[]]): Line {
  const [first, ...others] = same
  let { amount } = first
  // Put together at the end: thousands of amounts would be copied for each of them.
  let written = first.unclear === undefined ? undefined : [first.unclear]
  for (const line of others) {
    const isClear = written === undefined && line.unclear === undefined && amount + line.amount <= mostPieces
    if (isClear) amount += line.amount
    else (written ??= [String(amount)]).push(amountText(line))
  }
  const pieces = written ? { amount: 0, unclear: written.filter((text) => text !== '').join(' + ') } : { amount }
  return { ...first, ...pieces, note: same.find(({ note }) => note !== '')?.note ?? '' }
}

/** How many, as a person reads it. */
export function amountText({ amount, unclear }: Pick<ListLine, 'amount' | 'unclear'>): string {
  return unclear ?? String(amount)
}

type WrittenLine = { code: string; amount?: string | undefined; note?: string | undefined }

/**
 * A line as its fields or a text have it. Without a number of pieces it is one piece.
 * @returns undefined for a line without a code, and for one of no pieces
 */
export function lineOf({ code, amount, note = '' }: WrittenLine): ListLine | undefined {
  const line = { code: oneLine(code), note: oneLine(note) }
  if (line.code === '' || amount?.trim() === '0') return undefined
  return { ...line, ...(amount === undefined ? { amount: 1 } : readAmount(amount)) }
}

/**
 * The lines as a form sends them, a value each: the framework keeps no order between names. A line whose field is empty stays as unclear as it was.
 * @param sent `URLSearchParams` of an address or `FormData` of a body
 */
export function writtenLines(sent: { getAll: (name: string) => readonly unknown[] }): ListLine[] {
  const [amounts, notes, written] = ['amount', 'note', 'written'].map((name) => sent.getAll(name).map(String))
  return sent.getAll('code').flatMap((code, place) => {
    const amount = amounts?.[place]
    const line = lineOf({ code: String(code), amount, note: notes?.[place] })
    return (amount === '' ? withUnclear(line, written?.[place] ?? '') : line) ?? []
  })
}

/** Begins a number of pieces that is not clear: a written nought would remove the line. */
const unclearMark = '?'

function parseLine(text: string): ListLine | undefined {
  const [code = '', amount = '', ...note] = text.split('*')
  const line = { code: unmarked(code), note: unmarked(note.join('*')) }
  if (!amount.startsWith(unclearMark)) return lineOf({ ...line, amount: unmarked(amount) || undefined })
  const unclear = unmarked(amount.slice(1))
  return withUnclear(lineOf(line), unclear)
}

function withUnclear(line: ListLine | undefined, unclear: string): ListLine | undefined {
  return line && { ...line, amount: 0, unclear: oneLine(unclear) }
}

function lineText({ code, amount, note, unclear }: ListLine): string {
  const pieces = unclear === undefined ? String(amount) : unclearMark + marked(unclear)
  const parts = note === '' ? (pieces === '1' ? [] : [pieces]) : [pieces, marked(note)]
  return [marked(code), ...parts].join('*')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function marked(text: string): string {
  return text.toWellFormed().replace(/[%,*]/g, (mark) => marks[mark] ?? mark)
}

function unmarked(text: string): string {
  return text.replace(/%(25|2C|2A)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
