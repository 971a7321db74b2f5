import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type RequestListener, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pageCache } from '#site/server/page-cache/page-cache.ts'
import { renderQueue } from '#site/server/page-cache/render/render-queue.ts'
import { dependOn } from '#site/server/page-cache/render/render-record.ts'
import { handsOnQuery } from '#site/server/page-cache/request/ignored-query.ts'
import { serveRequest } from '#site/server/page-cache/request/serve-request.ts'
import { diskTier } from '#site/server/page-cache/tiers/disk-tier.ts'
import { screenOf } from './error-screen-key.ts'
import { isPersonal } from './is-personal.ts'
import { publicAddresses } from './public-address.ts'
import { requestPipeline } from './request-pipeline.ts'
import { siteOf } from './website-of-host.ts'

const parameters = { known: new Set(['page', 'q']), cached: new Set(['page']) }
const lifecycle = { isEnding: false }
let folder: string
let server: Server
/** Requests that missed the page cache. */
let passed: string[]
/** Request targets that reached the framework. */
let renderedTargets: string[]

/** A header that the framework of an earlier build set, still present in copies on the disk. */
const ofEarlierBuild = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' }

/** A page of two thousand letters, for everybody; `/old` has moved, `/absent` is not found. */
const framework: RequestListener = ({ url = '' }, response) => {
  dependOn(['story:1'])
  renderedTargets.push(url)
  if (url.startsWith('/old')) {
    const location = url.replace('/old', '/new')
    return void response.writeHead(301, { location, [handsOnQuery]: '1' }).end()
  }
  if (url.startsWith('/elsewhere')) return void response.writeHead(301, { location: 'https://other.example/' }).end()
  const text = `<html>${'a'.repeat(2000)}</html>`
  const headers = { 'content-type': 'text/html', 'cache-control': 'no-store', vary: 'rsc', ...ofEarlierBuild }
  response.writeHead(url.startsWith('/absent') ? 404 : 200, headers).end(text)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'at-hand-'))
  lifecycle.isEnding = false
  passed = []
  renderedTargets = []
  const store = pageCache({ maxBytes: 2 ** 20, tier: diskTier(folder, () => undefined, { hasAllOf: () => true }) })
  const site = (host: string | undefined) => siteOf(host).id
  const serving = { store, framework, parameters, isPersonal, screenOf, queue: renderQueue(), siteOf: site }
  const pages = serveRequest({ ...serving, report: () => undefined })
  const behind: RequestListener = (received, response) => {
    passed.push(`${received.method} ${received.url}`)
    void pages(received, response)
  }
  const cacheHit = { store, addressOf: publicAddresses(parameters) }
  server = createServer(requestPipeline(behind, { lifecycle, checks: {}, log: () => undefined, cacheHit }))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

type RequestParts = { path?: string; method?: string; headers?: Record<string, string> }
type Received = { status: number | undefined; headers: IncomingHttpHeaders; names: string[]; bytes: number }

function send({ path = '/productos', method = 'GET', headers = {} }: RequestParts = {}): Promise<Received> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const asking = request({ host: 'localhost', port, path, method, agent: false, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.byteLength))
      const names = response.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase())
      response.once('end', () => resolve({ status: response.statusCode, headers: response.headers, names, bytes }))
    })
    asking.once('error', reject).end()
  })
}

/** Headers in which two responses of one page may differ. */
function lasting({ headers }: Received): IncomingHttpHeaders {
  const { date: _, age: __, 'x-request-id': ___, 'cache-status': ____, ...rest } = headers
  return rest
}

