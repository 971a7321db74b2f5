import type { Row } from '../print-table.ts'
import { median } from '../quantile.ts'

/** Each contestant is measured so many times; the tables have medians. */
export const rounds = 3

/**
 * The order of one round: each round begins with another contestant, so that other work of the machine, and the traces of the contestant
 * before, do not always meet the same one.
 */
export function orderOf<One>(all: readonly One[], round: number): One[] {
  const first = all.length === 0 ? 0 : round % all.length
  return [...all.slice(first), ...all.slice(0, first)]
}

/** Columns that name the subject of a row besides its server: rows that have the same are compared. */
export const subjectColumns: readonly string[] = ['page', 'line', 'press', 'control']

export function subjectOf(row: Row): string {
  return subjectColumns.flatMap((column) => row[column] ?? []).join(', ')
}

/** Columns that count visits of a round: those of all rounds are added. */
const counted = new Set(['visits', 'documents', 'of them ahead'])

/** One row for each subject and server, in the order in which they came first, with the median of each number; texts are those of the last. */
export function medianRows(rows: readonly Row[]): Row[] {
  return [...Map.groupBy(rows, (row) => `${subjectOf(row)}\n${row['server']}`).values()].map(medianOf)
}

function medianOf(rows: readonly Row[]): Row {
  const last = rows.at(-1) ?? {}
  return Object.fromEntries(Object.entries(last).map(([name, value]) => [name, middleOf(rows, name) ?? value]))
}

/** The lower of the two for an even number of rounds: a stopped run is more often disturbed than faster than it is. */
function middleOf(rows: readonly Row[], name: string): number | undefined {
  const numbers = rows.flatMap((row) => (typeof row[name] === 'number' ? row[name] : []))
  if (counted.has(name)) return numbers.reduce((sum, number) => sum + number, 0)
  return numbers.length === 0 ? undefined : median(numbers)
}
