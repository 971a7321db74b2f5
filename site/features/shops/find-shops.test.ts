import { expect, test } from 'vitest'
import { findShops, type KnownShop } from './find-shops.ts'
import { spotOf } from './spot-of.ts'

const words = { locale: 'es-ES', countries: { ES: 'España', DE: 'Alemania' }, services: { cut: 'Copia' } }

function shop(
  uuid: string,
  [country, city]: readonly [string, string],
  more: Partial<KnownShop['card']> = {},
): KnownShop {
  const countryName = words.countries[country as 'ES'] ?? country
  const place = { street: 'Calle 1', postcode: '00000', services: [] }
  return { card: { uuid, name: uuid, city, country, countryName, ...place, ...more }, services: ['cut'] }
}

const all = [
  shop('z', ['ES', 'Zamora'], { spot: { latitude: 41.5, longitude: -5.74 } }),
  shop('m', ['ES', 'Madrid'], { spot: { latitude: 40.42, longitude: -3.7 }, postcode: '28001' }),
  shop('b', ['DE', 'Berlin'], { spot: { latitude: 52.52, longitude: 13.4 } }),
  shop('x', ['ES', 'Ávila']),
]
const found = (query: Record<string, string[]>) => {
  const [typed] = query['near'] ?? []
  const spot =
    typed === undefined
      ? undefined
      : spotOf(
          typed,
          all.map(({ card }) => card),
        )
  return findShops(all, { query, near: typed === undefined ? undefined : { typed, spot } }, words)
}
const order = (query: Record<string, string[]>) => found(query).shops.map(({ uuid }) => uuid)

test('shops stand by country and town, in the order of the reader’s language', () => {
  expect(order({})).toEqual(['b', 'x', 'm', 'z'])
})

test('nearest first from a town, a postcode or a position; a shop without a position stands last', () => {
  expect(order({ near: ['Zamora'] })).toEqual(['z', 'm', 'b', 'x'])
  expect(order({ near: ['28'] })).toEqual(['m', 'z', 'b', 'x'])
  expect(order({ near: ['52.4,13.1'] })).toEqual(['b', 'm', 'z', 'x'])
})

test('each shop says how far it is, and none without being asked', () => {
  expect(found({ near: ['Madrid'] }).shops[1]?.distanceKm).toBeCloseTo(210, -1)
  expect(found({}).shops.every(({ distanceKm }) => distanceKm === undefined)).toBe(true)
})

test('an unknown place is said to be unknown and leaves the order', () => {
  expect(found({ near: ['Atlantis'] })).toMatchObject({ near: { typed: 'Atlantis', spot: undefined } })
  expect(order({ near: ['Atlantis'] })).toEqual(['b', 'x', 'm', 'z'])
})

test('a place outside the chosen country still sorts the shops of the country', () => {
  expect(order({ near: ['Berlin'], country: ['ES'] })).toEqual(['m', 'z', 'x'])
})

test('towns are offered once a country is chosen', () => {
  const names = (query: Record<string, string[]>) => found(query).filters.map(({ name }) => name)
  expect(names({})).toEqual(['country', 'service'])
  expect(names({ country: ['ES'] })).toEqual(['country', 'town', 'service'])
})

test('a town of another country than the chosen one is no choice', () => {
  expect(found({ country: ['DE'], town: ['Madrid'] }).query).toEqual({ country: ['DE'] })
  expect(order({ country: ['ES'], town: ['Madrid'] })).toEqual(['m'])
})
