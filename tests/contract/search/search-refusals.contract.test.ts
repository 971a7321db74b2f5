import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserClient, type LocalSearch, searchKeys, startLocalSearch } from '../support/local-search.ts'

let service: LocalSearch
const indexName = 'public_es'

beforeAll(async () => {
  service = await startLocalSearch()
  await service.admin.setSettings({
    indexName,
    indexSettings: { searchableAttributes: ['name'], queryLanguages: ['es'], ignorePlurals: ['es'] },
  })
  await service.admin.saveObjects({
    indexName,
    objects: [
      { objectID: 'a', name: 'llaves planas de latón', rank: 1 },
      { objectID: 'b', name: 'llave plana', rank: 2 },
      { objectID: 'c', name: 'llave muy plana', rank: 3 },
    ],
  })
})
afterAll(() => service.remove())

const search = (searchParams: object) => service.admin.searchSingleIndex({ indexName, searchParams })
const order = async (searchParams: object) => (await search(searchParams)).hits.map(({ objectID }) => objectID)

test.each<[string, unknown, unknown]>([
  ['removeStopWords', true, false],
  ['removeStopWords', ['es'], []],
  ['naturalLanguages', ['es'], []],
  ['advancedSyntax', true, false],
  ['decompoundQuery', true, false],
  ['enablePersonalization', true, false],
  ['enableReRanking', true, false],
  ['replaceSynonymsInHighlight', true, false],
  ['ruleContexts', ['mobile'], []],
  ['relevancyStrictness', 50, 100],
  ['similarQuery', 'llave', ''],
  ['aroundLatLngViaIP', true, false],
])('the parameter %s is refused as %o, which would do something, and taken as %o', async (name, wanted, harmless) => {
  await expect(search({ [name]: wanted })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(name),
  })
  expect((await search({ [name]: harmless })).nbHits).toBe(3)
})

test('settings that would change nothing here are refused, and nothing of them is kept', async () => {
  const indexSettings = { removeStopWords: true, customRanking: ['desc(rank)'] }
  await expect(service.admin.setSettings({ indexName, indexSettings })).rejects.toMatchObject({ status: 400 })
  expect((await service.admin.getSettings({ indexName })).customRanking ?? []).toEqual([])
  await service.admin.setSettings({ indexName, indexSettings: { removeStopWords: false, mode: 'keywordSearch' } })
})

test('an unknown parameter is refused as a mistake', async () => {
  await expect(search({ hitsPerPages: 2 })).rejects.toMatchObject({ status: 400 })
})

test.each<[string, () => Promise<unknown>]>([
  ['rules', () => service.admin.searchRules({ indexName })],
  ['clusters', () => service.admin.getTopUserIds()],
  ['dictionaries', () => service.admin.getDictionarySettings()],
  ['a path of none', () => service.admin.customPost({ path: '1/indexes/*/answers' })],
])('what is not built is refused with a sentence, not reported as hosts that are down: %s', async (_, request) => {
  await expect(request()).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('is not part of this service'),
  })
})

test('a model of recommendations that is not built is refused with its name', async () => {
  const client = browserClient(service.url, searchKeys.adminKey)
  const requests = [{ indexName, model: 'trending-items' as const, threshold: 0 }]
  await expect(client.getRecommendations({ requests })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('trending-items'),
  })
})

test('other forms of a word are the word itself, unless a query says otherwise', async () => {
  const typed = { query: 'llave plana', queryType: 'prefixNone', getRankingInfo: true }
  const exactOf = async (searchParams: object) =>
    Object.fromEntries((await search(searchParams)).hits.map((hit) => [hit.objectID, hit._rankingInfo?.nbExactWords]))
  expect(await exactOf(typed)).toEqual({ a: 2, b: 2, c: 2 })
  expect(await exactOf({ ...typed, alternativesAsExact: [] })).toEqual({ a: 0, b: 2, c: 2 })
})

test('words that are nearer than the least distance count as that far apart', async () => {
  const near = await order({ query: 'llave plana', alternativesAsExact: [] })
  expect(near.indexOf('b')).toBeLessThan(near.indexOf('c'))
  const hits = (await search({ query: 'llave plana', minProximity: 4, getRankingInfo: true })).hits
  expect(hits.map(({ _rankingInfo }) => _rankingInfo?.proximityDistance)).toEqual([4, 4, 4])
})
