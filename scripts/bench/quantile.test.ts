import { expect, test } from 'vitest'
import { quantile } from './quantile.ts'

test('three of four values do not exceed the 75th percentile', () => {
  expect(quantile([80, 10, 30, 20, 70, 50, 60, 40], 0.75)).toBe(60)
  expect([quantile([10, 5], 0.5), quantile([7], 0), quantile([], 0.75)]).toEqual([5, 7, Number.NaN])
})
