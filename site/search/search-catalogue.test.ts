import { groupsIn } from 'component-schemas/search/search-results.ts'
import { describe, expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import type { SearchRequest } from './list-requests.ts'
import { marks } from './marked-parts.ts'
import { searchCatalogue, searchExtranet } from './search-catalogue.ts'
import type { SendSearch } from './send-parts.ts'
import { keyHit, respondingService } from './service/responding-service.fixture.ts'

const query = {
  words: 'nor1r',
  group: undefined,
  order: 'relevance',
  facets: {},
  pageNumber: 1,
  siteContext: { market: markets.base, locale: 'es' },
} as const
const llave = { ...keyHit, code: 'NOR-1R', summary: 'Una llave.' }

/** A service that responds to every query with the same hits. */
const serviceWith = (hits: unknown[], nbHits: (request: SearchRequest) => number = () => hits.length) =>
  respondingService((request) => ({ hits, nbHits: nbHits(request) }))

async function searched(hits: unknown[], more: Partial<Parameters<typeof searchCatalogue>[0]> = {}) {
  const { send, requested } = serviceWith(hits)
  const response = await searchCatalogue({ ...query, ...more }, { search: send })
  if (!response.isAvailable) throw new Error('the search was not answered')
  return { results: response, requested }
}

describe('the query', () => {
  test('is the index of the language, and once more for each group', async () => {
    const { requested } = await searched([llave])
    const [list, ...counted] = requested[0] ?? []
    expect(list).toMatchObject({ indexName: 'public_es', query: 'nor1r', optionalFilters: ['codeKeys:nor1r'] })
    expect(counted.map(({ hitsPerPage }) => hitsPerPage)).toEqual(groupsIn('public').map(() => 0))
    // The key contains the market's filter.
    for (const request of requested[0] ?? []) expect(request.filters).toBeUndefined()
  })

  test('follows the order, the group and the page', async () => {
    const { requested } = await searched([llave], { group: 'documents', order: 'newest', pageNumber: 3 })
    expect(requested[0]?.[0]).toMatchObject({
      indexName: 'public_es_newest',
      hitsPerPage: 72,
      facetFilters: [['type:download', 'type:bulletin', 'type:catalogue']],
    })
  })

  test('is never a list without an end', async () => {
    const { requested } = await searched([llave], { pageNumber: 9999 })
    expect(requested[0]?.[0]?.hitsPerPage).toBe(240)
  })
})

describe('a hit', () => {
  test('has the id of its response, so that clicks can be counted, but not behind the login', async () => {
    const search: SendSearch = async (requests) => ({
      results: requests.map(({ clickAnalytics }) => ({
        hits: [llave],
        nbHits: 1,
        ...(clickAnalytics === true && { queryID: 'answer-1' }),
      })),
    })
    const newest = await searchCatalogue({ ...query, order: 'newest' }, { search })
    expect(newest).toMatchObject({ named: { index: 'public_es_newest', queryID: 'answer-1' } })
    const reader = { subject: 'marta', groups: ['north'], market: undefined }
    expect(await searchExtranet({ ...query, reader }, { search })).not.toHaveProperty('named')
  })

  test('has its marks apart from its words', async () => {
    const name = { value: `Llave ${marks.before}plana${marks.after}` }
    const { results } = await searched([{ ...llave, _highlightResult: { name } }])
    expect(results.entries).toEqual([
      {
        id: 'u-1',
        story: 'u-1',
        href: '/productos/nor-1r',
        group: 'products',
        name: [
          { text: 'Llave ', isMatch: false },
          { text: 'plana', isMatch: true },
        ],
        code: [{ text: 'NOR-1R', isMatch: false }],
        match: { kind: 'code', code: 'NOR-1R' },
        text: [{ text: 'Una llave.', isMatch: false }],
      },
    ])
  })

  test('is left out when it has no page where the reader is, or is none of ours', async () => {
    const strange = [
      { ...llave, address: 'global/datos/x' },
      { ...llave, type: 'redirect' },
      { objectID: 'x' },
      'text',
      null,
    ]
    const { results } = await searched([...strange, llave])
    expect(results.entries.map(({ id }) => id)).toEqual(['u-1'])
  })

  test('with the word that distinguishes is found when nothing has all of them', async () => {
    const sizes: Record<string, number> = { '': 100, llave: 90, plana: 10 }
    const { send, requested } = serviceWith([llave], ({ query: typed = '', optionalWords }) =>
      optionalWords ? 1 : (sizes[typed] ?? 0),
    )
    expect(await searchCatalogue({ ...query, words: 'llave plana zzz' }, { search: send })).toMatchObject({
      isLoose: true,
      total: 1,
    })
    expect(requested).toHaveLength(3)
    expect(requested[2]?.[0]).toMatchObject({ query: 'llave plana', optionalWords: ['llave'] })
  })

  test('is nothing when the word that distinguishes is unknown', async () => {
    const sizes: Record<string, number> = { '': 100, llaves: 90 }
    const { send } = serviceWith([llave], ({ query: typed = '' }) => sizes[typed] ?? 0)
    const response = await searchCatalogue({ ...query, words: 'tarifa de llaves' }, { search: send })
    expect(response).toMatchObject({ total: 0, isLoose: false, help: {} })
  })

  test.each(['%', '\\', '🔑', ' . '])('is nothing for %j, which the service is not sent', async (words) => {
    const { send, requested } = serviceWith([llave])
    const response = await searchCatalogue({ ...query, words }, { search: send })
    expect(response).toMatchObject({ isAvailable: true, total: 0, entries: [], help: { nearest: [] } })
    expect(requested).toEqual([])
  })

  test('without a page opens its file', async () => {
    const sheet = {
      ...llave,
      type: 'download',
      address: '_data/downloads/ficha',
      file: 'https://files.example/ficha.pdf',
    }
    const { results } = await searched([sheet])
    expect(results.entries.map(({ href, group }) => [href, group])).toEqual([
      ['https://files.example/ficha.pdf', 'documents'],
    ])
  })

  test('is nothing for one word that nothing has', async () => {
    const { send, requested } = serviceWith([], () => 0)
    const response = await searchCatalogue({ ...query, words: 'zzz' }, { search: send })
    expect(response).toMatchObject({ isAvailable: true, total: 0, entries: [], isLoose: false, help: { nearest: [] } })
    // The second call asks for what comes near.
    expect(requested).toHaveLength(2)
  })
})

test('what stands behind the login is found in its own index and groups', async () => {
  const { send, requested } = serviceWith([])
  const reader = { subject: 's', groups: ['distributor'], market: undefined }
  const response = await searchExtranet({ ...query, reader }, { search: send })
  expect(requested[0]?.map(({ indexName }) => indexName)).toEqual(Array.from({ length: 6 }, () => 'extranet_es'))
  expect(response).toMatchObject({ counts: { 'trade-documents': 0, 'trade-pages': 0 } })
})

describe('a search without a service', () => {
  const said: string[] = []
  const report = (message: string) => void said.push(message)

  test.each<[string, SendSearch]>([
    ['refuses', () => Promise.reject(new Error('refused'))],
    ['never answers', () => new Promise(() => undefined)],
    ['answers something else', async () => ({ results: [] })],
    ['answers no results', async () => ({}) as { results: unknown[] }],
  ])('says so when the service %s', async (_, search) => {
    said.length = 0
    expect(await searchCatalogue(query, { search, report, waitMs: 50 })).toEqual({ isAvailable: false })
    expect(said).toHaveLength(1)
  })
})
