import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type RequestListener, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { diskShelf } from '#site/page-store/disk-shelf.ts'
import { pageStore } from '#site/page-store/page-store.ts'
import { dependOn } from '#site/page-store/render-record.ts'
import { serveRequest } from '#site/page-store/serve-request.ts'
import { inFrontOf } from './in-front-of.ts'
import { isPersonal } from './is-personal.ts'
import { publicAddresses } from './public-address.ts'
import { siteOf } from './site-of.ts'

const parameters = new Set(['page'])
const lifecycle = { isEnding: false }
let folder: string
let server: Server
/** Requests that came past the kept pages. */
let passed: string[]

/** What the framework of an earlier build set by itself, and copies on the disk still say. */
const ofEarlierBuild = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' }

/** A page of two thousand letters, for everybody; `/old` has moved, `/absent` is not found. */
const framework: RequestListener = ({ url = '' }, response) => {
  dependOn(['story:1'])
  if (url.startsWith('/old')) return void response.writeHead(301, { location: url.replace('/old', '/new') }).end()
  const text = `<html>${'a'.repeat(2000)}</html>`
  const headers = { 'content-type': 'text/html', 'cache-control': 'no-store', vary: 'rsc', ...ofEarlierBuild }
  response.writeHead(url.startsWith('/absent') ? 404 : 200, headers).end(text)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'at-hand-'))
  lifecycle.isEnding = false
  passed = []
  const store = pageStore({ maxBytes: 2 ** 20, shelf: diskShelf(folder, () => undefined, { hasAllOf: () => true }) })
  const site = (host: string | undefined) => siteOf(host).id
  const pages = serveRequest({ store, framework, parameters, isPersonal, report: () => undefined, siteOf: site })
  const behind: RequestListener = (asked, response) => {
    passed.push(`${asked.method} ${asked.url}`)
    void pages(asked, response)
  }
  const atHand = { store, addressOf: publicAddresses(parameters) }
  server = createServer(inFrontOf(behind, { lifecycle, checks: {}, log: () => undefined, atHand }))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true, force: true })
})

type Asked = { path?: string; method?: string; headers?: Record<string, string> }
type Answered = { status: number | undefined; headers: IncomingHttpHeaders; names: string[]; bytes: number }

function ask({ path = '/productos', method = 'GET', headers = {} }: Asked = {}): Promise<Answered> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const asking = request({ host: 'localhost', port, path, method, agent: false, headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.byteLength))
      const names = answer.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase())
      answer.once('end', () => resolve({ status: answer.statusCode, headers: answer.headers, names, bytes }))
    })
    asking.once('error', reject).end()
  })
}

/** What two answers of one page may differ in. */
function lasting({ headers }: Answered): IncomingHttpHeaders {
  const { date: _, age: __, 'x-request-id': ___, 'x-page-store': ____, ...rest } = headers
  return rest
}

