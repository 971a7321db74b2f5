import type { z } from 'zod'
import type { ProductRow } from './product-row.ts'
import type { Say, TableLocale } from './wording.ts'

/** Turns the rows of one table into products; one per kind of product. */
export type ProductMaker<Row extends ProductRow> = {
  /** Files of `content/tables`: the rows, and their messages. */
  table: string
  wording: string
  row: z.ZodType<Row>
  /** Name in the editor's list; the code when there is none. */
  title?: (row: Row) => string
  /** The fields of a product in one language. */
  content: (row: Row, say: Say, locale: TableLocale) => Readonly<Record<string, unknown>>
}
