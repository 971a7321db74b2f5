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
