import type { SheetTable } from '#site/server/pdf/write-tables.ts'
import type { SheetDrawing } from './drawings/sheet-drawing.ts'

/** The content of the data sheet of a product, in the words and numbers of one language. */
export type DataSheet = {
  /** BCP 47 tag of the words. */
  language: string
  /** The word for such a document. */
  kind: string
  code: string
  name: string
  subtitle?: string | undefined
  summary?: string | undefined
  /** Depths of the line below the title: the product's own cut. */
  cut: readonly number[]
  drawing?: { title: string; note: string; drawing: SheetDrawing } | undefined
  specification: SheetTable
  packaging: SheetTable
  /** Thirteen digits with their bars; `words` name the picture. */
  barCode?: { digits: string; words: string } | undefined
  /** Reference data over the whole width. */
  tables: readonly SheetTable[]
  /** The publisher of the sheet. */
  issuer: string
  /** The product's page. */
  page: { words: string; url: string }
  /** From when the content is, in words. */
  edition: string
  /** The same as a moment: two sheets of one content are the same file. */
  changedAt: Date
}
