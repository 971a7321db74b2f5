import { algoliasearch } from 'algoliasearch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fullClient, hostsOf, type LocalSearch, searchKeys, startLocalSearch } from '../support/local-search.ts'

let service: LocalSearch
beforeAll(async () => {
  service = await startLocalSearch()
})
afterAll(() => service.remove())

const records = (count: number, extra: Record<string, unknown> = {}) =>
  Array.from({ length: count }, (_, index) => ({
    objectID: `r${index}`,
    name: `Registro ${index}`,
    rank: index,
    ...extra,
  }))

const fill = async (indexName: string, count = 5) => {
  await service.admin.saveObjects({ indexName, objects: records(count), waitForTasks: true })
}

test('a full replacement swaps old for new in one step, and keeps settings', async () => {
  const indexName = 'swap'
  await fill(indexName, 30)
  await service.admin.setSettings({
    indexName,
    indexSettings: { searchableAttributes: ['name'], customRanking: ['desc(rank)'] },
  })
  const seen = new Set<number>()
  const swap = { isDone: false }
  const reader = (async () => {
    while (!swap.isDone) {
      const response = await service.admin.searchSingleIndex({ indexName, searchParams: { query: 'registro' } })
      seen.add(response.nbHits ?? -1)
    }
  })()
  await service.admin.replaceAllObjects({ indexName, objects: records(2500, { isSecond: true }), batchSize: 500 })
  swap.isDone = true
  await reader
  const after = await service.admin.searchSingleIndex({ indexName, searchParams: { query: 'registro' } })
  expect(after.nbHits).toBe(2500)
  expect(after.hits[0]?.objectID).toBe('r2499')
  expect([...seen].filter((count) => count !== 30 && count !== 2500)).toEqual([])
  const { items } = await service.admin.listIndices()
  expect(items.map(({ name }) => name).filter((name) => name.includes('tmp'))).toEqual([])
})

test('a full replacement makes an index that was not there', async () => {
  await service.admin.replaceAllObjects({ indexName: 'fresh', objects: records(3) })
  expect(await service.admin.indexExists({ indexName: 'fresh' })).toBe(true)
  expect(await service.admin.indexExists({ indexName: 'absent' })).toBe(false)
})

test('all records are browsed with a cursor', async () => {
  await fill('browsed', 2300)
  const seen: string[] = []
  await service.admin.browseObjects({
    indexName: 'browsed',
    browseParams: {},
    aggregator: ({ hits }) => void seen.push(...hits.map(({ objectID }) => objectID)),
  })
  expect(new Set(seen).size).toBe(2300)
  expect(seen).toHaveLength(2300)
})

test('records are browsed with the requested attributes only', async () => {
  await service.admin.saveObject({ indexName: 'browsed-in-part', body: { objectID: 'a', name: 'Llave', text: 'long' } })
  const { hits } = await service.admin.browse({
    indexName: 'browsed-in-part',
    browseParams: { attributesToRetrieve: ['name'] },
  })
  expect(hits).toEqual([{ objectID: 'a', name: 'Llave' }])
})

test('attributes of a record are changed in place', async () => {
  const indexName = 'partial'
  await service.admin.saveObject({ indexName, body: { objectID: 'a', count: 1, tags: ['x'] } })
  await service.admin.partialUpdateObject({
    indexName,
    objectID: 'a',
    attributesToUpdate: { count: { _operation: 'Increment', value: 2 }, tags: { _operation: 'AddUnique', value: 'y' } },
  })
  await service.admin.partialUpdateObject({
    indexName,
    objectID: 'b',
    attributesToUpdate: { count: 9 },
    createIfNotExists: false,
  })
  expect(await service.admin.getObject({ indexName, objectID: 'a' })).toEqual({
    objectID: 'a',
    count: 3,
    tags: ['x', 'y'],
  })
  await expect(service.admin.getObject({ indexName, objectID: 'b' })).rejects.toMatchObject({ status: 404 })
  const { results } = await service.admin.getObjects({
    requests: [
      { indexName, objectID: 'a' },
      { indexName, objectID: 'b' },
    ],
  })
  expect(results).toEqual([{ objectID: 'a', count: 3, tags: ['x', 'y'] }, null])
})

test('records are deleted one by one, by filter and all at once', async () => {
  const indexName = 'deleted'
  await fill(indexName, 10)
  await service.admin.deleteObject({ indexName, objectID: 'r0' })
  await service.admin.deleteBy({ indexName, deleteByParams: { numericFilters: ['rank>=5'] } })
  const left = await service.admin.searchSingleIndex({ indexName, searchParams: {} })
  expect(left.hits.map(({ objectID }) => objectID)).toEqual(['r1', 'r2', 'r3', 'r4'])
  await expect(service.admin.deleteBy({ indexName, deleteByParams: { filters: '' } })).rejects.toMatchObject({
    status: 400,
  })
  await service.admin.clearObjects({ indexName })
  expect((await service.admin.searchSingleIndex({ indexName })).nbHits).toBe(0)
  await service.admin.deleteIndex({ indexName })
  await expect(service.admin.searchSingleIndex({ indexName })).rejects.toMatchObject({ status: 404 })
})

