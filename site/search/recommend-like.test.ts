import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { recommendLike } from './recommend-like.ts'
import type { SearchClient } from './service/search-client.ts'

const query = { uuid: 'u-1', siteContext: { market: markets.base, locale: 'es' }, most: 4 } as const
type Ask = SearchClient['getRecommendations']

test('queries similar products in the index of the language, products only', async () => {
  const asked: unknown[] = []
  const send: Ask = async (requests) => {
    asked.push(requests)
    return { results: [{ hits: [{ objectID: 'u-2' }, { objectID: 'u-3' }] }] } as never
  }
  expect(await recommendLike(query, { send, isWanted: true })).toEqual(['u-2', 'u-3'])
  expect(asked).toMatchObject([
    {
      requests: [
        {
          indexName: 'public_es',
          model: 'related-products',
          objectID: 'u-1',
          maxRecommendations: 4,
          queryParameters: { filters: 'type:product' },
        },
      ],
    },
  ])
})

test('sends no request where the configuration turns recommendations off', async () => {
  const send: Ask = () => Promise.reject(new Error('asked'))
  expect(await recommendLike(query, { send, isWanted: false })).toEqual([])
})

test.each<[string, Ask]>([
  ['is down', () => Promise.reject(new Error('refused'))],
  ['never answers', () => new Promise(() => undefined)],
])('a service that %s recommends nothing and is reported, in less than half a second', async (_, send) => {
  const said: string[] = []
  const startedAt = performance.now()
  expect(await recommendLike(query, { send, isWanted: true, report: (line) => void said.push(line) })).toBeUndefined()
  expect(performance.now() - startedAt).toBeLessThan(1000)
  expect(said).toHaveLength(1)
})
