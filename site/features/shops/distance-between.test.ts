import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceBetween } from './distance-between.ts'

const madrid = { latitude: 40.41678, longitude: -3.70379 }
const spot = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test.each([
  ['Barcelona', { latitude: 41.38879, longitude: 2.15899 }, 505],
  ['Lisbon', { latitude: 38.71667, longitude: -9.13333 }, 503],
  ['the antipode', { latitude: -40.41678, longitude: 176.29621 }, 20_015],
])('from Madrid to %s', (_, to, km) => {
  expect(Math.abs(distanceBetween(madrid, to) - km)).toBeLessThan(km * 0.005)
})

test('a distance is the same both ways, at most half the way around the earth, and nothing to where one is', () => {
  fc.assert(
    fc.property(spot, spot, (one, two) => {
      const there = distanceBetween(one, two)
      expect(there).toBeCloseTo(distanceBetween(two, one), 6)
      expect(there).toBeGreaterThanOrEqual(0)
      expect(there).toBeLessThanOrEqual(20_016)
      expect(distanceBetween(one, one)).toBe(0)
    }),
  )
})
