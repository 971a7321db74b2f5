import { mostLines } from '#site/routing/query/product-list.ts'
import type { MatchedLine } from '#site/search/codes/match-codes.ts'

/** More boxes would not fit into the address of the form. */
const mostBoxes = 250

export type OfferedLine = {
  line: MatchedLine
  /** Counted from 0: a code may stand in the text twice. */
  place: number
  /** Whether its products can be ticked. */
  isOffered: boolean
  /** Whether its first product is ticked at first: as many as a list has room for. */
  isTicked: boolean
}

/** Which products of a table are offered for a list. */
export function offeredLines(lines: readonly MatchedLine[]): OfferedLine[] {
  const boxes = sums(lines.map(({ hits }) => hits.length))
  const found = sums(lines.map(({ hits }) => Math.min(1, hits.length)))
  return lines.map((line, place) => ({
    line,
    place,
    isOffered: (boxes[place] ?? 0) <= mostBoxes,
    isTicked: line.hits.length > 0 && (found[place] ?? 0) <= mostLines,
  }))
}

/** The sum of all numbers up to each. */
function sums(numbers: readonly number[]): number[] {
  let sum = 0
  return numbers.map((number) => (sum += number))
}
