import { type BitSet, emptySet, isIn, withNumber } from '#site/content/facets/bit-set.ts'
import { countFacets, countProducts, type FacetCount } from '#site/content/facets/count-facets.ts'
import type { KeyOwner } from '#site/content/facets/product-keys.ts'
import type { KnownProduct } from '#site/content/facets/product-rows.ts'
import type { ListPart, ProductIndex, ProductTable, TableParts } from '#site/content/facets/product-table.ts'
import { type ValueSets, withoutNumbers } from '#site/content/facets/value-sets.ts'
import { type ChangedProducts, changedProducts, type NumberedProduct } from './changed-products.ts'
import { mergedBlanks, mergedVehicles } from './merged-finders.ts'
import { mergedPart } from './merged-order.ts'

export type ProductChanges = {
  /** Ids of all products that are another than in the table, those included that will not be there. */
  ids: readonly number[]
  /** Those that will be there, as they will be. */
  products: readonly KnownProduct[]
}

/**
 * The queries of a table as if some of its products were others: their rows are left out, and those of the changed ones are merged in. The
 * table stays as it is, and the rows of unchanged products are not read for it.
 */
export function withChanges({ parts }: ProductTable, changes: ProductChanges): ProductIndex {
  const left = numbersLeftOut(parts, changes)
  const changed = changedProducts(numbered(parts, changes), parts)
  const unchanged = withoutNumbers(parts.sets, left)
  const both = [unchanged, changed.sets] as const
  const listed: ProductIndex['uuids'] = (choice, part) => partIn(choice, part).map(uuidOf)
  const uuidOf = (number: number) => changed.at(number)?.uuid ?? parts.rows.uuidOf(number)
  const partIn = (choice: Parameters<ValueSets['chosen']>[0], part: ListPart) =>
    mergedPart(
      part,
      { unchanged: unchanged.chosen(choice), changed: changed.sets.chosen(choice) },
      { table: parts, changed },
    )
  return {
    has: (facet, value) => both.some((sets) => sets.has(facet, value)),
    count: (choice) => both.reduce((sum, sets) => sum + countProducts(sets, choice), 0),
    uuids: listed,
    valuesOf: (facet, choice, part) =>
      new Map(
        partIn(choice, part).map((number) => [
          uuidOf(number),
          (changed.at(number) ? changed.sets : unchanged).valuesWith(number, facet),
        ]),
      ),
    facets: (choice, names) => addedUp(countFacets(unchanged, names, choice), countFacets(changed.sets, names, choice)),
    ...keysOf(parts, changed, left),
    blanks: mergedBlanks(parts, changed, left),
    vehicles: mergedVehicles(parts, changed, left),
  }
}

function numbersLeftOut({ rows }: TableParts, { ids }: ProductChanges): BitSet {
  return ids.flatMap((id) => rows.numberOf(id) ?? []).reduce(withNumber, emptySet())
}

/** A changed product has the number that the table will give it when it is published. */
function numbered({ rows }: TableParts, { products }: ProductChanges): NumberedProduct[] {
  let next = rows.nextNumber()
  return products.flatMap((product) =>
    'uuid' in product ? [{ number: rows.numberOf(product.id) ?? next++, product }] : [],
  )
}

function keysOf(
  { rows }: TableParts,
  changed: ChangedProducts,
  left: BitSet,
): Pick<ProductIndex, 'uuidOfGtin' | 'uuidOfCode'> {
  const firstOf = (unchanged: readonly KeyOwner[], others: readonly KeyOwner[]) =>
    [...unchanged.filter(({ number }) => !isIn(left, number)), ...others].toSorted(
      (a, b) => a.ofVariant - b.ofVariant || a.id - b.id,
    )[0]?.uuid
  return {
    uuidOfGtin: (gtin) => firstOf(rows.keys.ownersOfGtin(gtin), changed.ownersOfGtin(gtin)),
    uuidOfCode: (key) => firstOf(rows.keys.ownersOfCode(key), changed.ownersOfCode(key)),
  }
}

/** Counts of the same facets over products that have none in common. */
function addedUp(some: readonly FacetCount[], others: readonly FacetCount[]): FacetCount[] {
  return some.map(({ name, counts, covered, without }, at) => {
    const other = others[at]
    const sums = new Map(counts)
    for (const [value, count] of other?.counts ?? []) sums.set(value, (sums.get(value) ?? 0) + count)
    return { name, counts: sums, covered: covered + (other?.covered ?? 0), without: without + (other?.without ?? 0) }
  })
}
