import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { decoderFor, isBinary, isWorkbook } from './decode-text.ts'
import { lenient, oneLine, separatorOf, withoutStatement } from './read-table.ts'

export type NumberedRow = {
  /** Its line in the file; the last one where its cells have line breaks. */
  line: number
  cells: string[]
}

/** Characters that say how a file is written. */
const startLength = 16 * 1024

/**
 * The text of a file in the encodings of spreadsheets, while it is read.
 * @throws Error for a workbook, and for what is no text
 */
export async function* readText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    if (!decoder && isWorkbook(chunk)) throw new Error('The file is a workbook. Save it as “CSV UTF-8” first.')
    decoder ??= decoderFor(chunk)
    const text = decoder.decode(chunk, { stream: true })
    if (isBinary(text)) throw new Error('The file is no text in UTF-8, UTF-16 or Windows-1252. Save it as “CSV UTF-8”.')
    yield text
  }
}

/** The first characters of a text, and the whole of it. */
export async function withStart(
  texts: AsyncIterable<string>,
): Promise<{ start: string; whole: AsyncGenerator<string> }> {
  const source = texts[Symbol.asyncIterator]()
  let start = ''
  let next = await source.next()
  for (; !next.done && start.length < startLength; next = await source.next()) start += next.value
  async function* whole(): AsyncGenerator<string> {
    yield start
    for (; !next.done; next = await source.next()) yield next.value
  }
  return { start, whole: whole() }
}

/**
 * The rows of a table, as `readTable` reads them: for a file that need not fit into the memory.
 * @throws Error with the line where quotation marks do not end
 */
export async function* readRows(texts: AsyncIterable<string>): AsyncGenerator<NumberedRow> {
  const { start, whole } = await withStart(texts)
  const isStated = withoutStatement(start) !== start
  const parser = parse({ ...lenient, delimiter: separatorOf(start), info: true, ...(isStated && { from_line: 2 }) })
  const source = Readable.from(whole).once('error', (error) => parser.destroy(error))
  for await (const { record, info } of source.pipe(parser)) yield { line: info.lines, cells: record.map(oneLine) }
}
