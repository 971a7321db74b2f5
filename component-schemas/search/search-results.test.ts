import { expect, test } from 'vitest'
import { registry } from '../schema/registry.ts'
import { plainSearchQuery, readSearchQuery, resultGroups, searchQueryParameters } from './search-results.ts'
import { indexFamily } from './story-records.ts'

test('every searchable kind of story is in exactly one group, and none behind the login is in a public one', () => {
  const rows = resultGroups.flatMap(({ types, family }) => types.map((type) => ({ type, family })))
  for (const { type, family } of rows) expect(indexFamily(type)).toBe(family)
  expect(new Set(rows.map(({ type }) => type)).size).toBe(rows.length)
  const found = registry.blocks.map(({ name }) => name).filter((name) => indexFamily(name) !== undefined)
  expect(rows.map(({ type }) => type).toSorted()).toEqual(found.toSorted())
})

test('the public search ignores a group of the extranet', () => {
  const query = { q: ['tarifa'], kind: ['trade-documents'] }
  expect(readSearchQuery(query).group).toBeUndefined()
  expect(readSearchQuery(query, 'extranet').group).toBe('trade-documents')
})

test('parses and writes the query parameters of an address symmetrically', () => {
  const query = { q: ['nor 1r'], kind: ['products'], sort: ['code'], 'lock-brand': ['nordala', 'tesquil'] }
  expect(readSearchQuery(query)).toEqual({
    words: 'nor 1r',
    group: 'products',
    order: 'code',
    facets: { 'lock-brand': ['nordala', 'tesquil'] },
  })
  expect(searchQueryParameters(readSearchQuery(query))).toEqual(query)
})

test('records behind the login have no facets', () => {
  expect(readSearchQuery({ q: ['tarifa'], material: ['brass'] }, 'extranet').facets).toEqual({})
})

test.each<Record<string, string[]>>([{}, { q: [] }, { q: ['  '] }, { kind: ['key_blank'], sort: ['price'] }])(
  'what no search knows is no choice: %o',
  (query) => {
    expect(readSearchQuery(query)).toEqual(plainSearchQuery(''))
  },
)
