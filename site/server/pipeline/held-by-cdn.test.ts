import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { featureKeyedPaths, featurePersonalPaths, featureProgramFolders, pageFormats } from '#site/features.ts'
import { handlers } from '#site/handlers/find-handler.ts'
import { hasFeature } from '#site/has-feature.fixture.ts'
import { marketFor } from '#site/routing/markets.ts'
import { pathIn } from '#site/routing/path-for.ts'
import type { PathPattern } from '#site/routing/path-pattern.ts'
import { routeTable } from '#site/routing/route-table.ts'
import { type Listening, listening } from '#site/server/listening.fixture.ts'
import { dependOn, expireAt } from '#site/server/page-cache/render/render-record.ts'

const inSeconds = 600
const gated = 'gated.example'
let site: Listening
let folder: string
let invalidate: (tags: string[]) => void
/** What the framework does besides the page, by path. */
const acts: Record<string, () => void> = {}
let rendered = 0
let isFailing = false

const framework: RequestListener = ({ url = '' }, response) => {
  dependOn(['story:1', 'listing'])
  const [path = ''] = url.split('?')
  rendered += 1
  acts[path]?.()
  if (isFailing) return void response.writeHead(500).end()
  if (path === '/sets-a-cookie') response.setHeader('set-cookie', 'mine=1')
  if (path === '/old') return void response.writeHead(301, { location: '/new' }).end()
  response.writeHead(path === '/absent' ? 404 : 200, { 'content-type': 'text/html', 'cache-control': 'no-store' })
  response.end(`<html>${'a'.repeat(2000)}</html>`)
}

beforeAll(async () => {
  vi.stubEnv('CDN', 'varnish')
  vi.stubEnv('CDN_PURGE_URL', 'http://localhost:1')
  vi.stubEnv('CDN_TOKEN', 'a-token-of-varnish')
  vi.stubEnv('CDN_SECONDS', '3600')
  vi.stubEnv('TRUST_PROXY', 'true')
  const hosts = [
    { host: 'localhost', market: 'base', website: 'http://localhost' },
    { host: gated, website: `http://${gated}`, public: false, gated: true },
  ]
  vi.stubEnv('SITE_HOSTS', JSON.stringify(hosts))
  vi.resetModules()
  const { serveFiles } = await import('#site/server/page-cache/files/serve-files.ts')
  const { pageCache } = await import('#site/server/page-cache/page-cache.ts')
  const { renderQueue } = await import('#site/server/page-cache/render/render-queue.ts')
  const { serveRequest } = await import('#site/server/page-cache/request/serve-request.ts')
  const { diskTier } = await import('#site/server/page-cache/tiers/disk-tier.ts')
  const { markdownOfPages } = await import('#site/features.process.ts')
  const { screenOf } = await import('./error-screen-key.ts')
  const { isPersonal } = await import('./is-personal.ts')
  const { publicAddresses } = await import('./public-address.ts')
  const { requestPipeline } = await import('./request-pipeline.ts')
  const { siteOf } = await import('./website-of-host.ts')
  folder = await mkdtemp(join(tmpdir(), 'held-'))
  const store = pageCache({ maxBytes: 2 ** 22, tier: diskTier(folder, () => undefined, { hasAllOf: () => true }) })
  invalidate = (tags) => void store.invalidate(tags)
  const parameters = { known: new Set(['page', 'q', 'form']), cached: new Set(['page']) }
  const ofSite = { screenOf, isPersonal, siteOf: (host: string | undefined) => siteOf(host).id }
  const serving = { store, framework, parameters, markdown: markdownOfPages, queue: renderQueue(), ...ofSite }
  const listener = serveRequest({ ...serving, report: () => undefined })
  const front = { lifecycle: { isEnding: false }, checks: {}, log: () => undefined }
  const cacheHit = { store, addressOf: publicAddresses(parameters) }
  await writeFile(join(folder, 'built.js'), '1')
  const files = serveFiles({ folders: [folder] }, listener)
  site = await listening(requestPipeline(files, { ...front, cacheHit }))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await site.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => invalidate(['story:1']))

type Sent = { headers?: Record<string, string>; method?: string }

/** The status of a response, and what a browser and the CDN may do with it. */
async function ask(path: string, { headers = {}, method = 'GET' }: Sent = {}) {
  const { port } = site.server.address() as AddressInfo
  return await new Promise<{
    status: number
    browser: string
    cdn: string
    names: string[]
    cookie: boolean
    etag: string
  }>((resolve, reject) => {
    const sent = request({ host: 'localhost', port, path, method, agent: false, headers }, (response) => {
      const { headers: had, rawHeaders } = response
      response.resume().once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          browser: String(had['cache-control']),
          cdn: String(had['cdn-cache-control']),
          names: rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase()),
          cookie: had['set-cookie'] !== undefined,
          etag: String(had.etag),
        }),
      )
    })
    sent.once('error', reject).end()
  })
}

