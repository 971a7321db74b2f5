import { expect, test } from 'vitest'
import { verdictOn } from './print-compared.ts'

test('a verdict names the missed goals', () => {
  expect(verdictOn([], [0.4, 1.9, 3.2], 2)).toBe('Every goal is reached.')
  expect(verdictOn(['fast, cold 300', 'menu 120'], [2], 2)).toBe('Goals that are missed: fast, cold 300; menu 120.')
})

test('there is no verdict, whatever the figures, when the load average was above the number of cores', () => {
  for (const missed of [[], ['fast, cold 300']]) {
    expect(verdictOn(missed, [2.1, 1.2, 6], 2)).toBe(
      'No verdict: the load average 2.1 (1.2 to 6.0) was above the number of cores, 2. Measure again when nothing else runs.',
    )
    expect(verdictOn(missed, [Number.NaN], 2)).toMatch(/^No verdict/)
  }
})
