import type { SearchParamsObject } from 'algoliasearch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalSearch, startLocalSearch } from '../support/local-search.ts'

let service: LocalSearch
const indexName = 'places'
/** Degrees of latitude that are a metre. */
const metre = 180 / (Math.PI * 6_371_000)
const middle = { lat: 43, lng: -2 }
const aroundLatLng = `${middle.lat},${middle.lng}`

/** A record so many metres to the north of the middle. */
const north = (objectID: string, metres: number, rank = 0) => ({
  objectID,
  rank,
  _geoloc: { lat: middle.lat + metres * metre, lng: middle.lng },
})

beforeAll(async () => {
  service = await startLocalSearch()
  await service.admin.setSettings({ indexName, indexSettings: { customRanking: ['desc(rank)'] } })
  await service.admin.saveObjects({
    indexName,
    objects: [
      north('at-100', 100, 3),
      north('at-150', 150, 5),
      north('at-250', 250, 4),
      north('at-1500', 1500, 1),
      north('at-2900', 2900, 9),
      { objectID: 'two-places', rank: 0, _geoloc: [north('', 9000)._geoloc, { lat: 10, lng: 10 }] },
      { objectID: 'nowhere', rank: 10 },
    ],
  })
})
afterAll(() => service.remove())

const search = (searchParams: SearchParamsObject) => service.admin.searchSingleIndex({ indexName, searchParams })
const order = async (searchParams: SearchParamsObject) =>
  (await search(searchParams)).hits.map(({ objectID }) => objectID)

test('aroundPrecision ranks places of one band alike, so that the next criterion decides', async () => {
  const within = { aroundLatLng, aroundRadius: 3000 }
  expect(await order(within)).toEqual(['at-100', 'at-150', 'at-250', 'at-1500', 'at-2900'])
  expect(await order({ ...within, aroundPrecision: 200 })).toEqual(['at-150', 'at-100', 'at-250', 'at-1500', 'at-2900'])
  const bands = [
    { from: 0, value: 1000 },
    { from: 1000, value: 2000 },
  ]
  expect(await order({ ...within, aroundPrecision: bands })).toEqual([
    'at-150',
    'at-250',
    'at-100',
    'at-2900',
    'at-1500',
  ])
})

test('the ranking information names the place that matched, its distance and the precision', async () => {
  const { hits } = await search({ aroundLatLng, aroundRadius: 'all', aroundPrecision: 100, getRankingInfo: true })
  const info = new Map(hits.map(({ objectID, _rankingInfo }) => [objectID, _rankingInfo]))
  expect(info.get('at-250')).toMatchObject({ geoDistance: 2, geoPrecision: 100, matchedGeoLocation: { distance: 250 } })
  expect(info.get('two-places')).toMatchObject({ matchedGeoLocation: { distance: 9000, lng: middle.lng } })
  expect(info.has('nowhere')).toBe(false)
})

test('insidePolygon finds what lies in one of the polygons and ignores the middle of a radial search', async () => {
  const south = middle.lat + 50 * metre
  const triangle = [south, -2.01, south, -1.99, middle.lat + 400 * metre, -2]
  const distant = [9, 9, 9, 11, 11, 11, 11, 9]
  expect(await order({ insidePolygon: [triangle] })).toEqual(['at-150', 'at-250', 'at-100'])
  expect(await order({ insidePolygon: [triangle, distant], aroundLatLng: '10,10', aroundRadius: 1 })).toEqual([
    'at-150',
    'at-250',
    'at-100',
    'two-places',
  ])
  const lShape = [9, 9, 9, 11, 9.5, 11, 9.5, 9.5, 11, 9.5, 11, 9]
  expect(await order({ insidePolygon: [lShape] })).toEqual([])
})

test('a bounding box wins over a polygon', async () => {
  const box = [middle.lat + 1400 * metre, -2.1, middle.lat + 3000 * metre, -1.9]
  const insidePolygon = [[9, 9, 9, 11, 11, 11, 11, 9]]
  expect(await order({ insideBoundingBox: [box], insidePolygon })).toEqual(['at-2900', 'at-1500'])
})

test('without a radius the circle holds as many hits as pages reach, and at least minimumAroundRadius', async () => {
  const crowd = { indexName: 'crowd' }
  const objects = [
    ...Array.from({ length: 1000 }, (_, index) => north(`near-${index}`, 500)),
    north('at-4000', 4000),
    north('at-8000', 8000),
  ]
  await service.admin.saveObjects({ ...crowd, objects })
  const count = async (searchParams: SearchParamsObject) => {
    const { nbHits, automaticRadius } = await service.admin.searchSingleIndex({ ...crowd, searchParams })
    return { nbHits, automaticRadius }
  }
  expect(await count({ aroundLatLng })).toEqual({ nbHits: 1000, automaticRadius: '500' })
  expect(await count({ aroundLatLng, minimumAroundRadius: 5000 })).toEqual({ nbHits: 1001, automaticRadius: '5000' })
  expect(await count({ aroundLatLng, aroundRadius: 'all' })).toEqual({ nbHits: 1002, automaticRadius: undefined })
})

test('records inside a polygon are deleted by a query', async () => {
  await service.admin.saveObjects({ indexName: 'deleted', objects: [north('in', 100), north('out', 5000)] })
  const insidePolygon = [[42, -3, 42, -1, middle.lat + 200 * metre, -1, middle.lat + 200 * metre, -3]]
  await service.admin.deleteBy({ indexName: 'deleted', deleteByParams: { insidePolygon } })
  const { hits } = await service.admin.searchSingleIndex({ indexName: 'deleted' })
  expect(hits.map(({ objectID }) => objectID)).toEqual(['out'])
})

test.each<[string, object]>([
  ['insidePolygon', { insidePolygon: [[1, 2, 3, 4]] }],
  ['insidePolygon', { insidePolygon: [[1, 2, 3, 4, 5, 6, 7]] }],
  ['insidePolygon', { insidePolygon: [['a', 2, 3, 4, 5, 6]] }],
  ['insideBoundingBox', { insideBoundingBox: [[1, 2, 3]] }],
  ['aroundPrecision', { aroundLatLng, aroundPrecision: 'fine' }],
  ['aroundPrecision', { aroundLatLng, aroundPrecision: [{ from: 5 }] }],
  ['aroundRadius', { aroundLatLng, aroundRadius: 'far' }],
  ['minimumAroundRadius', { aroundLatLng, minimumAroundRadius: -1 }],
  ['send "aroundLatLng"', { aroundLatLngViaIP: true }],
])('a geographic parameter that cannot be read is refused with a sentence about %s: %o', async (name, params) => {
  await expect(search(params)).rejects.toMatchObject({ status: 400, message: expect.stringContaining(name) })
})

test('a place is no setting of an index', async () => {
  const indexSettings = { aroundPrecision: 100 } as never
  await expect(service.admin.setSettings({ indexName, indexSettings })).rejects.toMatchObject({ status: 400 })
})
