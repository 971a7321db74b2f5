import type { ShopCard } from 'component-schemas/cards/place-cards.ts'
import { expect, test } from 'vitest'
import { renderShopMap } from './render-shop-map.ts'

const shop = (uuid: string, spot?: ShopCard['spot']): ShopCard => ({
  uuid,
  name: uuid,
  street: 'Calle 1',
  postcode: '00000',
  city: uuid,
  country: 'ES',
  countryName: 'España',
  services: [],
  phone: undefined,
  href: undefined,
  spot,
})
const madrid = shop('Madrid', { latitude: 40.42, longitude: -3.7 })
const coruna = shop('A Coruña', { latitude: 43.37, longitude: -8.41 })
const palma = shop('Palma', { latitude: 39.57, longitude: 2.65 })
const shops = [madrid, coruna, palma, shop('nowhere')]

const rendered = async (request: Parameters<typeof renderShopMap>[0]) => {
  const map = await renderShopMap(request)
  if (!map) throw new Error('There is no map.')
  return map
}
const yOf = (point: { y: number } | undefined) => point?.y ?? Number.NaN
const xOf = (point: { x: number } | undefined) => point?.x ?? Number.NaN

test('shops stand where they are: north above south, west before east, inside of the picture', async () => {
  const { listed, size } = await rendered({ shops, listed: shops, visitor: undefined })
  const [inMadrid, inCoruna, inPalma, nowhere] = listed
  expect(nowhere).toBeUndefined()
  const ys = [inCoruna, inMadrid, inPalma].map(yOf)
  const xs = [inCoruna, inMadrid, inPalma].map(xOf)
  expect([ys, xs]).toEqual([ys.toSorted((a, b) => a - b), xs.toSorted((a, b) => a - b)])
  expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...xs)).toBeLessThanOrEqual(size.width)
  expect(Math.max(...ys)).toBeLessThanOrEqual(size.height)
})

test('the outlines of Spain and its neighbours are rendered in few signs, without points beyond the picture', async () => {
  const { land } = await rendered({ shops, listed: [], visitor: undefined })
  expect(land.match(/M/g)?.length).toBeGreaterThan(3)
  expect(land.length).toBeLessThan(12_000)
  const numbers = land.match(/-?\d+/g)?.map(Number) ?? []
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThanOrEqual(640)
})

test('from a visitor’s place, the map shows the place and the listed shops', async () => {
  const visitor = { latitude: 40.1, longitude: -4 }
  const near = await rendered({ shops, listed: [madrid], visitor })
  const whole = await rendered({ shops, listed: [madrid], visitor: undefined })
  expect(yOf(near.visitor) - yOf(near.listed[0])).toBeGreaterThan(50)
  expect(whole.visitor).toBeUndefined()
})

test('shops that cover each other are one point, and one alone has land around it', async () => {
  const map = await rendered({ shops: [madrid, { ...madrid, uuid: 'second' }], listed: [], visitor: undefined })
  expect(map.all.match(/M/g)).toHaveLength(1)
  expect(map.land.length).toBeGreaterThan(0)
})

test('there is no map where no shop has a position', async () => {
  expect(await renderShopMap({ shops: [shop('nowhere')], listed: [], visitor: undefined })).toBeUndefined()
})
