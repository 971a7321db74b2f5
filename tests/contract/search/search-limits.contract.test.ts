import { indexSettings } from 'component-schemas/search/index-settings.ts'
import { extranetFilter, publicFilter } from 'component-schemas/search/query-params.ts'
import { readerToken } from 'component-schemas/search/reader-token.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fullClient, type LocalSearch, searchKeys, startLocalSearch } from '../support/local-search.ts'

let service: LocalSearch
const indexName = 'extranet_es'
const now = Math.floor(Date.now() / 1000)
const markets = ['global', 'italy', 'spain']
const groups = ['all', 'distributor', 'locksmith']

/** Markets of customers for whom a record may be narrowed. */
const owners = ['all', 'italy', 'spain']

type Stored = {
  objectID: string
  name: string
  markets: string[]
  for: string[]
  home: string[]
  from: number
  until: number
}

/** One record for each market, group, market of customers and time; none of them is visible to everybody. */
const times = [
  { when: 'now', from: 0, until: 9_999_999_999 },
  { when: 'later', from: now + 10_000, until: 9_999_999_999 },
  { when: 'before', from: 0, until: now - 10_000 },
]
const records: Stored[] = markets.flatMap((market) =>
  groups.flatMap((group) =>
    owners.flatMap((owner) => times.map((time) => recordOf({ market, group, owner, ...time }))),
  ),
)

const shared = { kind: 'price-list', codes: ['TAR-1'], codeKeys: ['tar1'] }

type Made = { market: string; group: string; owner: string; when: string; from: number; until: number }

function recordOf({ market, group, owner, when, from, until }: Made): Stored {
  const id = `${market}-${group}-${owner}-${when}`
  return {
    objectID: id,
    name: `Tarifa ${market} ${group}`,
    markets: [market],
    for: [group === 'all' ? group : readerToken(group)],
    home: [owner],
    from,
    until,
  }
}

beforeAll(async () => {
  service = await startLocalSearch()
  await service.admin.setSettings({ indexName, indexSettings: { ...indexSettings('extranet', 'es') } })
  await service.admin.saveObjects({
    indexName,
    objects: records.map((record) => ({ ...record, ...shared, entityId: record.objectID })),
  })
})
afterAll(() => service.remove())

const reader = fc.record({
  market: fc.constantFrom(...markets),
  group: fc.constantFrom(...groups.slice(1)),
  own: fc.constantFrom(...owners.slice(1)),
})
type Subject = { market: string; group: string; own: string }

function keyFor({ market, group, own }: Subject): string {
  const filters = extranetFilter({ market, reader: { groups: [group], market: own }, now })
  const restrictions = { filters, restrictIndices: [indexName], validUntil: now + 600 }
  return service.admin.generateSecuredApiKey({ parentApiKey: searchKeys.parentKey, restrictions })
}

function allowedFor({ market, group, own }: Subject): string[] {
  return ['all', own].flatMap((owner) => [`${market}-all-${owner}-now`, `${market}-${group}-${owner}-now`])
}

const piece = fc.constantFrom(
  `for:${readerToken('distributor')}`,
  `for:${readerToken('locksmith')}`,
  'for:all',
  'markets:italy',
  'markets:spain',
  'home:spain',
  'kind:price-list',
  'NOT for:all',
  'NOT markets:global',
  'from > 0',
  'until > 0',
  'until < 9999999999',
  'codeKeys:tar1',
  '_tags:x',
)
const joint = fc.constantFrom(' AND ', ' OR ', ') OR (', ' AND NOT ', ' OR for:all OR ')
test('a customer finds everything that is for them', async () => {
  const who = { market: 'italy', group: 'distributor', own: 'spain' }
  const { hits } = await fullClient(service.url, keyFor(who)).searchSingleIndex({ indexName })
  expect(hits.map(({ objectID }) => objectID).toSorted()).toEqual(allowedFor(who).toSorted())
})

const filters = fc
  .array(fc.tuple(piece, joint), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.map(([condition, join], index) => (index === 0 ? condition : join + condition)).join(''))
