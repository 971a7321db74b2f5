import { type Options, parse } from 'csv-parse/sync'

/** Separators of cells, the surest first: a comma is a part of words and numbers too. */
const separators = ['\t', ';', ','] as const

/** The line that Excel writes first where a table has another separator than its system. */
const stated = /^\uFEFF?\s*"?sep=([^\r\n])"?[^\S\r\n]*\r?\n/i

export const lenient: Options = {
  bom: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
}

/**
 * The rows of a text: of a table in any of the usual separators (RFC 4180), or lines that people wrote. Cells are on one line each, without
 * spaces around them; empty ones stay, so that columns do.
 */
export function readTable(text: string): string[][] {
  const separator = separatorOf(text)
  return rowsOf(withoutStatement(text), separator).map((row) => rowWithin(row, separator).map(oneLine))
}

/** The separator that a text states in its first line, or uses outside of quotation marks. */
export function separatorOf(text: string): string {
  const plain = text.replace(/"(?:[^"]|"")*"/g, '')
  return stated.exec(text)?.[1] ?? separators.find((one) => plain.includes(one)) ?? ','
}

export function withoutStatement(text: string): string {
  return text.replace(stated, '')
}

/** People write quotation marks that do not end, as for inches: then they are signs like others. */
function rowsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { ...lenient, delimiter })
  } catch {
    return parse(text, { ...lenient, delimiter, quote: null })
  }
}

/** In a text that people wrote a line may have another separator than the others. */
function rowWithin(row: string[], separator: string): string[] {
  const [only = ''] = row
  const other = row.length === 1 ? separators.find((one) => one !== separator && only.includes(one)) : undefined
  return other === undefined ? row : (rowsOf(withoutBreaks(only), other)[0] ?? row)
}

/** Its lines side by side; a tab within a line stays. */
function withoutBreaks(cell: string): string {
  const lines = cell.split(/[\r\n]+/)
  return lines.length === 1 ? cell : lines.map((line) => line.trim()).join(' ')
}

export function oneLine(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim()
}
