import { expect, test } from 'vitest'
import { z } from 'zod'
import { readSources } from './read-sources.ts'

const shops = (await readSources())
  .filter(({ content }) => content.component === 'shop')
  .map(({ folder, slug, hasProperName, content }) => ({
    ...z
      .looseObject({
        lines: z.array(z.string()),
        country: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        phone: z.string(),
        openingHours: z.array(z.looseObject({ opens: z.string(), closes: z.string() })),
      })
      .parse(content),
    folder,
    slug,
    hasProperName,
  }))

/** South, north, west and east ends of the six countries, islands included, in degrees. */
const bounds: Readonly<Record<string, readonly [number, number, number, number]>> = {
  ES: [27, 44, -19, 5],
  PT: [32, 43, -32, -6],
  FR: [41, 52, -6, 10],
  IT: [35, 48, 6, 19],
  DE: [47, 56, 5, 16],
  NL: [50, 54, 3, 8],
}

/** Unassigned numbers: prefixes reserved for fiction by the regulators of France and Germany, else an invalid country code. */
const fictional =
  /^\+(00 000 000 \d{3}|33 (1 99 00|2 61 91|3 53 01|4 65 71|5 36 49) \d\d \d\d|49 (30 23125|40 66969|69 90009|89 99998|221 4710) \d{2,3})$/

test('there are sixty shops in six countries, in the folder of their first line, each under its own slug', () => {
  expect(shops).toHaveLength(60)
  expect(new Set(shops.map(({ country }) => country))).toEqual(new Set(Object.keys(bounds)))
  expect(shops.map(({ folder }) => folder)).toEqual(shops.map(({ lines }) => `global/tiendas-${lines[0]}`))
  expect(new Set(shops.map(({ slug }) => slug)).size).toBe(60)
})

test('every shop stands in its country', () => {
  const lost = shops.filter(({ country, latitude, longitude }) => {
    const [south, north, west, east] = bounds[country] ?? [0, 0, 0, 0]
    return latitude < south || latitude > north || longitude < west || longitude > east
  })
  expect(lost).toEqual([])
})

test('no shop has an assignable phone number', () => {
  expect(shops.filter(({ phone }) => !fictional.test(phone))).toEqual([])
})

test('every stretch of opening hours ends after it begins', () => {
  const hours = shops.flatMap(({ openingHours }) => openingHours)
  expect(hours.filter(({ opens, closes }) => opens >= closes)).toEqual([])
})

test('the name of a shop is the same in every language', () => {
  expect(shops.every(({ hasProperName }) => hasProperName === true)).toBe(true)
})
