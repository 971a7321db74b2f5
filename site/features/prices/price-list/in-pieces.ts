import { setImmediate as turn } from 'node:timers/promises'

/** Rows that are written at once: in a workbook they take some milliseconds (`workbook.test.ts`). */
const rowsOfPiece = 100

/**
 * The same rows in pieces, between which the process does what else waits: so a file of any length needs no thread of its own, unlike a PDF,
 * which is laid out as a whole.
 */
export async function* inPieces<Row>(batches: AsyncIterable<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  for await (const rows of batches) {
    for (let at = 0; at < rows.length; at += rowsOfPiece) {
      yield rows.slice(at, at + rowsOfPiece)
      await turn()
    }
  }
}
