import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import type { CatalogueQuestion, SearchRequest } from './catalogue-requests.ts'
import { marks } from './marked-parts.ts'
import { nearestFound } from './nearest-found.ts'

const question: CatalogueQuestion = {
  words: 'nor 1rx',
  family: 'public',
  group: undefined,
  order: 'relevance',
  facets: {},
  pageNumber: 1,
  place: { market: markets.base, locale: 'es' },
}
const key = {
  objectID: 'u-1',
  type: 'product',
  name: 'Llave plana',
  address: 'global/productos/nor-1r',
  path: 'global/productos/nor-1r',
}

function serviceWith(hitsFor: (request: SearchRequest) => object[]) {
  const asked: SearchRequest[] = []
  return {
    asked,
    ask: async (requests: SearchRequest[]) => {
      asked.push(...requests)
      return { results: requests.map((request) => ({ hits: hitsFor(request) })) }
    },
  }
}

test('of a number that nobody has, the longest beginning that somebody has is looked for', async () => {
  const { ask, asked } = serviceWith(({ query }) => (query === 'nor1' || query === 'nor' ? [key] : []))
  const { nearest } = await nearestFound(question, ask)
  expect(asked.slice(1).map(({ query }) => query)).toEqual(['nor1r', 'nor1', 'nor'])
  expect(asked[1]?.facetFilters).toEqual([['type:product', 'type:trade_product']])
  expect(nearest.map(({ href }) => href)).toEqual(['/productos/nor-1r'])
})

test('a word is given back as the catalogue spells it', async () => {
  const name = { value: `${marks.before}Llave${marks.after} plana` }
  const { ask, asked } = serviceWith(() => [{ ...key, _highlightResult: { name } }])
  expect(await nearestFound({ ...question, words: 'xlave' }, ask)).toEqual({ spelling: 'llave', nearest: [] })
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({ minWordSizefor1Typo: 3, minWordSizefor2Typos: 4 })
})

test('what nothing comes near to has no help, and the same spelling is none', async () => {
  const nothing = serviceWith(() => [])
  expect(await nearestFound({ ...question, words: 'zzqx' }, nothing.ask)).toEqual({ nearest: [] })
  const name = { value: `${marks.before}Llave${marks.after}` }
  const same = serviceWith(() => [{ ...key, _highlightResult: { name } }])
  expect(await nearestFound({ ...question, words: 'LLAVE' }, same.ask)).toEqual({ nearest: [] })
})
