import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eanBars, symbolWidth } from './ean-bars.ts'

/** As a scanner sees it: 1 for dark. */
function modulesOf(ean: string): string {
  const dark = new Set(eanBars(ean).flatMap(({ at, width }) => Array.from({ length: width }, (_, index) => at + index)))
  return Array.from({ length: symbolWidth }, (_, index) => (dark.has(index) ? '1' : '0')).join('')
}

test('has the bars of the example of the standard', () => {
  // 5901234123457, drawn in the GS1 General Specifications and in every textbook.
  const left = '0001011 0100111 0110011 0010011 0111101 0011101'.replaceAll(' ', '')
  const right = '1100110 1101100 1000010 1011100 1001110 1000100'.replaceAll(' ', '')
  expect(modulesOf('5901234123457')).toBe(`101${left}01010${right}101`)
})

test('only the guards at both ends and in the middle are long', () => {
  const guards = eanBars('2000000010014').filter(({ isGuard }) => isGuard)
  expect(guards.map(({ at }) => at)).toEqual([0, 2, 46, 48, 92, 94])
})

test('every number has bars of one to four modules, and no two numbers have the same', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 13, maxLength: 13 }), (digits) => {
      const bars = eanBars(digits.join(''))
      expect(bars).toHaveLength(30)
      expect(bars.every(({ width }) => width >= 1 && width <= 4)).toBe(true)
    }),
  )
  const numbers = Array.from({ length: 500 }, (_, index) => String(2_000_000_000_000 + index * 7919))
  expect(new Set(numbers.map(modulesOf)).size).toBe(numbers.length)
})