const literals = fc.array(fc.oneof(piece, fc.array(piece, { maxLength: 3 })), { maxLength: 3 })
const params = fc.record(
  {
    query: fc.oneof(fc.constantFrom('', 'tarifa', 'tar-1', 'distributor', 'italy'), fc.string({ maxLength: 12 })),
    filters,
    facetFilters: literals,
    optionalFilters: literals,
    numericFilters: fc.constantFrom('until>0', ['from>=0', 'until>0'], [['until<1', 'until>0']]),
    tagFilters: fc.constantFrom('x', ['-x'], [['-x', 'y']]),
    distinct: fc.boolean(),
    hitsPerPage: fc.integer({ min: 0, max: 1000 }),
    page: fc.integer({ min: 0, max: 3 }),
    typoTolerance: fc.constantFrom(true, false, 'min'),
    restrictSearchableAttributes: fc.constantFrom(['name'], ['for'], []),
    attributesToRetrieve: fc.constantFrom(['*'], ['for', 'markets'], ['-name']),
    facets: fc.constantFrom(['*'], ['for'], ['kind']),
    removeWordsIfNoResults: fc.constantFrom('none', 'allOptional', 'lastWords'),
    restrictIndices: fc.constant('*'),
    validUntil: fc.constant(99_999_999_999),
  },
  { requiredKeys: [] },
)

test('whatever a query asks for, it gets records of its own market, groups and time only', async () => {
  await fc.assert(
    fc.asyncProperty(reader, params, async (who, searchParams) => {
      const client = fullClient(service.url, keyFor(who))
      const [response, status] = await client
        .searchSingleIndex({ indexName, searchParams: searchParams as object })
        .then(
          (found) => [found, 200] as const,
          (error: { status?: number }) => [undefined, error.status] as const,
        )
      expect([200, 400]).toContain(status)
      const seen = response?.hits.map(({ objectID }) => objectID) ?? []
      expect(seen.filter((id) => !allowedFor(who).includes(id))).toEqual([])
      expect(response?.nbHits ?? 0).toBeLessThanOrEqual(4)
      const counts = Object.values(response?.facets ?? {}).flatMap((facet) => Object.values(facet))
      expect(counts.filter((count) => count > 4)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('neither its id nor its likeness leads to a record that a key does not allow', async () => {
  await fc.assert(
    fc.asyncProperty(reader, fc.constantFrom(...records), async (who, { objectID }) => {
      const client = fullClient(service.url, keyFor(who))
      const { results } = await client.getObjects<{ objectID: string }>({ requests: [{ indexName, objectID }] })
      const request = { indexName, model: 'related-products', objectID, threshold: 0 }
      const related = (await client.customPost({
        path: '1/indexes/*/recommendations',
        body: { requests: [request] },
      })) as unknown as { results: { hits: { objectID: string }[] }[] }
      const seen = [...results, ...(related.results[0]?.hits ?? [])].flatMap((record) => record?.objectID ?? [])
      expect(seen.filter((id) => !allowedFor(who).includes(id))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('a key of which anything was changed is refused', async () => {
  const genuine = keyFor({ market: 'italy', group: 'distributor', own: 'italy' })
  const text = Buffer.from(genuine, 'base64').toString('latin1')
  await fc.assert(
    fc.asyncProperty(
      fc.nat(text.length - 1),
      fc.integer({ min: 1, max: 255 }),
      fc.string({ maxLength: 20 }),
      async (at, by, added) => {
        const changed = Buffer.from(text, 'latin1')
        changed[at] = ((changed[at] ?? 0) + by) % 256
        const keys = [changed.toString('base64'), Buffer.from(`${text}&${added}`, 'latin1').toString('base64')]
        for (const key of keys) {
          const status = await fullClient(service.url, key)
            .searchSingleIndex({ indexName })
            .then(
              () => 200,
              (error: { status?: number }) => error.status,
            )
          expect(status).toBe(403)
        }
      },
    ),
    { numRuns: 100 },
  )
})

test('claims cannot break out of the filter that they are put into', () => {
  const strange = { groups: ['x OR for:all', 'a"\\'], market: 'italy) OR (home:spain' }
  const filter = extranetFilter({ market: 'italy', reader: strange, now })
  expect(filter).toBe(
    `${publicFilter('italy', now)} AND (for:all OR for:${strange.groups.map(readerToken).join(' OR for:')}) AND (home:all)`,
  )
})