test('a replica shows the same records in its own order, and is left with them when it is let go', async () => {
  const indexName = 'main'
  await fill(indexName, 4)
  await service.admin.setSettings({ indexName, indexSettings: { replicas: ['main_desc'] } })
  await service.admin.setSettings({
    indexName: 'main_desc',
    indexSettings: { ranking: ['desc(rank)', 'typo', 'words'] },
  })
  await service.admin.saveObject({ indexName, body: { objectID: 'r9', name: 'Registro 9', rank: 9 } })
  const first = async () =>
    (await service.admin.searchSingleIndex({ indexName: 'main_desc' })).hits.map(({ objectID }) => objectID)
  expect(await first()).toEqual(['r9', 'r3', 'r2', 'r1', 'r0'])
  await expect(service.admin.saveObject({ indexName: 'main_desc', body: { objectID: 'x' } })).rejects.toMatchObject({
    status: 400,
  })
  await service.admin.replaceAllObjects({ indexName, objects: records(2) })
  expect(await first()).toEqual(['r1', 'r0'])
  await service.admin.setSettings({ indexName, indexSettings: { replicas: [] } })
  await fill(indexName, 4)
  expect(await first()).toEqual(['r1', 'r0'])
})

test('settings forwarded to replicas keep their own order', async () => {
  const indexName = 'forward'
  await fill(indexName, 2)
  await service.admin.setSettings({ indexName, indexSettings: { replicas: ['forward_desc'] } })
  await service.admin.setSettings({ indexName: 'forward_desc', indexSettings: { customRanking: ['desc(rank)'] } })
  await service.admin.setSettings({
    indexName,
    indexSettings: { searchableAttributes: ['name'] },
    forwardToReplicas: true,
  })
  const settings = await service.admin.getSettings({ indexName: 'forward_desc' })
  expect(settings).toMatchObject({ searchableAttributes: ['name'], customRanking: ['desc(rank)'], primary: 'forward' })
})

test('of records with the same value only the best is answered, and groups are paged', async () => {
  const indexName = 'grouped'
  const objects = records(6).map((record, index) => ({ ...record, story: `s${index % 2}` }))
  await service.admin.saveObjects({ indexName, objects })
  await service.admin.setSettings({
    indexName,
    indexSettings: { attributeForDistinct: 'story', distinct: 1, customRanking: ['desc(rank)'] },
  })
  const response = await service.admin.searchSingleIndex({ indexName })
  expect(response.hits.map(({ objectID }) => objectID)).toEqual(['r5', 'r4'])
  expect(response.nbHits).toBe(2)
})

test('what is near comes first, what is too far is left out', async () => {
  const indexName = 'places'
  await service.admin.saveObjects({
    indexName,
    objects: [
      { objectID: 'madrid', _geoloc: { lat: 40.4168, lng: -3.7038 } },
      { objectID: 'toledo', _geoloc: { lat: 39.8628, lng: -4.0273 } },
      { objectID: 'milano', _geoloc: { lat: 45.4642, lng: 9.19 } },
    ],
  })
  const near = async (aroundRadius: number | 'all') =>
    (
      await service.admin.searchSingleIndex({ indexName, searchParams: { aroundLatLng: '39.86,-4.03', aroundRadius } })
    ).hits.map(({ objectID }) => objectID)
  expect(await near('all')).toEqual(['toledo', 'madrid', 'milano'])
  expect(await near(100_000)).toEqual(['toledo', 'madrid'])
})

test('large bodies arrive packed', async () => {
  const client = algoliasearch(searchKeys.applicationId, searchKeys.adminKey, {
    hosts: hostsOf(service.url),
    compression: 'gzip',
  })
  await client.saveObjects({ indexName: 'packed', objects: records(200) })
  expect((await client.searchSingleIndex({ indexName: 'packed' })).nbHits).toBe(200)
})

test('events are taken when they are complete', async () => {
  const send = (events: unknown[]) =>
    fullClient(service.url, searchKeys.publicKey).customPost({ path: '1/events', body: { events } })
  const event = { eventType: 'click', eventName: 'Result', index: 'main', userToken: 'u1', objectIDs: ['r1'] }
  expect(await send([event])).toEqual({ status: 200, message: 'OK' })
  await expect(send([{ ...event, eventType: 'look' }])).rejects.toMatchObject({ status: 422 })
  await expect(send([{ ...event, objectIDs: undefined }])).rejects.toMatchObject({ status: 422 })
})

test('records, settings and synonyms outlive the process', async () => {
  const first = await startLocalSearch()
  await first.admin.saveObjects({ indexName: 'kept', objects: records(50) })
  await first.admin.setSettings({ indexName: 'kept', indexSettings: { customRanking: ['desc(rank)'] } })
  await first.admin.saveSynonym({
    indexName: 'kept',
    objectID: 's',
    synonymHit: { objectID: 's', type: 'synonym', synonyms: ['registro', 'asiento'] },
  })
  await first.stop()
  const second = await startLocalSearch({ dataFolder: first.dataFolder })
  const response = await second.admin.searchSingleIndex({ indexName: 'kept', searchParams: { query: 'asiento' } })
  expect(response.nbHits).toBe(50)
  expect(response.hits[0]?.objectID).toBe('r49')
  await second.remove()
})
