import { type Options, parse as parseStream } from 'csv-parse'
import { parse } from 'csv-parse/sync'

/** What separates cells, the surest first: a comma is a part of words and numbers too. */
const separators = ['\t', ';', ','] as const

/** What Excel writes first where a table has another separator than its system. */
const stated = /^\uFEFF?\s*"?sep=([^\r\n])"?\r?\n/i

const lenient: Options = {
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

/**
 * The rows of a table that need not fit into the memory, as objects by the names in its first row, each with the number of its first line.
 * @throws Error for a quotation mark that does not end
 */
export async function* streamTable(
  chunks: AsyncIterable<string>,
  separator: string,
): AsyncGenerator<{ line: number; cells: Readonly<Record<string, string>> }> {
  const names = (head: string[]) => head.map((name) => name.trim())
  const parser = parseStream({ ...lenient, delimiter: separator, columns: names, info: true, trim: true })
  const feeding = feed(parser, chunks)
  for await (const { record, info } of parser) yield { line: info.lines, cells: record }
  await feeding
}

async function feed(parser: ReturnType<typeof parseStream>, chunks: AsyncIterable<string>): Promise<void> {
  try {
    for await (const chunk of chunks) {
      if (!parser.write(chunk)) await new Promise((resolve) => parser.once('drain', resolve))
    }
    parser.end()
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error(String(error)))
  }
}

function withoutStatement(text: string): string {
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
  return other === undefined ? row : (rowsOf(only.replace(/\s*[\r\n]+\s*/g, ' '), other)[0] ?? row)
}

function oneLine(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim()
}
