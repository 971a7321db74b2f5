import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { indexSettings } from 'component-schemas/search/index-settings.ts'
import { extranetFilter, publicFilter } from 'component-schemas/search/query-params.ts'
import { readerToken } from 'component-schemas/search/reader-token.ts'
import { startFaultProxy } from 'scripts/drills/fault-proxy.ts'
import { signSearchKey } from 'site/search/access/sign-search-key.ts'
import { browserSearch } from 'site/search/field/browser-search.client.ts'
import { reportOpened } from 'site/search/field/report-opened.client.ts'
import { searchClient } from 'site/search/service/search-client.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type LocalSearch, searchKeys, startLocalSearch } from '../support/local-search.ts'

let service: LocalSearch
const seconds = () => Math.floor(Date.now() / 1000)
const shared = { from: 0, until: 9_999_999_999, type: 'trade_document', section: 'extranet' }

beforeAll(async () => {
  service = await startLocalSearch()
  for (const [indexName, family] of [
    ['public_es', 'public'],
    ['extranet_es', 'extranet'],
  ] as const) {
    await service.admin.setSettings({ indexName, indexSettings: { ...indexSettings(family, 'es'), replicas: [] } })
    await service.admin.saveObjects({
      indexName,
      objects: [
        {
          objectID: 'a',
          entityId: 'a',
          name: 'Tarifa norte',
          markets: ['base'],
          for: [readerToken('north')],
          ...shared,
        },
        { objectID: 'b', entityId: 'b', name: 'Tarifa sur', markets: ['base', 'italy'], for: ['all'], ...shared },
      ].map((record) => ({ ...record, home: ['all'] })),
    })
  }
})
afterAll(() => service.remove())

/** The site's response to a browser that asks for a key; each test sets its values. */
let restrictions: () => Parameters<typeof signSearchKey>[1]
let access: { isLite: boolean; cacheSeconds: number; status: number; host: string }
const requested: string[] = []

