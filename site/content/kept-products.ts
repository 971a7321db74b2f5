import { type IndexedProduct, type ProductOrders, productOrders } from '#site/facets/product-orders.ts'
import { type LocaleCode, locales } from '#site/routing/locales.ts'

/**
 * Every published product of a language with what it is found by. Counting needs all of them, and the service lists a
 * hundred at a time: so they are read once, and afterwards only what was published since.
 */
export type ProductIndex = {
  orders: ProductOrders
  /** Whether some product has the value in the facet. */
  has: (facet: string, value: string) => boolean
}

export type KeptProducts = {
  /** By story id; a product that cannot be used is known too, so that the numbers agree with the service's. */
  known: Map<number, IndexedProduct | undefined>
  /** What the service said when they were read. */
  state: ProductState
  /** Made when first asked for: sorting thousands of products is for a reader, not for the message of a change. */
  index?: ProductIndex | undefined
}

/** The latest publishing, as the service writes it, and the number of products. */
export type ProductState = { latest: string; total: number }

export type ProductSlot = { kept?: KeptProducts; underway?: Promise<KeptProducts> }

const slotsKey = Symbol.for('zarandal.product-indexes')

/** On globalThis, because pages, gateway and the webhook route are separate bundles. */
export function productSlots(): Map<LocaleCode, ProductSlot> {
  const shared = globalThis as { [slotsKey]?: Map<LocaleCode, ProductSlot> }
  shared[slotsKey] ??= new Map()
  return shared[slotsKey]
}

/** Forgets a product that changed: it is gone, or the next reader finds it among those published since. */
export function forgetIndexedProduct(id: number): void {
  for (const { kept } of productSlots().values()) {
    if (!kept?.known.delete(id)) continue
    kept.state = { ...kept.state, total: kept.state.total - 1 }
    kept.index = undefined
  }
}

/** For a change that does not say what changed. */
export function forgetProductIndexes(): void {
  productSlots().clear()
}

/** What lists ask of the products. */
export function productIndexOf(kept: KeptProducts, locale: LocaleCode): ProductIndex {
  kept.index ??= makeIndex(
    [...kept.known.values()].filter((one) => one !== undefined),
    locale,
  )
  return kept.index
}

function makeIndex(products: readonly IndexedProduct[], locale: LocaleCode): ProductIndex {
  const values = new Set(
    products.flatMap(({ facets }) =>
      Object.entries(facets).flatMap(([name, list]) => list.map((value) => `${name}=${value}`)),
    ),
  )
  return {
    orders: productOrders(products, locales[locale].iso),
    has: (facet, value) => values.has(`${facet}=${value}`),
  }
}
