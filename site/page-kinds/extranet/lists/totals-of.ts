import type { OrderLine } from './order-lines.ts'

/** The sums of a list, one a currency. */
export function totalsOf(lines: readonly Pick<OrderLine, 'price'>[]): ReadonlyMap<string, number> {
  const totals = new Map<string, number>()
  for (const { price } of lines) {
    if (price?.sum !== undefined) totals.set(price.currency, (totals.get(price.currency) ?? 0) + price.sum)
  }
  return totals
}
