import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import type { CatalogueQuery, SearchRequest } from './list-requests.ts'
import { marks } from './marked-parts.ts'
import { nearestResults } from './nearest-results.ts'
import { keyHit, respondingService } from './service/responding-service.fixture.ts'

const catalogueQuery: CatalogueQuery = {
  words: 'nor 1rx',
  family: 'public',
  group: undefined,
  order: 'relevance',
  facets: {},
  pageNumber: 1,
  siteContext: { market: markets.base, locale: 'es' },
}
const serviceWith = (hitsFor: (request: SearchRequest) => object[]) =>
  respondingService((request) => ({ hits: hitsFor(request) }))

test('searches the longest known beginning of an unknown number', async () => {
  const { send, requested } = serviceWith(({ query }) => (query === 'nor1' || query === 'nor' ? [keyHit] : []))
  const { nearest } = await nearestResults(catalogueQuery, send)
  const [, ...beginnings] = requested[0] ?? []
  expect(beginnings.map(({ query }) => query)).toEqual(['nor1r', 'nor1', 'nor'])
  expect(beginnings[0]?.facetFilters).toEqual([['type:product', 'type:trade_product']])
  expect(nearest.map(({ href }) => href)).toEqual(['/productos/nor-1r'])
})

test('a word is given back as the catalogue spells it', async () => {
  const name = { value: `${marks.before}Llave${marks.after} plana` }
  const { send, requested } = serviceWith(() => [{ ...keyHit, _highlightResult: { name } }])
  expect(await nearestResults({ ...catalogueQuery, words: 'xlave' }, send)).toEqual({ spelling: 'llave', nearest: [] })
  expect(requested[0]).toHaveLength(1)
  expect(requested[0]?.[0]).toMatchObject({ minWordSizefor1Typo: 3, minWordSizefor2Typos: 4 })
})

test('what nothing comes near to has no help, and the same spelling is none', async () => {
  const nothing = serviceWith(() => [])
  expect(await nearestResults({ ...catalogueQuery, words: 'zzqx' }, nothing.send)).toEqual({ nearest: [] })
  const name = { value: `${marks.before}Llave${marks.after}` }
  const same = serviceWith(() => [{ ...keyHit, _highlightResult: { name } }])
  expect(await nearestResults({ ...catalogueQuery, words: 'LLAVE' }, same.send)).toEqual({ nearest: [] })
})
