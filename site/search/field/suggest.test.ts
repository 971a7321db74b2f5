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

test('with several words of which nothing has all, what has the one that distinguishes is suggested', async () => {
  const sizes: Record<string, number> = { '': 100, llave: 90, plana: 10 }
  const { send, requested } = respondingService(({ query: typed = '', optionalWords }) =>
    optionalWords ? { hits: [keyHit], nbHits: 1 } : { hits: [], nbHits: sizes[typed] ?? 0 },
  )
  expect((await suggest({ ...query, words: 'llave plana zzz' }, send)).total).toBe(5)
  expect(requested).toHaveLength(3)
})

test('signs that name nothing are not sent', async () => {
  const { send, requested } = respondingService(() => ({ hits: [keyHit], nbHits: 1 }))
  expect(await suggest({ ...query, words: '%' }, send)).toEqual({ groups: [], total: 0 })
  expect(requested).toEqual([])
})

test('throws on an incomplete response', async () => {
  await expect(suggest(query, async () => ({ results: [] }))).rejects.toThrow('left out')
})
