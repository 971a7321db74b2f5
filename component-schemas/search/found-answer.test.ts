import { expect, test } from 'vitest'
import { foundGroups, foundQuery, readFoundQuestion } from './found-answer.ts'
import { indexFamily } from './story-records.ts'

test('every kind of story in a group is one that everybody may find, and in one group alone', () => {
  const types = foundGroups.flatMap((group) => group.types)
  expect(types.map(indexFamily)).toEqual(types.map(() => 'public'))
  expect(new Set(types).size).toBe(types.length)
})

test('what an address chooses is read and written the same way', () => {
  const query = { q: ['nor 1r'], kind: ['products'], sort: ['code'] }
  expect(readFoundQuestion(query)).toEqual({ words: 'nor 1r', group: 'products', order: 'code' })
  expect(foundQuery(readFoundQuestion(query))).toEqual(query)
})

test.each<Record<string, string[]>>([{}, { q: [] }, { q: ['  '] }, { kind: ['key_blank'], sort: ['price'] }])(
  'what no search knows is no choice: %o',
  (query) => {
    expect(readFoundQuestion(query)).toEqual({ words: '', group: undefined, order: 'relevance' })
  },
)
