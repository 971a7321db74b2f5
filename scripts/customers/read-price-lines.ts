import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { type PriceRecord, priceRecord } from 'site/features/prices/store/price-record.ts'
import { readRows, withStart } from 'site/server/tables/read-rows.ts'
import { priceColumn } from './price-column.ts'

/** Records that are written at once: SQLite looks for each value of a statement among all before it. */
const batchSize = 25
/** Problems that are listed before an import gives up. */
const mostProblems = 20

/**
 * The records of a file, some at once, checked line by line: the file need not fit into the memory.
 * @param texts a table as the site reads it, whose first row names the columns; or JSON, an object a line, also as an array
 * @throws Error with the number of each line that is no record, after the last line or twenty of them; or for a file without any
 */
export async function* readPriceLines(texts: AsyncIterable<string>): AsyncGenerator<PriceRecord[]> {
  const problems: string[] = []
  let batch: PriceRecord[] = []
  let count = 0
  for await (const { number, value } of valuesIn(texts)) {
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

type NumberedValue = { number: number; value: unknown }

async function* valuesIn(texts: AsyncIterable<string>): AsyncGenerator<NumberedValue> {
  const { start, whole } = await withStart(texts)
  yield* /^\uFEFF?\s*(?:\[\s*)?\{/.test(start) ? jsonValues(whole) : tableValues(whole)
}

async function* jsonValues(texts: AsyncIterable<string>): AsyncGenerator<NumberedValue> {
  let number = 0
  for await (const line of createInterface({ input: Readable.from(texts) })) {
    number += 1
    const text = line.replace(/^\uFEFF/, '').trim()
    if (text !== '' && text !== '[' && text !== ']') yield { number, value: jsonIn(text) }
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\[/, '').replace(/[,\]]$/, ''))
  } catch {
    return 'no JSON'
  }
}

async function* tableValues(texts: AsyncIterable<string>): AsyncGenerator<NumberedValue> {
  let names: readonly string[] | undefined
  for await (const { line, cells } of readRows(texts)) {
    if (names) yield { number: line, value: rowOf(cells, names) }
    names ??= cells.map(priceColumn)
  }
}

/** Empty cells say nothing; one more than there are columns is a wrong separator in a cell. */
function rowOf(cells: readonly string[], names: readonly string[]): Record<string, string> {
  const named = cells.map((cell, place) => [names[place] ?? `column ${place + 1}`, cell] as const)
  return Object.fromEntries(named.filter(([, cell]) => cell !== ''))
}
