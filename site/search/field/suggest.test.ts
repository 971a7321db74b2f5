import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import type { SearchRequest } from '../list-requests.ts'
import { keyHit, respondingService } from '../service/responding-service.fixture.ts'
import { suggest } from './suggest.ts'

const query = { words: 'nor', family: 'public', siteContext: { market: markets.base, locale: 'es' } } as const
const isProducts = ({ facetFilters }: SearchRequest) => JSON.stringify(facetFilters) === '[["type:product"]]'

test('one call asks for the best of each group, in the order of the groups', async () => {
  const { send, requested } = respondingService((request) =>
    isProducts(request) ? { hits: [keyHit], nbHits: 7 } : { hits: [], nbHits: 0 },
  )
  const found = await suggest(query, send)
  expect(found).toMatchObject({
    total: 7,
    groups: [{ name: 'products', total: 7, entries: [{ href: '/productos/nor-1r' }] }],
  })
  expect(requested).toHaveLength(1)
  expect(requested[0]?.map(({ hitsPerPage }) => hitsPerPage)).toEqual([5, 2, 2, 2, 2])
})

test('with several words of which nothing has all, what has some of them is suggested', async () => {
  const { send, requested } = respondingService(({ removeWordsIfNoResults }) =>
    removeWordsIfNoResults === 'allOptional' ? { hits: [keyHit], nbHits: 1 } : { hits: [], nbHits: 0 },
  )
  expect((await suggest({ ...query, words: 'llave zzz' }, send)).total).toBe(5)
  expect(requested).toHaveLength(2)
})

test('throws on an incomplete response', async () => {
  await expect(suggest(query, async () => ({ results: [] }))).rejects.toThrow('left out')
})
