import { divideList, type ListLine, listQuery, mostLines, withoutRepeats } from '#site/routing/query/product-list.ts'
import type { MatchedLine } from '#site/search/codes/match-codes.ts'

/** Characters of the boxes that a form of method GET sends at most: its address has a value for each. */
const longestBoxes = 7000

export type OfferedLine = {
  line: MatchedLine
  /** Counted from 0: a code may occur twice in the text. */
  place: number
  /** Whether its first product is ticked at first. */
  isTicked: boolean
  /** How many of its products can be ticked. */
  boxes: number
}

export type Offered = {
  lines: readonly OfferedLine[]
  /** Further lists, of the surest products that have no room in the first. */
  others: readonly (readonly ListLine[])[]
}

/** The line of a list that a product of a code becomes. */
export function listLineOf({ amount, unclear }: MatchedLine, code: string): ListLine {
  return { code, amount, note: '', unclear }
}

/**
 * Which products of a table are ticked for a list: as many as it has room for, after the lines of one product were added up. None is in two
 * lists, and none is left out.
 */
export function offeredLines(lines: readonly MatchedLine[]): Offered {
  const surest = lines.flatMap((line) => (line.hits[0] ? [{ line, code: line.hits[0].code }] : []))
  const ticked = new Set<string>()
  const full = { is: false, length: 0 }
  for (const [code, some] of Map.groupBy(surest, (one) => one.code)) {
    const length = some.reduce((sum, one) => sum + boxLength(listLineOf(one.line, code)), full.length)
    full.is ||= ticked.size === mostLines || length > longestBoxes
    if (full.is) break
    ticked.add(code)
    full.length = length
  }
  const left = surest.filter(({ code }) => !ticked.has(code)).map(({ line, code }) => listLineOf(line, code))
  return {
    lines: withBoxes(lines, ticked, full.length),
    others: left.length > 0 ? divideList(withoutRepeats(left)) : [],
  }
}

function boxLength(line: ListLine): number {
  return `&l=${listQuery([line])}`.length
}

/** Other products of a code can be ticked as long as the address has room for their boxes. */
function withBoxes(lines: readonly MatchedLine[], ticked: ReadonlySet<string>, used: number): OfferedLine[] {
  let length = used
  return lines.map((line, place) => {
    const [first, ...more] = line.hits
    const isTicked = first !== undefined && ticked.has(first.code)
    let boxes = isTicked ? 1 : 0
    for (const { code } of isTicked ? more : line.hits) {
      length += boxLength(listLineOf(line, code))
      if (length > longestBoxes) break
      boxes += 1
    }
    return { line, place, isTicked, boxes }
  })
}