const heldFor = 'max-age=3600, stale-while-revalidate=60, stale-if-error=86400'

/** The rendered response and the one from the cache, each judged alike. */
async function twice(path: string, sent: Sent = {}) {
  const [first, second] = [await ask(path, sent), await ask(path, sent)]
  expect([second.cdn, second.browser]).toEqual([first.cdn, first.browser])
  expect(first.names.filter((name, at) => first.names.indexOf(name) !== at)).toEqual([])
  return second
}

const market = marketFor('base')
if (!market) throw new Error('There is a base market.')
/** A value for every parameter, one of those that its pattern names. */
const paramsOf = ({ text }: PathPattern) =>
  Object.fromEntries([...text.matchAll(/[:{](\w+)(?:\(([^)|]+))?/g)].map(([, name = '', first = 'x']) => [name, first]))
const addresses = routeTable.flatMap((route) =>
  market.locales.slice(0, 2).flatMap((locale) => {
    const path = pathIn(route, paramsOf(route.story), { market, locale })
    return path === undefined ? [] : [{ path, access: route.access, name: route.name }]
  }),
)

describe('a CDN', () => {
  test.each(addresses.filter(({ access }) => access !== 'extranet'))('holds $path of $name', async ({ path }) => {
    const { cdn, browser, cookie, names } = await twice(path)
    expect([cdn, browser, cookie]).toEqual([heldFor, 'public, max-age=0, must-revalidate', false])
    expect(names).toContain('xkey')
    expect(names).not.toContain('age')
  })

  test.each(addresses.filter(({ access }) => access === 'extranet'))('never holds $path of $name', async ({ path }) => {
    const { cdn, browser, names } = await twice(path)
    expect(cdn).toBe('no-store')
    expect(browser).toMatch(/no-store|private/)
    expect(names).not.toContain('xkey')
  })

  test.each(handlers.map(({ path }) => `/api/${path.replaceAll(/:\w+|\*/g, 'x')}`))('never holds %s', async (path) => {
    for (const method of ['GET', 'POST']) expect((await ask(path, { method })).cdn).toBe('no-store')
  })

  test.each([
    ...featureKeyedPaths,
    ...featurePersonalPaths.flatMap((path) => [path, `${path}/x`]),
    ...featureProgramFolders.filter(({ isCached }) => !isCached).map(({ folder: name }) => `/${name}/x`),
    '/login-error',
    '/builds/latest.json',
    '/_gallery/x',
    '/icon.svg',
    '/.well-known/security.txt',
    '/absent',
    '/old',
    '/sets-a-cookie',
    '/productos?q=typed',
    '/productos?form=AAAAAAAAAAAAAAAAAAAAAA',
    '/productos?_rsc=abc',
    '/extranet.md',
  ])('never holds %s', async (path) => {
    const { cdn, names } = await twice(path)
    expect(cdn).toBe('no-store')
    expect(names).not.toContain('xkey')
  })

  test.each<{ name: string; headers: Record<string, string> }>([
    { name: 'a payload', headers: { rsc: '1' } },
    { name: 'a payload that is loaded ahead', headers: { rsc: '1', 'next-router-prefetch': '1' } },
    { name: 'a segment of a payload', headers: { 'next-router-segment-prefetch': '/x' } },
    { name: 'a payload of another tree', headers: { 'next-router-state-tree': '%5B%5D' } },
    { name: 'Markdown', headers: { accept: 'text/markdown' } },
    { name: 'Markdown among others', headers: { accept: 'text/html;q=0.5, text/markdown' } },
    { name: 'another host', headers: { 'x-forwarded-host': 'www.example' } },
    { name: 'several hosts', headers: { 'x-forwarded-host': 'localhost, www.example' } },
    { name: 'a gated website', headers: { host: gated } },
    { name: 'credentials', headers: { authorization: 'Basic eDp5' } },
    { name: 'a frame', headers: { 'sec-fetch-dest': 'iframe' } },
    { name: 'a draft', headers: { cookie: 'zarandal_draft=x', 'sec-fetch-dest': 'iframe' } },
  ])('never holds the response to a request for $name at the address of a page', async ({ headers }) => {
    for (const isRendered of [false, true]) {
      const before = isRendered ? (await ask('/productos')).cdn : heldFor
      const { cdn, browser, names } = await ask('/productos', { headers })
      expect([before, cdn]).toEqual([heldFor, 'no-store'])
      expect(browser).toMatch(/private|no-store|undefined/)
      expect(names).not.toContain('xkey')
    }
  })

  test.each([
    '/llms.txt',
    '/robots.txt',
    '/sitemap.xml',
    ...(hasFeature('markdown-pages') ? ['/productos.md'] : []),
    ...pageFormats.map(({ ending }) => `/x${ending}`),
  ])('holds the text %s, which has an address of its own', async (path) =>
    expect((await twice(path)).cdn).toBe(heldFor),
  )

  test('may store a built file by its own header, and not the absence of one', async () => {
    const built = await ask('/_next/static/built.js')
    expect([built.cdn, built.browser]).toEqual(['undefined', 'public,max-age=31536000,immutable'])
    expect((await ask('/_next/static/absent.js')).cdn).toBe('no-store')
  })

  test('takes odd cookies and headers for those of everybody: they change no page', async () => {
    const headers = { cookie: 'i18n_redirected=xx; a=b', accept: 'image/png', 'accept-language': 'ru', origin: 'null' }
    const [plain, odd] = [await twice('/productos'), await twice('/productos', { headers })]
    expect(odd.etag).toBe(plain.etag)
  })

  test('holds a page until its content ends, and no longer', async () => {
    acts['/eventos'] = () => expireAt(new Date(Date.now() + inSeconds * 1000))
    const { cdn } = await ask('/eventos')
    expect(cdn).toBe(`max-age=${inSeconds - 1}, stale-if-error=86400`)
    expect((await ask('/eventos')).cdn).toMatch(/^max-age=59\d, stale-if-error=86400$/)
  })

  test('never holds a render that a change overtook', async () => {
    acts['/cambiada'] = () => invalidate(['story:1'])
    expect((await ask('/cambiada')).cdn).toBe('no-store')
  })

  test('never holds the stale copy that replaces a failed render, nor the error', async () => {
    await ask('/productos')
    invalidate(['story:1'])
    isFailing = true
    const [stale, failed] = [await ask('/productos'), await ask('/servicios')]
    isFailing = false
    expect([stale.status, stale.cdn, failed.status, failed.cdn]).toEqual([200, 'no-store', 500, 'no-store'])
    expect(stale.names).toContain('age')
  })

  test.each(['hit', 'stale'] as const)('holds what memory has only where it is no stale copy: %s', async (source) => {
    const { toCachedResponse } = await import('#site/server/page-cache/cached-response.ts')
    const { sendResponse } = await import('#site/server/page-cache/request/send-response.ts')
    const response = await toCachedResponse({ status: 200, headers: {}, body: Buffer.from('page') })
    const memory = await listening((asked, answer) => {
      sendResponse({ response, source, tags: ['story:1'] }, { request: asked, response: answer })
    })
    const { headers } = await fetch(memory.origin)
    await memory.close()
    expect(headers.get('cdn-cache-control')).toBe(source === 'hit' ? heldFor : 'no-store')
  })

  test('may hold what it has when the page is the same', async () => {
    const { etag } = await ask('/productos')
    const { status, cdn } = await ask('/productos', { headers: { 'if-none-match': etag } })
    expect([status, cdn]).toEqual([304, heldFor])
    expect(rendered).toBeGreaterThan(0)
  })

  test('is asked again by a payload, which remembers the locale of a visit', async () => {
    expect((await ask('/en/products')).cookie).toBe(false)
    expect((await ask('/en/products', { headers: { rsc: '1' } })).cookie).toBe(true)
  })
})
