import { isObject } from '../../../is-object.ts'

/** A cell as a field stores it; unknown keys stay. */
export type TableCell = { value: string } & Readonly<Record<string, unknown>>

/** A table as a field stores it (Storyblok docs, table field). */
export type TableValue = {
  fieldtype: 'table'
  thead: readonly TableCell[]
  tbody: readonly (Readonly<Record<string, unknown>> & { body: readonly TableCell[] })[]
}

/** Every row has as many cells as there are header cells; without a table, two columns and a row. */
export function tableValueOf(value: unknown): TableValue {
  const stored = isObject(value) ? value : {}
  const rows = listOf(stored['tbody']).map((row) => ({ ...row, body: listOf(row['body']).map(cellOf) }))
  const heads = listOf(stored['thead']).map(cellOf)
  const width = Math.max(heads.length, ...rows.map(({ body }) => body.length)) || 2
  const whole = rows.length > 0 ? rows : [{ body: [] }]
  return {
    ...stored,
    fieldtype: 'table',
    thead: filled(heads, width),
    tbody: whole.map((row) => ({ ...row, body: filled(row.body, width) })),
  }
}

/** @param row from 0; -1 is the header row */
export function withCell(table: TableValue, at: { row: number; column: number }, value: string): TableValue {
  const change = (cells: readonly TableCell[]) =>
    cells.map((cell, column) => (column === at.column ? { ...cell, value } : cell))
  if (at.row === -1) return { ...table, thead: change(table.thead) }
  return {
    ...table,
    tbody: table.tbody.map((row, index) => (index === at.row ? { ...row, body: change(row.body) } : row)),
  }
}

/** The table with an empty row at its end. */
export function withRow(table: TableValue): TableValue {
  return { ...table, tbody: [...table.tbody, { body: filled([], table.thead.length) }] }
}

/** The table without a row. */
export function withoutRow(table: TableValue, row: number): TableValue {
  return { ...table, tbody: table.tbody.filter((_, index) => index !== row) }
}

/** The table with an empty column at its end. */
export function withColumn(table: TableValue): TableValue {
  const width = table.thead.length + 1
  return {
    ...table,
    thead: filled(table.thead, width),
    tbody: table.tbody.map((row) => ({ ...row, body: filled(row.body, width) })),
  }
}

/** The table without a column. */
export function withoutColumn(table: TableValue, column: number): TableValue {
  const without = (cells: readonly TableCell[]) => cells.filter((_, index) => index !== column)
  return {
    ...table,
    thead: without(table.thead),
    tbody: table.tbody.map((row) => ({ ...row, body: without(row.body) })),
  }
}

function filled(cells: readonly TableCell[], width: number): TableCell[] {
  return [...cells, ...Array.from({ length: Math.max(0, width - cells.length) }, () => ({ value: '' }))]
}

function listOf(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
}

function cellOf(cell: Readonly<Record<string, unknown>>): TableCell {
  return { ...cell, value: typeof cell['value'] === 'string' ? cell['value'] : '' }
}
