import { signSearchKey } from 'site/search/access/sign-search-key.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserClient, fullClient, type LocalSearch, searchKeys, startLocalSearch } from '../support/local-search.ts'

let service: LocalSearch
const indexName = 'extranet_es'

beforeAll(async () => {
  service = await startLocalSearch()
  const settings = { attributesForFaceting: ['filterOnly(groups)', 'kind'] }
  for (const name of [indexName, 'public_es']) {
    await service.admin.setSettings({ indexName: name, indexSettings: settings })
    await service.admin.saveObjects({
      indexName: name,
      objects: [
        { objectID: 'a', name: 'Tarifa norte', groups: ['north'], kind: 'price' },
        { objectID: 'b', name: 'Tarifa sur', groups: ['south'], kind: 'price' },
      ],
    })
  }
})
afterAll(() => service.remove())

const secured = (restrictions: Record<string, unknown>) =>
  service.admin.generateSecuredApiKey({ parentApiKey: searchKeys.parentKey, restrictions })
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const found = async (key: string, searchParams: Record<string, unknown> = {}, name = indexName) =>
  (await fullClient(service.url, key).searchSingleIndex({ indexName: name, searchParams })).hits.map(
    ({ objectID }) => objectID,
  )

test('a key without a permission or an index is refused, and so is one that does not exist', async () => {
  const visitor = fullClient(service.url, searchKeys.publicKey)
  await expect(visitor.searchSingleIndex({ indexName })).rejects.toMatchObject({ status: 403 })
  await expect(visitor.saveObject({ indexName: 'public_es', body: { objectID: 'x' } })).rejects.toMatchObject({
    status: 403,
  })
  await expect(visitor.browse({ indexName: 'public_es' })).rejects.toMatchObject({ status: 403 })
  await expect(visitor.listApiKeys()).rejects.toMatchObject({ status: 403 })
  await expect(found('nonsense')).rejects.toMatchObject({ status: 403 })
})

test('one index that is not allowed refuses the whole request', async () => {
  const client = browserClient(service.url, searchKeys.publicKey)
  const requests = [{ indexName: 'public_es' }, { indexName }]
  await expect(client.search({ requests })).rejects.toMatchObject({ status: 403 })
})

test('the filter of a secured key cannot be widened', async () => {
  const key = secured({ filters: 'groups:north', restrictIndices: [indexName], validUntil: inSeconds(60) })
  expect(await found(key)).toEqual(['a'])
  for (const filters of ['groups:south', 'kind:price OR groups:south', 'groups:north OR groups:south']) {
    expect(await found(key, { filters })).not.toContain('b')
  }
  expect(await found(key, { facetFilters: [['groups:south', 'groups:north']] })).toEqual(['a'])
  const client = fullClient(service.url, key)
  await expect(client.getObject({ indexName, objectID: 'b' })).rejects.toMatchObject({ status: 404 })
  expect(await client.getObject({ indexName, objectID: 'a' })).toMatchObject({ objectID: 'a' })
})

test('a secured key holds for its indexes and its time only', async () => {
  const key = secured({ restrictIndices: [indexName], validUntil: inSeconds(60) })
  await expect(found(key, {}, 'public_es')).rejects.toMatchObject({ status: 403 })
  await expect(found(secured({ validUntil: inSeconds(-1) }))).rejects.toMatchObject({ status: 403 })
  await expect(found(secured({ validUntil: 'soon' }))).rejects.toMatchObject({ status: 403 })
})

test('a key that is unsigned, or signed by the admin key, is refused', async () => {
  const genuine = secured({ filters: 'groups:north' })
  const text = Buffer.from(genuine, 'base64').toString('utf8')
  const forged = [
    Buffer.from(text.replace('north', 'south')).toString('base64'),
    Buffer.from(`${text}&filters=groups%3Asouth`).toString('base64'),
    Buffer.from(`${'0'.repeat(64)}${text.slice(64)}`).toString('base64'),
    Buffer.from(text.slice(64)).toString('base64'),
    service.admin.generateSecuredApiKey({ parentApiKey: 'some-other-key', restrictions: {} }),
    service.admin.generateSecuredApiKey({ parentApiKey: searchKeys.adminKey, restrictions: {} }),
  ]
  for (const key of forged) await expect(found(key)).rejects.toMatchObject({ status: 403 })
})

test('keys are made, changed and deleted; one that is over is refused', async () => {
  const { key } = await service.admin.addApiKey({
    acl: ['search'],
    indexes: ['public_*'],
    validity: 1,
    maxHitsPerQuery: 1,
  })
  expect(await found(key, { hitsPerPage: 10 }, 'public_es')).toHaveLength(1)
  await service.admin.updateApiKey({ key, apiKey: { acl: ['search'], indexes: ['extranet_*'] } })
  await expect(found(key, {}, 'public_es')).rejects.toMatchObject({ status: 403 })
  expect((await service.admin.getApiKey({ key })).indexes).toEqual(['extranet_*'])
  await service.admin.deleteApiKey({ key })
  await expect(found(key)).rejects.toMatchObject({ status: 403 })
})

test('browsers may ask from anywhere, with the credentials in the address', async () => {
  const address = `${service.url}/1/indexes/*/queries?X-Algolia-API-Key=${searchKeys.publicKey}&x-algolia-application-id=${searchKeys.applicationId}`
  const preflight = await fetch(address, {
    method: 'OPTIONS',
    headers: { 'access-control-request-headers': 'content-type' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  const body = JSON.stringify({
    requests: [{ indexName: 'public_es', params: 'query=tarifa&facets=%5B%22kind%22%5D' }],
  })
  const response = await fetch(address, { method: 'POST', headers: { 'content-type': 'text/plain' }, body })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.json()).toMatchObject({ results: [{ nbHits: 2, facets: { kind: { price: 2 } } }] })
})

test('the site signs keys as the official client does', () => {
  const restrictions = {
    filters: 'markets:"italy" AND (groups:"all" OR groups:"a b + c/d") AND from <= 5',
    restrictIndices: ['extranet_es', 'public_es'],
    validUntil: inSeconds(60),
  }
  expect(signSearchKey(searchKeys.parentKey, restrictions)).toBe(secured(restrictions))
})