describe('a cached document', () => {
  test('is sent before every other step, with every header of its render', async () => {
    const rendered = await send({ headers: { 'accept-encoding': 'br' } })
    const cached = await send({ headers: { 'accept-encoding': 'br' } })
    expect(passed).toEqual(['GET /productos'])
    expect(cached.headers['cache-status']).toBe('zarandal; hit')
    expect(lasting(cached)).toEqual(lasting(rendered))
    expect(cached.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'rsc, Accept, Accept-Encoding',
      // Never one that a page reads: the browser would show the page without it.
      'no-vary-search': expect.stringMatching(/^params=\((?:"(?:utm_\w+|\w+clk?id|[gw]braid)" ?)+\)$/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
    expect(cached.bytes).toBe(rendered.bytes)
    expect(cached.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    expect(cached.headers['x-request-id']).not.toBe(rendered.headers['x-request-id'])
  })

  test.each(['/productos', '/absent'])('sends each header once for %s, rendered and cached', async (path) => {
    for (const source of ['zarandal; fwd=miss', 'zarandal; hit', 'zarandal; hit']) {
      const { headers, names } = await send({ path })
      expect(headers['cache-status']).toBe(source)
      expect(headers).toMatchObject(ofEarlierBuild)
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    }
    expect(passed).toHaveLength(1)
  })

  test('of 404 is compressed as every other one', async () => {
    const { status, headers, bytes } = await send({ path: '/absent', headers: { 'accept-encoding': 'br' } })
    expect([status, headers['content-encoding']]).toEqual([404, 'br'])
    expect(bytes).toBeLessThan(200)
  })

  test('returns 304 for a matching validator, and no body for HEAD', async () => {
    const { etag } = (await send()).headers
    expect(await send({ headers: { 'if-none-match': String(etag) } })).toMatchObject({ status: 304, bytes: 0 })
    expect(await send({ method: 'HEAD' })).toMatchObject({
      status: 200,
      bytes: 0,
      headers: { 'content-length': '2013' },
    })
    expect(passed).toHaveLength(1)
  })

  test('sets the locale cookie, as a render does', async () => {
    const rendered = await send({ path: '/en/products' })
    const cached = await send({ path: '/en/products' })
    expect(cached.headers['set-cookie']).toEqual([expect.stringMatching(/^i18n_redirected=en;/)])
    expect(cached.headers['cache-control']).toBe('private, max-age=0, must-revalidate')
    expect(lasting(cached)).toEqual(lasting(rendered))
    const known = await send({ path: '/en/products', headers: { cookie: 'a=b; i18n_redirected=en' } })
    expect(known.headers['set-cookie']).toBeUndefined()
    expect(known.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(passed).toHaveLength(1)
  })

  test('is the same for each campaign and each parameter that no page reads', async () => {
    const queries = [
      'utm_source=mail&utm_id=7',
      'gclid=a1',
      'made-up=1',
      'Page=2',
      '%70agE=2',
      '',
      '&&',
      '%',
      'page=2&x=1',
    ]
    for (const query of [...queries, 'page=2', 'x=2&p%61ge=%32', 'page=2&x[]=%20']) {
      expect((await send({ path: `/productos?${query}` })).status).toBe(200)
    }
    expect(passed).toEqual(['GET /productos?utm_source=mail&utm_id=7', 'GET /productos?page=2&x=1'])
    expect(renderedTargets).toEqual(['/productos', '/productos?page=2'])
  })

  test('is the same for a request with credentials on a website without a gate', async () => {
    const authorization = 'Basic YTpi'
    const { headers } = await send({ headers: { authorization } })
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    await send()
    await send({ headers: { authorization: 'Bearer x' } })
    await send({ headers: { authorization, rsc: '1' } })
    await send({ headers: { authorization: 'Bearer x', rsc: '1' } })
    expect(renderedTargets).toEqual(['/productos', '/productos?_rsc='])
  })

  test('that has moved redirects with the whole query', async () => {
    const locations = ['', '?utm_source=mail', '?utm_source=mail', '?x=1&page=2'].map(async (query) => {
      return (await send({ path: `/old${query}` })).headers.location
    })
    const plain = ['/new', '/new?utm_source=mail', '/new?utm_source=mail', '/new?page=2&x=1']
    expect(await Promise.all(locations)).toEqual(plain)
    expect(renderedTargets.toSorted()).toEqual(['/old', '/old?page=2'])
    const { headers } = await send({ path: '/old?page=2&x=1' })
    expect(headers).not.toHaveProperty(handsOnQuery)
  })

  test('that has moved to another website takes no query there', async () => {
    for (const query of ['', '?x=1']) {
      expect((await send({ path: `/elsewhere${query}` })).headers.location).toBe('https://other.example/')
    }
    expect(renderedTargets).toEqual(['/elsewhere'])
  })

  test.each(['/%70roductos', '/prod%75ctos', '/%70%72%6f%64%75%63%74%6F%73'])(
    'is the same for %s, another spelling of its path',
    async (path) => {
      await send()
      expect((await send({ path })).headers['cache-status']).toBe('zarandal; hit')
      expect(renderedTargets).toEqual(['/productos'])
    },
  )

  test('belongs to its website: another host with the same address has one of its own', async () => {
    await send()
    await send({ headers: { host: 'italy.localhost' } })
    expect(passed).toHaveLength(2)
  })
})

describe('a request that is no plain visit of a public page bypasses the cache, although the page is cached', () => {
  const rows: Readonly<Record<string, RequestParts>> = {
    'a payload': { headers: { rsc: '1' } },
    'part of a payload': { headers: { 'next-router-segment-prefetch': '/_tree' } },
    'who may see drafts': { headers: { cookie: 'zarandal_draft=1.2.3' } },
    'an address of the visual editor': { path: '/productos?_storyblok=1' },
    'words that a visitor typed': { path: '/productos?q=llave' },
    'something with a body': { headers: { 'content-length': '0' } },
    'a path that can be read in two ways': { path: '//productos' },
    'a path behind the login': { path: '/extranet' },
    'a website behind a gate': { headers: { host: 'staging.localhost' } },
    'the root that leads to the remembered locale': { path: '/', headers: { host: 'global.localhost' } },
    'the page of a login that failed': { path: '/en/login-error?error=timeout' },
    'a file of the framework': { path: '/_next/static/a.js' },
    'an interface': { path: '/api/session' },
  }

  test.each(Object.entries(rows))('%s', async (_, requested) => {
    await send()
    await send(requested)
    const before = passed.length
    await send(requested)
    expect(passed.length).toBe(before + 1)
  })

  test('the page of a failed login is rendered with its whole query', async () => {
    await send({ path: '/login-error?error=timeout&reference=0a1b2c3d' })
    expect(renderedTargets).toEqual(['/login-error?error=timeout&reference=0a1b2c3d'])
  })

  test('every request while the process is ending, so that its connection is closed', async () => {
    await send()
    lifecycle.isEnding = true
    const response = await send()
    expect(passed).toHaveLength(2)
    expect(response.headers).toMatchObject({ connection: 'close', 'cache-status': 'zarandal; hit' })
  })
})