describe('a document that is kept', () => {
  test('is answered in front of everything, with every header that it had when it was drawn', async () => {
    const drawn = await ask({ headers: { 'accept-encoding': 'br' } })
    const kept = await ask({ headers: { 'accept-encoding': 'br' } })
    expect(passed).toEqual(['GET /productos'])
    expect(kept.headers['x-page-store']).toBe('kept')
    expect(lasting(kept)).toEqual(lasting(drawn))
    expect(kept.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'rsc, Accept-Encoding',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
    expect(kept.bytes).toBe(drawn.bytes)
    expect(kept.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    expect(kept.headers['x-request-id']).not.toBe(drawn.headers['x-request-id'])
  })

  test.each(['/productos', '/absent'])('sends each header once for %s, rendered and cached', async (path) => {
    for (const source of ['rendered', 'kept', 'kept']) {
      const { headers, names } = await ask({ path })
      expect(headers['x-page-store']).toBe(source)
      expect(headers).toMatchObject(ofEarlierBuild)
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    }
    expect(passed).toHaveLength(1)
  })

  test('of 404 is compressed as every other one', async () => {
    const { status, headers, bytes } = await ask({ path: '/absent', headers: { 'accept-encoding': 'br' } })
    expect([status, headers['content-encoding']]).toEqual([404, 'br'])
    expect(bytes).toBeLessThan(200)
  })

  test('is not sent again to who has it, and has no body where only its headers are asked for', async () => {
    const { etag } = (await ask()).headers
    expect(await ask({ headers: { 'if-none-match': String(etag) } })).toMatchObject({ status: 304, bytes: 0 })
    expect(await ask({ method: 'HEAD' })).toMatchObject({
      status: 200,
      bytes: 0,
      headers: { 'content-length': '2013' },
    })
    expect(passed).toHaveLength(1)
  })

  test('remembers the locale of who reads it, as it does when it is drawn', async () => {
    const drawn = await ask({ path: '/en/products' })
    const kept = await ask({ path: '/en/products' })
    expect(kept.headers['set-cookie']).toEqual([expect.stringMatching(/^i18n_redirected=en;/)])
    expect(kept.headers['cache-control']).toBe('private, max-age=0, must-revalidate')
    expect(lasting(kept)).toEqual(lasting(drawn))
    const known = await ask({ path: '/en/products', headers: { cookie: 'a=b; i18n_redirected=en' } })
    expect(known.headers['set-cookie']).toBeUndefined()
    expect(known.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(passed).toHaveLength(1)
  })

  test('is the same for who comes from a campaign, by whatever link', async () => {
    for (const query of ['utm_source=mail&utm_id=7', 'gclid=a1', 'gclid=b2', 'page=2&mtm_campaign=x', 'page=2']) {
      expect((await ask({ path: `/productos?${query}` })).status).toBe(200)
    }
    expect(passed).toEqual(['GET /productos?utm_source=mail&utm_id=7', 'GET /productos?page=2&mtm_campaign=x'])
  })

  test('that has moved sends its reader on with all that the link said', async () => {
    const locations = ['', '?utm_source=mail', '?utm_source=mail'].map(async (query) => {
      return (await ask({ path: `/old${query}` })).headers.location
    })
    expect(await Promise.all(locations)).toEqual(['/new', '/new?utm_source=mail', '/new?utm_source=mail'])
  })

  test('belongs to its website: another host with the same address has one of its own', async () => {
    await ask()
    await ask({ headers: { host: 'italy.localhost' } })
    expect(passed).toHaveLength(2)
  })
})

describe('what is not a visit to a public page goes the whole way, although the page is kept', () => {
  const rows: Readonly<Record<string, Asked>> = {
    'a payload': { headers: { rsc: '1' } },
    'part of a payload': { headers: { 'next-router-segment-prefetch': '/_tree' } },
    'who shows credentials': { headers: { authorization: 'Basic YTpi' } },
    'who may see drafts': { headers: { cookie: 'zarandal_draft=1.2.3' } },
    'an address of the visual editor': { path: '/productos?_storyblok=1' },
    'a parameter that pages do not know': { path: '/productos?other=1' },
    'something with a body': { headers: { 'content-length': '0' } },
    'a path that can be read in two ways': { path: '//productos' },
    'a path behind the login': { path: '/extranet' },
    'a website behind a gate': { headers: { host: 'staging.localhost' } },
    'the root that leads to the remembered locale': { path: '/', headers: { host: 'global.localhost' } },
    'a file of the framework': { path: '/_next/static/a.js' },
    'an interface': { path: '/api/session' },
  }

  test.each(Object.entries(rows))('%s', async (_, asked) => {
    await ask()
    await ask(asked)
    const before = passed.length
    await ask(asked)
    expect(passed.length).toBe(before + 1)
  })

  test('every request while the process is ending, so that its connection is closed', async () => {
    await ask()
    lifecycle.isEnding = true
    const answer = await ask()
    expect(passed).toHaveLength(2)
    expect(answer.headers).toMatchObject({ connection: 'close', 'x-page-store': 'kept' })
  })
})
