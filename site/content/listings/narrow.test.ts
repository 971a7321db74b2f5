import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PageQuery } from '#site/routing/query/page-query.ts'
import { type Facet, narrow } from './narrow.ts'

type Item = { country: string; services: string[] }
const items: Item[] = [
  { country: 'ES', services: ['cut', 'fit'] },
  { country: 'ES', services: ['cut'] },
  { country: 'FR', services: ['fit'] },
  { country: 'AT', services: [] },
]
const facets: Facet<Item>[] = [
  { name: 'country', choice: 'one', valuesOf: ({ country }) => [country], labels: { ES: 'España', AT: 'Österreich' } },
  { name: 'service', choice: 'many', valuesOf: ({ services }) => services },
]
const narrowed = (query: Record<string, string[]>) => narrow(items, facets, { query, locale: 'es' })
const counts = (query: Record<string, string[]>) =>
  Object.fromEntries(
    narrowed(query).filters.flatMap(({ options }) => options.map(({ value, count }) => [value, count] as const)),
  )

test('without a choice everything is kept', () => {
  expect(narrowed({}).matching).toEqual(items)
})

test('values of one facet add up, facets narrow each other', () => {
  expect(narrowed({ service: ['cut', 'fit'] }).matching).toHaveLength(3)
  expect(narrowed({ service: ['cut', 'fit'], country: ['FR'] }).matching).toEqual([items[2]])
})

test('of a facet with one choice the first value counts', () => {
  expect(narrowed({ country: ['ES', 'FR'] }).matching).toHaveLength(2)
})

test('a value that nothing has is no choice', () => {
  expect(narrowed({ country: ['XX'], service: ['dig'] }).matching).toEqual(items)
})

test('a count says what is left when that value is chosen as well', () => {
  expect(counts({ country: ['ES'] })).toEqual({ ES: 2, FR: 1, AT: 1, cut: 2, fit: 1 })
  expect(counts({ service: ['fit'] })).toEqual({ ES: 1, FR: 1, cut: 2, fit: 2 })
})

test('a chosen value stays on offer when others leave nothing of it', () => {
  const { filters } = narrowed({ country: ['AT'], service: ['cut'] })
  expect(filters[0]?.options.find(({ value }) => value === 'AT')).toMatchObject({ count: 0, isChosen: true })
})

test('options stand in order of their words', () => {
  expect(narrowed({}).filters[0]?.options.map(({ label }) => label)).toEqual(['España', 'FR', 'Österreich'])
})

test('every item that is kept was there, and each count is the number of items its choice alone would keep', () => {
  const item = fc.record({
    country: fc.constantFrom('ES', 'FR', 'AT'),
    services: fc.uniqueArray(fc.constantFrom('cut', 'fit')),
  })
  const country = fc.option(fc.constantFrom('ES', 'FR', 'AT'), { nil: undefined })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 12 }), country, (all, chosen) => {
      const query: PageQuery = chosen === undefined ? {} : { country: [chosen] }
      const { matching, filters } = narrow(all, facets, { query, locale: 'es' })
      expect(matching.every((one) => all.includes(one))).toBe(true)
      for (const { value, count } of filters[0]?.options ?? []) {
        expect(count).toBe(all.filter((one) => one.country === value).length)
      }
    }),
  )
})
