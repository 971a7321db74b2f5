import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test.each([
  ['20', 20],
  [' 020 ', 20],
  ['20,00', 20],
  ['20.0', 20],
  ['="20"', 20],
  ['= " 20 "', 20],
  ['1 000', 1000],
  ['1\u202F000', 1000],
  ["1'000", 1000],
  ['1.000,00', 1000],
  ['1,000.00', 1000],
  ['１２', 12],
  ['99999', 99_999],
])('%j is %d pieces', (text, amount) => expect(readAmount(text)).toEqual({ amount }))

test.each([
  '1.000',
  '1,000',
  '="1,000"',
  '20 uds',
  '-5',
  '0',
  '0,00',
  '2,5',
  '',
  'x',
  '1e5',
  '1 00',
  '100000',
  '1.000.000',
  '+5',
  '٢٠',
])('%j is given back for a person to decide', (text) => expect(readAmount(text)).toEqual({ amount: 0, unclear: text }))

test('whatever is written is a number of pieces that can be ordered, or is given back', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.stringMatching(/^[\d.,' =-]{0,12}$/)),
      (text) => {
        const { amount, unclear } = readAmount(text)
        expect(unclear ?? text.replace(/\s+/gu, ' ').trim()).toBe(text.replace(/\s+/gu, ' ').trim())
        expect(unclear === undefined).toBe(amount >= 1)
        expect(amount).toBeLessThanOrEqual(99_999)
      },
    ),
  )
})
