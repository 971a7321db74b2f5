import type { SQLInputValue } from 'node:sqlite'
import type { Store } from '../store/open-store.ts'
import { notFound } from './management-error.ts'

/**
 * Columns with their values as requests write them: true and false are stored as 1 and 0, lists and objects as JSON, and an
 * undefined value not at all. The names become part of a statement: they are those of a body's schema, never of a request.
 */
type Values = Readonly<Record<string, unknown>>

/** @throws ManagementError 404 when the table has no row with this id */
export function requireRow<Row>(store: Store, table: string, id: number): Row {
  const row = store.get<Row>(`SELECT * FROM ${table} WHERE id = ?`, [id])
  if (!row) throw notFound()
  return row
}

/** Adds a row with the time of its creation. Returns its id. */
export function insertRow(store: Store, table: string, values: Values): number {
  const now = new Date().toISOString()
  const columns = storedColumns({ ...values, created_at: now, updated_at: now })
  const names = columns.map(([name]) => name).join(', ')
  const marks = columns.map(() => '?').join(', ')
  return store.run(
    `INSERT INTO ${table} (${names}) VALUES (${marks})`,
    columns.map(([, value]) => value),
  ).id
}

/** Writes the given columns of a row, with the time of the change. */
export function updateRow(store: Store, table: string, { id, ...values }: Values & { id: number }): void {
  const columns = storedColumns({ ...values, updated_at: new Date().toISOString() })
  const assignments = columns.map(([name]) => `${name} = ?`).join(', ')
  store.run(`UPDATE ${table} SET ${assignments} WHERE id = ?`, [...columns.map(([, value]) => value), id])
}

function storedColumns(values: Values): [string, SQLInputValue][] {
  return Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, toStored(value)]]))
}

function toStored(value: unknown): SQLInputValue {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value
  return typeof value === 'boolean' ? Number(value) : JSON.stringify(value)
}
