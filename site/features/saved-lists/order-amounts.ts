import { formatMoney } from '#site/features/prices/price-words.ts'

/** Why a number of pieces cannot be ordered, and the next one that can. */
export type Correction = { reason: 'pack' | 'minimum'; of: number; amount: number }

/** @returns undefined where the number is a multiple of the pack and no less than the least */
export function correctionOf(amount: number, { pack, least }: { pack: number; least: number }): Correction | undefined {
  const corrected = Math.ceil(Math.max(amount, least) / pack) * pack
  if (corrected === amount) return undefined
  return amount < least
    ? { reason: 'minimum', of: least, amount: corrected }
    : { reason: 'pack', of: pack, amount: corrected }
}

type Summed = { price: { currency: string; sum: number | undefined } | undefined }

/**
 * The sums of a list in words, one a currency.
 * @param locale BCP 47 tag
 */
export function netSums(lines: readonly Summed[], locale: string): string[] {
  const sums = new Map<string, number>()
  for (const { price } of lines) {
    if (price?.sum !== undefined) sums.set(price.currency, (sums.get(price.currency) ?? 0) + price.sum)
  }
  return [...sums].map(([currency, sum]) => formatMoney(sum, currency, locale))
}
