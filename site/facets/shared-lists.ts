import type { IndexedProduct } from './product-orders.ts'

/** Thousands of products share a few hundred lists of values: the function given back makes each list be held once. */
export function sharedLists(): (product: IndexedProduct | undefined) => IndexedProduct | undefined {
  const lists = new Map<string, readonly string[]>()
  const once = (list: readonly string[]) => {
    const key = list.join('\n')
    const kept = lists.get(key)
    if (!kept) lists.set(key, list)
    return kept ?? list
  }
  return (product) =>
    product && {
      ...product,
      categories: once(product.categories),
      facets: Object.fromEntries(Object.entries(product.facets).map(([name, values]) => [name, once(values)])),
    }
}
