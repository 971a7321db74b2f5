import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterNames } from './filter-names.ts'
import { hrefOfQuery, parsePageQuery, toggled } from './page-query.ts'

test('names stand in order of the alphabet, none twice and none of the page number', () => {
  expect(filterNames).toEqual([...new Set(filterNames)].toSorted())
  expect(filterNames).not.toContain('page')
})

test('a parameter that no listing knows, an empty and an overlong value choose nothing', () => {
  expect(parsePageQuery({ utm_source: 'x', status: '', discipline: 'a'.repeat(81) })).toEqual({})
})

test('values repeat once and stand in order', () => {
  expect(parsePageQuery({ discipline: ['b', 'a', 'b'] })).toEqual({ discipline: ['a', 'b'] })
})

test('no address makes more than a hundred choices of one name', () => {
  const values = Array.from({ length: 190 }, (_, index) => `v${index}`)
  expect(parsePageQuery({ status: values })['status']).toHaveLength(100)
})

test('the first page and an empty choice leave the path as it is', () => {
  expect(hrefOfQuery('/eventos', {})).toBe('/eventos')
  expect(hrefOfQuery('/eventos', { status: ['live'] }, 2)).toBe('/eventos?status=live&page=2')
})

test('an address built from choices gives the choices back, in one spelling', () => {
  const values = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...filterNames), values), (chosen) => {
      const query = parsePageQuery(chosen)
      const { searchParams } = new URL(hrefOfQuery('/a', query), 'http://site')
      const params = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]))
      expect(parsePageQuery(params)).toEqual(query)
    }),
  )
})

test('choosing twice is choosing nothing', () => {
  const query = { discipline: ['duathlon'], status: ['live'] }
  const once = toggled(query, { name: 'status', value: 'ended' })
  expect(once).toEqual({ discipline: ['duathlon'], status: ['ended', 'live'] })
  expect(toggled(once, { name: 'status', value: 'ended' })).toEqual(query)
  expect(toggled(query, { name: 'status', value: 'live' })).toEqual({ discipline: ['duathlon'] })
})

test('one of several excludes the others', () => {
  expect(toggled({ status: ['live'] }, { name: 'status', value: 'ended', only: true })).toEqual({ status: ['ended'] })
})
