/** A line of a visitor's list of products. */
export type ListLine = {
  /** Part number, as it was typed. */
  code: string
  amount: number
  /** Empty without one. */
  note: string
}

/** What a list has room for; its address stays far below the 8 KB of servers and proxies. */
export const mostLines = 100
export const mostPieces = 99_999
export const longestNote = 40
const longestCode = 40
const longestText = 6000

/** Signs that have a meaning in the text of a list. */
const marks: Readonly<Record<string, string>> = { '%': '%25', ',': '%2C', '*': '%2A' }

/**
 * The lines in the values of a parameter: `NOR-1R*20,LIN-2*5*for the shop`. A product is in a list once: its pieces are added up.
 */
export function parseList(values: readonly string[]): ListLine[] {
  return withoutRepeats(values.flatMap((value) => value.split(',')).flatMap((text) => parseLine(text) ?? []))
}

/** The text of a list, as its parameter holds it once decoded. */
export function listText(lines: readonly ListLine[]): string {
  let text = ''
  for (const line of lines.slice(0, mostLines)) {
    const longer = text === '' ? lineText(line) : `${text},${lineText(line)}`
    if (encodeURIComponent(longer).length > longestText) break
    text = longer
  }
  return text
}

/** The list as an address names it: commas and asterisks need no escape in a query, and stay readable. */
export function listQuery(lines: readonly ListLine[]): string {
  return encodeURIComponent(listText(lines)).replaceAll('%2C', ',').replaceAll('%2A', '*')
}

/** Whether the list may have had no room for what was added. */
export function isFull(lines: readonly ListLine[]): boolean {
  return lines.length >= mostLines || listQuery(lines).length > longestText * 0.9
}

/** Lines of the same product become one: first code and note, all pieces. */
export function withoutRepeats<Line extends ListLine>(lines: readonly Line[], most = mostLines): Line[] {
  const byCode = new Map<string, Line>()
  for (const line of lines) {
    const key = line.code.toUpperCase()
    const before = byCode.get(key)
    const amount = Math.min(mostPieces, (before?.amount ?? 0) + line.amount)
    byCode.set(key, before ? { ...before, amount, note: before.note || line.note } : line)
  }
  return [...byCode.values()].slice(0, most)
}

/** @returns undefined for a line without a code, and for one of no pieces */
export function lineOf({
  code,
  amount,
  note,
}: {
  code: string
  amount?: string | undefined
  note?: string | undefined
}) {
  const plain = code.replace(/\s+/g, ' ').trim().slice(0, longestCode)
  const pieces = amountIn(amount)
  if (plain === '' || pieces === 0) return undefined
  return { code: plain, amount: pieces, note: (note ?? '').replace(/\s+/g, ' ').trim().slice(0, longestNote) }
}

function amountIn(text = ''): number {
  const digits = text.trim()
  if (!/^\d{1,9}$/.test(digits)) return 1
  return Math.min(mostPieces, Number(digits))
}

function parseLine(text: string): ListLine | undefined {
  const [code = '', amount, ...note] = text.split('*')
  return lineOf({ code: unmarked(code), amount, note: unmarked(note.join('*')) })
}

function lineText({ code, amount, note }: ListLine): string {
  const parts = note === '' ? (amount === 1 ? [] : [String(amount)]) : [String(amount), marked(note)]
  return [marked(code), ...parts].join('*')
}

function marked(text: string): string {
  return text.toWellFormed().replace(/[%,*]/g, (mark) => marks[mark] ?? mark)
}

function unmarked(text: string): string {
  return text.replace(/%(25|2C|2A)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
