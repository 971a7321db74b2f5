import type { Row } from '../print-table.ts'

/** Each contestant is measured so many times; the tables have medians. */
export const rounds = 3

/**
 * The order of one round: each round begins with another contestant, so that what the machine does besides, and what the contestant
 * before has left behind, does not always meet the same one.
 */
export function orderOf<One>(all: readonly One[], round: number): One[] {
  const first = all.length === 0 ? 0 : round % all.length
  return [...all.slice(first), ...all.slice(0, first)]
}

/** One row for each page and server, in the order in which they came first, with the median of each number; texts are those of the last. */
export function medianRows(rows: readonly Row[]): Row[] {
  return [...Map.groupBy(rows, ({ page = '', server = '' }) => `${page}\n${server}`).values()].map(medianOf)
}

function medianOf(rows: readonly Row[]): Row {
  const last = rows.at(-1) ?? {}
  return Object.fromEntries(Object.entries(last).map(([name, value]) => [name, middleOf(rows, name) ?? value]))
}

/** The lower of the two for an even number of rounds: a stopped run is more often disturbed than faster than it is. */
function middleOf(rows: readonly Row[], name: string): number | undefined {
  const numbers = rows.flatMap((row) => (typeof row[name] === 'number' ? row[name] : [])).toSorted((a, b) => a - b)
  return numbers[Math.floor((numbers.length - 1) / 2)]
}
