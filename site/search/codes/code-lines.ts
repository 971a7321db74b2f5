/** What a list of codes may hold. */
export const mostCodes = 500
const longestLine = 200
const longestCode = 60
const mostPieces = 99_999

/** A line of a pasted text or of a file: what was typed, how many, and every way in which it may be a code. */
export type CodeLine = { typed: string; amount: number; spellings: readonly string[] }

/** `20 x NOR-1R`, `NOR-1R × 20`, `NOR-1R*20`. A number without a sign may be a part of the code. */
const before = /^(\d{1,5})\s*[x×*]\s+?(\S.*)$/iu
const after = /^(.*\S)\s*(?:[×*]|\sx)\s*(\d{1,5})$/iu

/**
 * The codes in a text: one a line, with what a table of a spreadsheet has beside them, or several in a line.
 * @returns at most one line more than `mostCodes`, so that a caller notices too many
 */
export function parseCodeLines(text: string): CodeLine[] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((row) => cellsOf(row.slice(0, longestLine)))
    .filter((cells) => cells.length > 0)
  const [first, ...others] = rows
  const isHead = first !== undefined && first.length > 1 && others.length > 0 && first.every((cell) => !/\d/.test(cell))
  const lines: CodeLine[] = []
  for (const cells of isHead ? others : rows) {
    lines.push(...(cells.length > 1 && cells.every(isCode) ? cells.map(lineOfCell) : [lineOfRow(cells)]))
    if (lines.length > mostCodes) return lines.slice(0, mostCodes + 1)
  }
  return lines
}

/** A cell that can be nothing but a code: letters and digits without a space, or the digits of an EAN. */
function isCode(cell: string): boolean {
  return /^\d{8,14}$/.test(cell) || (/\d/.test(cell) && /\p{L}/u.test(cell) && !/\s/.test(cell))
}

function lineOfCell(cell: string): CodeLine {
  const [, pieces, code] = before.exec(cell) ?? []
  const [, other, number] = after.exec(cell) ?? []
  const typed = (code ?? other ?? cell).slice(0, longestCode)
  return { typed, amount: amountOf(pieces ?? number), spellings: [typed] }
}

/** A row of a table: a number of pieces stands alone in its cell; any other cell, or two beside each other, may be the code. */
function lineOfRow(cells: readonly string[]): CodeLine {
  const [only = ''] = cells
  if (cells.length === 1) return lineOfCell(only)
  const pieces = cells.findLast((cell) => /^\d{1,5}$/.test(cell))
  const words = cells.filter((cell) => cell !== pieces).map((cell) => cell.slice(0, longestCode))
  const pairs = words.slice(1).map((word, place) => `${words[place]} ${word}`)
  const spellings = [...words.filter((word) => /\d/.test(word)), ...pairs, ...words.filter((word) => !/\d/.test(word))]
  return { typed: words.join(' ').slice(0, longestCode), amount: amountOf(pieces), spellings: spellings.slice(0, 6) }
}

function amountOf(digits: string | undefined): number {
  return digits === undefined ? 1 : Math.min(mostPieces, Math.max(1, Number(digits)))
}

/** The cells of a row of a spreadsheet (RFC 4180), with any of its usual separators; empty ones are left out. */
function cellsOf(row: string): string[] {
  const separator = ['\t', ';', ','].find((one) => row.includes(one)) ?? ','
  const cells: string[] = []
  for (let at = 0; at <= row.length; ) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(row.slice(at))
    const end = quoted ? at + quoted[0].length : row.indexOf(separator, at)
    const stop = end === -1 ? row.length : end
    cells.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : row.slice(at, stop))
    at = stop + 1
  }
  return cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).filter((cell) => /[\p{L}\p{N}]/u.test(cell))
}
