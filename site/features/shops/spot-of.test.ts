import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spotOf } from './spot-of.ts'

const known = [
  { city: 'Málaga', postcode: '29001', spot: { latitude: 36.72, longitude: -4.42 } },
  { city: 'Sevilla', postcode: '41001', spot: { latitude: 37.38, longitude: -5.98 } },
  { city: 'Sevilla', postcode: '41010', spot: { latitude: 37.4, longitude: -6.02 } },
  { city: 'Vigo', postcode: '36201' },
]

test.each(['malaga', ' MÁLAGA ', '29001', '29640', '29'])('%j means Málaga', (typed) => {
  expect(spotOf(typed, known)).toEqual({ latitude: 36.72, longitude: -4.42 })
})

test('a town with several shops is their middle', () => {
  expect(spotOf('Sevilla', known)).toEqual({ latitude: expect.closeTo(37.39), longitude: expect.closeTo(-6) })
})

test('the longest known beginning of a postcode decides', () => {
  expect(spotOf('41015', known)?.longitude).toBe(-6.02)
})

test('a position is taken as it is, one that is not on earth means nothing', () => {
  expect(spotOf('41.39,2.17', [])).toEqual({ latitude: 41.39, longitude: 2.17 })
  expect(spotOf('-33.4, -70.6', [])).toEqual({ latitude: -33.4, longitude: -70.6 })
  expect(spotOf('95,2', known)).toBeUndefined()
})

test.each(['', '  ', 'Lugo', '9', 'Vigo', '???'])('%j means nothing known', (typed) => {
  expect(spotOf(typed, known)).toBeUndefined()
})

test('nothing a reader types makes it fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (typed) => {
      const spot = spotOf(typed, known)
      expect(Math.abs(spot?.latitude ?? 0)).toBeLessThanOrEqual(90)
    }),
  )
})
