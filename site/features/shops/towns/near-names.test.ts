import { expect, test } from 'vitest'
import { nearness } from './near-names.ts'
import { nearTowns } from './spot-of-town.ts'

test.each([
  ['madrid', 'madrid', 0],
  ['bracelona', 'barcelona', 1],
  ['barzelona', 'barcelona', 1],
  ['munchn', 'munchen', 1],
  ['adrid', 'madrid', 1],
  ['sevila', 'sevilla', 1],
  ['мюнхн', 'мюнхен', 1],
  ['rona', 'roma', 1],
  ['rina', 'roma', undefined],
  ['ro', 'roma', undefined],
  ['atlantis', 'madrid', undefined],
])('%s is %s but for %s letters', (typed, name, letters) => {
  expect(nearness(typed, name)).toBe(letters)
})

test.each([
  ['Bracelona', ['ES'], 'Barcelona'],
  ['Munchen.', ['DE'], 'München'],
  ['Muinchen', ['DE', 'ES'], 'München'],
  ['Valecnia', ['ES', 'IT'], 'Valencia'],
  ['Мадрит', ['ES'], 'Мадрид'],
])('who types %s in %j may mean %s', async (typed, countries, town) => {
  expect((await nearTowns(typed, countries))[0]).toBe(town)
})

test('three towns at most, and none for a name that is none', async () => {
  expect((await nearTowns('Villanueva', ['ES'])).length).toBeLessThanOrEqual(3)
  expect(await nearTowns('Xqzwvk', ['ES'])).toEqual([])
})