beforeEach(() => {
  requested.length = 0
  access = { isLite: true, cacheSeconds: 60, status: 200, host: service.url }
  restrictions = () => ({
    filters: publicFilter('italy', seconds()),
    restrictIndices: ['public_es'],
    validUntil: seconds() + 900,
  })
  const genuine = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    if (typeof address !== 'string' || !address.startsWith('/api/search/')) return genuine(address, init)
    requested.push(address)
    const { status, ...how } = access
    return Response.json(
      {
        ...how,
        applicationId: searchKeys.applicationId,
        key: signSearchKey(searchKeys.parentKey, restrictions()),
        keyContext: address.includes('extranet') ? 'header' : 'address',
        validSeconds: 900,
      },
      { status },
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

async function found(search: ReturnType<typeof browserSearch>, indexName: string): Promise<string[]> {
  const { results } = await search.search([{ indexName, query: 'tarifa' }])
  return (results[0] as { hits: { objectID: string }[] }).hits.map(({ objectID }) => objectID)
}

test.each([true, false])(
  'a browser finds what its key allows, with one key for all its questions (lite: %s)',
  async (isLite) => {
    access.isLite = isLite
    const search = browserSearch('public', 'es')
    expect(await found(search, 'public_es')).toEqual(['b'])
    expect(await found(search, 'public_es')).toEqual(['b'])
    expect(requested).toEqual(['/api/search/access?locale=es'])
    await expect(found(search, 'extranet_es')).rejects.toMatchObject({ status: 403 })
  },
)

test('an equal question is answered from what is kept, and asked again when nothing is', async () => {
  const search = browserSearch('public', 'es')
  await found(search, 'public_es')
  await service.admin.saveObject({
    indexName: 'public_es',
    body: { objectID: 'c', entityId: 'c', name: 'Tarifa nueva', markets: ['italy'], ...shared },
  })
  expect(await found(search, 'public_es')).toEqual(['b'])
  access.cacheSeconds = 0
  expect(await found(browserSearch('public', 'es'), 'public_es')).toHaveLength(2)
  await service.admin.deleteObject({ indexName: 'public_es', objectID: 'c' })
})

test('a key that is refused is exchanged once; when the next one is refused too, that is said', async () => {
  let hasEnded = true
  const usual = restrictions
  restrictions = () => (hasEnded ? { ...usual(), validUntil: seconds() - 1 } : usual())
  const search = browserSearch('public', 'es')
  await expect(found(search, 'public_es')).rejects.toMatchObject({ status: 403 })
  expect(requested).toHaveLength(2)
  hasEnded = false
  expect(await found(search, 'public_es')).toEqual(['b'])
  expect(requested).toHaveLength(3)
})

test('a site that gives no key in time is like a search that does not answer', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await expect(found(browserSearch('public', 'es'), 'public_es')).rejects.toThrow('No answer within')
})

test('a service that hangs is waited for as long the second time as the first, and asked as soon as it is back', async () => {
  const faults = await startFaultProxy(service.url)
  try {
    access.host = faults.url
    access.cacheSeconds = 0
    const search = browserSearch('public', 'es')
    faults.set('hang')
    for (const _ of [1, 2, 3]) {
      const startedAt = performance.now()
      await expect(found(search, 'public_es')).rejects.toThrow(/^Unreachable hosts|^no answer within/)
      expect(performance.now() - startedAt).toBeLessThan(2500)
    }
    faults.set(undefined)
    expect(await found(search, 'public_es')).toEqual(['b'])
  } finally {
    await faults.stop()
  }
})

test('a customer finds by their groups, and nothing more after the logout', async () => {
  const reader = { groups: ['south'], market: undefined }
  restrictions = () => ({
    filters: extranetFilter({ market: 'base', reader, now: seconds() }),
    restrictIndices: ['extranet_es'],
    validUntil: seconds() + 900,
  })
  const search = browserSearch('extranet', 'es')
  expect(await found(search, 'extranet_es')).toEqual(['b'])
  reader.groups = ['north']
  search.forget()
  expect((await found(search, 'extranet_es')).toSorted()).toEqual(['a', 'b'])
  expect(requested).toHaveLength(2)
  search.forget()
  access.status = 401
  await expect(found(search, 'extranet_es')).rejects.toThrow('401')
})

test.each([true, false])('what is like a record is recommended by either client (lite: %s)', async (isLite) => {
  const how = { host: service.url, applicationId: searchKeys.applicationId, isLite, cacheSeconds: 0 }
  const key = signSearchKey(searchKeys.parentKey, {
    filters: publicFilter('base', seconds()),
    restrictIndices: ['public_es'],
    validUntil: seconds() + 60,
  })
  const client = await searchClient({ ...how, key, keyContext: 'header' })
  const request = { indexName: 'public_es', model: 'related-products' as const, objectID: 'a', threshold: 0 }
  const { results } = await client.getRecommendations({ requests: [request] })
  expect(results[0]?.hits.map((hit) => ('objectID' in hit ? hit.objectID : ''))).toEqual(['b'])
})

test('what is opened is counted with the visitor’s consent, and not without it', async () => {
  const reported: unknown[] = []
  // A server in front of the service, which never returns the events it received.
  const recorder = createServer(async (request, response) => {
    const body = await text(request)
    reported.push(JSON.parse(body))
    const { status } = await fetch(`${service.url}${request.url}`, { method: 'POST', headers: keyHeaders, body })
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"status":200,"message":"OK"}')
    if (status !== 200) reported.push(status)
  })
  await new Promise<void>((resolve) => recorder.listen(0, '127.0.0.1', resolve))
  const { port } = recorder.address() as AddressInfo
  const recorded = {
    host: `http://127.0.0.1:${port}`,
    applicationId: searchKeys.applicationId,
    key: searchKeys.publicKey,
    isLite: true,
    cacheSeconds: 0,
    keyContext: 'address',
  } as const
  const hit = {
    index: 'public_es',
    objectID: 'b',
    position: 1,
    queryID: '0123456789abcdef0123456789abcdef',
    shownAs: 'result',
  } as const
  try {
    for (const cookie of ['', 'consent=v1', 'consent=v1.marketing', 'consent=v0.statistics']) {
      vi.stubGlobal('document', { cookie })
      await reportOpened(hit, recorded)
    }
    expect(reported).toEqual([])
    vi.stubGlobal('document', { cookie: 'a=b; consent=v1.statistics' })
    await reportOpened(hit, recorded)
    const event = {
      eventType: 'click',
      eventName: 'Result opened',
      index: 'public_es',
      objectIDs: ['b'],
      positions: [1],
    }
    expect(reported).toMatchObject([{ events: [{ ...event, userToken: expect.stringMatching(/^visit-/) }] }])
  } finally {
    recorder.close()
  }
})

const keyHeaders = {
  'x-algolia-application-id': searchKeys.applicationId,
  'x-algolia-api-key': searchKeys.publicKey,
}
