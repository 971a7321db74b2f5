import type { BitSet } from '#site/content/facets/bit-set.ts'
import { rankedByColumn, sortedNumbers } from '#site/content/facets/column-order.ts'
import { partOf } from '#site/content/facets/product-order.ts'
import { directionOf, isColumn, type ProductSort } from '#site/content/facets/product-orders.ts'
import type { ListPart, TableParts } from '#site/content/facets/product-table.ts'
import type { ChangedProducts } from './changed-products.ts'

/** The products of a table and the changed ones, each in the same order, and a comparison of a changed one with an unchanged one. */
type Orders = {
  unchanged: Uint32Array
  changed: Uint32Array
  compare: (changed: number, unchanged: number) => number
}

/** Numbers of a choice: of products that are in the table as they are, and of changed ones. */
type Chosen = { unchanged: BitSet; changed: BitSet }

/**
 * A part of a list of both. Few rows of the table are read, whatever its length: some to find where the part begins, and those in it.
 */
export function mergedPart(
  { sort, from, limit }: ListPart,
  chosen: Chosen,
  sides: { table: TableParts; changed: ChangedProducts },
): number[] {
  const { compare, ...orders } = ordersOf(sort, sides)
  const unchanged = partOf(orders.unchanged, chosen.unchanged, { from: 0, limit: from + limit })
  const changed = partOf(orders.changed, chosen.changed, { from: 0, limit: from + limit })
  const isBefore = (one: number, other: number) => compare(changed[one] ?? 0, unchanged[other] ?? 0) <= 0
  let next = firstAt(from, [changed.length, unchanged.length], isBefore)
  let other = from - next
  const part: number[] = []
  while (part.length < limit && (next < changed.length || other < unchanged.length)) {
    const isNext = other >= unchanged.length || (next < changed.length && isBefore(next, other))
    const number = isNext ? changed[next++] : unchanged[other++]
    if (number !== undefined) part.push(number)
  }
  return part
}

/**
 * How many of the first list are among the first `from` of both.
 * @param isBefore whether one of the first list comes before one of the second
 */
function firstAt(from: number, [one, other]: [number, number], isBefore: (one: number, other: number) => boolean) {
  let [low, high] = [Math.max(0, from - other), Math.min(from, one)]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle, from - middle - 1)) low = middle + 1
    else high = middle
  }
  return low
}

function ordersOf(sort: ProductSort, { table, changed }: { table: TableParts; changed: ChangedProducts }): Orders {
  const { by, isDescending } = directionOf(sort)
  const compareBy = (stored: keyof typeof table.compares) => (one: number, other: number) => {
    const product = changed.at(one)
    return product ? table.compares[stored](product, table.rows.row(other)) : 0
  }
  if (!isColumn(by)) {
    const compare = compareBy(by)
    return {
      unchanged: sortedNumbers(sort, table),
      changed: sortedNumbers(sort, changed.orders),
      compare: isDescending ? (one, other) => -compare(one, other) : compare,
    }
  }
  const [ofTable, ofChanged] = rankedByColumn({ by, isDescending }, [table, changed.orders], table.locale)
  const byCode = compareBy('code')
  return {
    unchanged: ofTable?.numbers ?? new Uint32Array(),
    changed: ofChanged?.numbers ?? new Uint32Array(),
    compare: (one, other) => (ofChanged?.rankOf(one) ?? 0) - (ofTable?.rankOf(other) ?? 0) || byCode(one, other),
  }
}
