import { expect, test } from 'vitest'
import { correctionOf } from './order-amounts.ts'

test.each([
  [20, { pack: 10, least: 1 }, undefined],
  [21, { pack: 10, least: 1 }, { reason: 'pack', of: 10, amount: 30 }],
  [5, { pack: 1, least: 20 }, { reason: 'minimum', of: 20, amount: 20 }],
  [5, { pack: 8, least: 20 }, { reason: 'minimum', of: 20, amount: 24 }],
  [1, { pack: 1, least: 1 }, undefined],
] as const)('%i pieces of %o become %o', (amount, sold, corrected) => {
  expect(correctionOf(amount, sold)).toEqual(corrected)
})
