import { expect, test } from 'vitest'
import { spotOfTown } from './spot-of-town.ts'

const countries = ['ES', 'IT', 'FR', 'DE', 'NL', 'PT']

test.each([
  ['Cantalejo', 41.26, -3.93],
  ['cuenca', 40.07, -2.14],
  ['München', 48.14, 11.58],
  ['Florencia', 43.78, 11.26],
  ['Рим', 41.89, 12.51],
  ['Frankfurt', 50.12, 8.68],
  ['’s-Hertogenbosch', 51.7, 5.3],
])('%s lies at %s, %s', async (name, latitude, longitude) => {
  const spot = await spotOfTown(name, countries)
  expect(spot?.latitude).toBeCloseTo(latitude, 1)
  expect(spot?.longitude).toBeCloseTo(longitude, 1)
})

test('a town of another country, and a name that no town has, are not known', async () => {
  expect(await spotOfTown('Munich', ['ES'])).toBeUndefined()
  expect(await spotOfTown('Atlantis', countries)).toBeUndefined()
  expect(await spotOfTown('?', countries)).toBeUndefined()
})

test('of several towns with one name the largest is meant', async () => {
  expect((await spotOfTown('Toledo', ['ES', 'US']))?.longitude).toBeCloseTo(-83.56, 1)
  expect((await spotOfTown('Toledo', ['ES']))?.longitude).toBeCloseTo(-4.02, 1)
})
