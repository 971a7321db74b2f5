import type { Orders } from '#site/content/facets/column-order.ts'
import type { KeyOwner } from '#site/content/facets/product-keys.ts'
import type { IndexedProduct, StoredSort } from '#site/content/facets/product-orders.ts'
import { type Compare, propertiesOf, type TableParts } from '#site/content/facets/product-table.ts'

/** A changed product under the number that it has in the table; under one beyond all of them when the table does not have it. */
export type NumberedProduct = { number: number; product: IndexedProduct }

/** The products that a preview changes, in memory: some hundreds, made for one page. */
export function changedProducts(changed: readonly NumberedProduct[], { compares, locale }: TableParts) {
  const byNumber = new Map(changed.map(({ number, product }) => [number, product]))
  const { sets, blanks, add } = propertiesOf((number) => byNumber.get(number)?.uuid ?? '')
  // The highest number comes first: sets and columns get their length at once.
  for (const { number, product } of changed.toSorted((a, b) => b.number - a.number)) add(number, product)
  const order = (sort: StoredSort) => {
    let numbers: Uint32Array | undefined
    return { numbers: () => (numbers ??= sortedBy(changed, compares[sort])) }
  }
  const stored: Orders['stored'] = { name: order('name'), newest: order('newest'), code: order('code') }
  /** @param placeIn the place of the code in a product, its own first; -1 when it does not have it */
  const ownersBy = (placeIn: (product: IndexedProduct) => number): KeyOwner[] =>
    changed.flatMap(({ number, product }) => {
      const place = placeIn(product)
      return place < 0 ? [] : [{ number, id: product.id, uuid: product.uuid, ofVariant: Number(place > 0) }]
    })
  return {
    products: changed.map(({ product }) => product),
    at: (number: number) => byNumber.get(number),
    sets,
    blanks,
    orders: { stored, sets, locale },
    ownersOfGtin: (gtin: string) =>
      ownersBy(({ gtins }) => (gtins.some((own) => Number(own) === Number(gtin)) ? 0 : -1)),
    ownersOfCode: (key: string) => ownersBy(({ codeKeys }) => codeKeys.indexOf(key)),
  }
}

function sortedBy(changed: readonly NumberedProduct[], compare: Compare): Uint32Array {
  return Uint32Array.from(changed.toSorted((a, b) => compare(a.product, b.product)).map(({ number }) => number))
}

export type ChangedProducts = ReturnType<typeof changedProducts>
