import { expect, test } from 'vitest'
import { shortenedText } from './shortened-text.ts'

test.each([
  ['A key  for\ncars.', 20, 'A key for cars.'],
  ['A key for cars. It has three cuts.', 20, 'A key for cars.'],
  ['A key for cars. It has three cuts.', 34, 'A key for cars. It has three cuts.'],
  ['Yes. Keys for cars and vans, and for lorries', 28, 'Yes. Keys for cars and vans…'],
  ['Kraftfahrzeughaftpflichtversicherung', 10, 'Kraftfahr…'],
])('%j in %i characters is %j', (text, characters, expected) => {
  const shortened = shortenedText(text, characters)
  expect(shortened).toBe(expected)
  expect(shortened.length).toBeLessThanOrEqual(characters)
})
