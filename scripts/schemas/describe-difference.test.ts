import { expect, test } from 'vitest'
import { describeDifference, describeValue } from './describe-difference.ts'

const long = Array.from({ length: 60 }, (_, at) => `block_${at}`)
const text = `${'A long description that is the same on both sides. '.repeat(8)}`

test.each([
  ['added and removed members of a list of any length', [...long, 'gone'], [...long, 'a', 'b'], '+ "a", "b"; - "gone"'],
  ['added members of a list', long, [...long, 'new'], '+ "new"'],
  ['a duplicated member', ['a'], ['a', 'a'], '+ "a"'],
  ['another order of the same members', ['a', 'b'], ['b', 'a'], 'another order: ["a","b"] → ["b","a"]'],
  [
    'a changed option of many',
    [
      { name: 'One', value: '1' },
      { name: 'Two', value: '2' },
    ],
    [
      { name: 'One', value: '1' },
      { name: 'Deux', value: '2' },
    ],
    '1: name: "Two" → "Deux"',
  ],
  [
    'the keys that differ',
    { a: 1, b: { c: 2, d: long } },
    { a: 1, b: { c: 3, d: [...long, 'x'] } },
    'b: c: 2 → 3; d: + "x"',
  ],
  ['a removed key', { a: 1, b: 2 }, { a: 1 }, 'b: 2 → nothing'],
  ['short values', 'Karte', 'Card', '"Karte" → "Card"'],
])('shows %s', (_title, from, to, expected) => {
  expect(describeDifference(from, to)).toBe(expected)
})

test('shows long texts from their first difference', () => {
  const line = describeDifference(`${text}old end`, `${text}new end`)
  expect(line).toMatch(/^….{20,}old end" → ….{20,}new end"$/)
})

test('shows the additional end of a longer text', () => {
  expect(describeDifference(text, `${text}more`)).toMatch(/more"$/)
})

test('shows every member of a new list', () => {
  expect(describeValue(long)).toContain('"block_59"')
  expect(describeValue(text).length).toBe(100)
})
