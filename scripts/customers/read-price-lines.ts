import { type PriceRecord, priceRecord } from 'site/server/customers/prices/price-record.ts'

/** Records that are written at once: SQLite looks for each value of a statement among all before it. */
const batchSize = 25
/** Problems that are listed before an import gives up. */
const mostProblems = 20

/**
 * The records of a file, some at once, checked line by line: the file need not fit into the memory.
 * @param lines a table (CSV, separated by semicolons or commas, its first line names the columns); or JSON, an object a line, also as an array
 * @throws Error with the number of each line that is no record, after the last line or twenty of them; or for a file without any
 */
export async function* readPriceLines(lines: AsyncIterable<string>): AsyncGenerator<PriceRecord[]> {
  const problems: string[] = []
  let batch: PriceRecord[] = []
  let count = 0
  for await (const { number, value } of rowsIn(lines)) {
    const parsed = priceRecord.safeParse(value)
    count += 1
    if (parsed.success) batch.push(parsed.data)
    else problems.push(`line ${number}: ${parsed.error.issues.map(wordsOf).join('; ')}`)
    if (problems.length >= mostProblems) throw problemsIn(problems)
    if (batch.length < batchSize) continue
    if (problems.length === 0) yield batch
    batch = []
  }
  if (problems.length > 0) throw problemsIn(problems)
  if (count === 0) throw new Error('Nothing was imported: the file has no prices.')
  yield batch
}

function problemsIn(problems: readonly string[]): Error {
  return new Error(`Nothing was imported.\n${problems.join('\n')}`)
}

function wordsOf({ path, message }: { path: PropertyKey[]; message: string }): string {
  return `${path.join('.') || 'record'}: ${message}`
}

type NumberedRow = { number: number; value: unknown }

async function* rowsIn(lines: AsyncIterable<string>): AsyncGenerator<NumberedRow> {
  let number = 0
  let head: { names: readonly string[]; separator: string } | undefined
  for await (const line of lines) {
    number += 1
    const text = line.replace(/^\uFEFF/, '').trim()
    if (text === '' || text === '[' || text === ']') continue
    if (!head && /^\[?\s*\{/.test(text)) yield { number, value: jsonIn(text) }
    else if (head) yield { number, value: rowOf(cellsOf(text, head.separator), head.names) }
    else {
      const separator = text.includes(';') ? ';' : ','
      head = { names: cellsOf(text, separator), separator }
    }
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\[\s*/, '').replace(/\s*[,\]]$/, ''))
  } catch {
    return 'no JSON'
  }
}

/** Empty cells say nothing; one more than there are columns is a wrong separator in a cell. */
function rowOf(cells: readonly string[], names: readonly string[]): Record<string, string> {
  const named = cells.map((cell, place) => [names[place] ?? `column ${place + 1}`, cell] as const)
  return Object.fromEntries(named.filter(([, cell]) => cell !== ''))
}

/** The cells of a row (RFC 4180); none has a line break in it. */
function cellsOf(row: string, separator: string): string[] {
  const cells = [
    ...`${row}${separator}`.matchAll(separator === ';' ? /("(?:[^"]|"")*"|[^;]*);/g : /("(?:[^"]|"")*"|[^,]*),/g),
  ]
  return cells.map(([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell.trim()))
}
