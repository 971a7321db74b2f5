import { expect, test } from 'vitest'
import { describeDifference, describeValue } from './describe-difference.ts'

const long = Array.from({ length: 60 }, (_, at) => `block_${at}`)
const text = `${'A long description that is the same on both sides. '.repeat(8)}`

test.each([
  [
    'members of a list that come and go, however long the list is',
    [...long, 'gone'],
    [...long, 'a', 'b'],
    '+ "a", "b"; - "gone"',
  ],
  ['members of a list that only come', long, [...long, 'new'], '+ "new"'],
  ['a member that is there once more', ['a'], ['a', 'a'], '+ "a"'],
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
  ['a key that goes', { a: 1, b: 2 }, { a: 1 }, 'b: 2 → nothing'],
  ['short values', 'Karte', 'Card', '"Karte" → "Card"'],
])('shows %s', (_title, from, to, expected) => {
  expect(describeDifference(from, to)).toBe(expected)
})

test('shows of long texts where they begin to differ', () => {
  const line = describeDifference(`${text}old end`, `${text}new end`)
  expect(line).toMatch(/^….{20,}old end" → ….{20,}new end"$/)
})

test('shows of a text the end that is longer', () => {
  expect(describeDifference(text, `${text}more`)).toMatch(/more"$/)
})

test('shows every member of a list that is new', () => {
  expect(describeValue(long)).toContain('"block_59"')
  expect(describeValue(text).length).toBe(100)
})
