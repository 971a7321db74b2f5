import type { Price } from './price-record.ts'

/**
 * The price at which a number of pieces is offered, of those that are valid: one whose pack the number is a multiple of before all
 * others, euros before other currencies, then the lowest price of a piece; where no pack fits, the smallest pack, to which the number can
 * be corrected.
 */
export function bestPrice(prices: readonly Price[], pieces: number): Price | undefined {
  return prices.toSorted((a, b) => rank(a, b, pieces))[0]
}

function rank(a: Price, b: Price, pieces: number): number {
  const [aFits, bFits] = [pieces % a.pack === 0, pieces % b.pack === 0]
  if (aFits !== bFits) return aFits ? -1 : 1
  if (a.currency !== b.currency) return orderOf(a.currency).localeCompare(orderOf(b.currency))
  const byPiece = a.net * b.pack - b.net * a.pack
  const bySize = a.pack - b.pack
  return (aFits ? byPiece || bySize : bySize || byPiece) || b.from.localeCompare(a.from)
}

function orderOf(currency: string): string {
  return currency === 'EUR' ? '' : currency
}
