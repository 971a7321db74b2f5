import { expect, test } from 'vitest'
import { numberIn, textIn } from './plain-value.ts'

test.each([
  ['a', 'a', Number.NaN],
  ['7', '7', 7],
  [7, '7', 7],
  [true, 'true', 1],
  [undefined, '', Number.NaN],
  [null, '', Number.NaN],
  [{ toString: 1 }, '', Number.NaN],
  [['a'], '', Number.NaN],
])('%j is the text %j and the number %d', (value, text, number) => {
  expect([textIn(value), numberIn(value)]).toEqual([text, number])
})
