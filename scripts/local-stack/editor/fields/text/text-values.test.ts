import { expect, test } from 'vitest'
import { momentInputOf, momentOfInput } from './datetime-control.tsx'
import { steppedNumber } from './number-control.tsx'

test.each([
  ['2026-03-01 09:30', false, '2026-03-01T09:30'],
  ['2026-03-01 09:30:15', false, '2026-03-01T09:30'],
  ['2026-03-01', false, '2026-03-01T00:00'],
  ['2026-03-01 09:30', true, '2026-03-01'],
  ['soon', false, ''],
  [undefined, true, ''],
])('the stored date %j becomes the input %j', (value, isDate, shown) =>
  expect(momentInputOf(value, isDate)).toBe(shown),
)

test.each([
  ['2026-03-01T09:30', '2026-03-01 09:30'],
  ['2026-03-01', '2026-03-01 00:00'],
  ['', ''],
])('the input %j is stored as %j', (input, stored) => expect(momentOfInput(input)).toBe(stored))

test.each([
  [{ type: 'number' }, '1', 1, '2'],
  [{ type: 'number', decimals: 1 }, '0.2', 1, '0.3'],
  [{ type: 'number', steps: 0.5 }, '1', -1, '0.5'],
  [{ type: 'number', max_value: 3 }, '3', 1, '3'],
  [{ type: 'number', min_value: 0 }, '', -1, '0'],
  [{ type: 'number' }, 'many', 1, '1'],
])('a step in %j from %j by %i gives %j', (field, from, direction, to) =>
  expect(steppedNumber(field, from, direction)).toBe(to),
)
