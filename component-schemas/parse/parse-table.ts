import { z } from 'zod'
import type { Table } from '../schema/field-values.ts'
import { readableText } from './readable-text.ts'

const cell = z.looseObject({ value: z.string().catch('') }).transform((wire) => readableText(wire.value).trim())
const row = z.looseObject({ body: z.array(cell) }).transform((wire) => wire.body)

/** Storyblok's table value -> rows of text; a table without one filled cell is missing. */
export const table: z.ZodType<Table> = z
  .looseObject({ thead: z.array(cell).catch([]), tbody: z.array(row).catch([]) })
  .transform((wire) => ({
    head: wire.thead,
    rows: wire.tbody.filter((cells) => cells.some((value) => value !== '')),
  }))
  .refine((value) => value.rows.length > 0, 'The table is empty.')
