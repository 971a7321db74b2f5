import { mkdtemp, rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Listening, listening } from '#site/server/listening.fixture.ts'
import { type PageCache, pageCache } from '#site/server/page-cache/page-cache.ts'
import { renderQueue } from '#site/server/page-cache/render/render-queue.ts'
import { dependOn } from '#site/server/page-cache/render/render-record.ts'
import { handsOnQuery } from '#site/server/page-cache/request/ignored-query.ts'
import { readsParameters } from '#site/server/page-cache/request/read-parameters.ts'
import { serveRequest } from '#site/server/page-cache/request/serve-request.ts'
import { diskTier } from '#site/server/page-cache/tiers/disk-tier.ts'
import { screenOf } from '#site/server/pipeline/error-screen-key.ts'
import { isPersonal } from '#site/server/pipeline/is-personal.ts'
import { publicAddresses } from '#site/server/pipeline/public-address.ts'
import { requestPipeline } from '#site/server/pipeline/request-pipeline.ts'
import { siteOf } from '#site/server/pipeline/website-of-host.ts'
import { markdownForms as markdown } from './markdown-of-page.ts'

const parameters = { known: new Set(['page', 'sort', 'q']), cached: new Set(['page', 'sort']) }
let folder: string
let site: Listening
let store: PageCache
/** Targets that the framework rendered. */
let rendered: string[]
let isAway: boolean

const framework: RequestListener = ({ url = '' }, response) => {
  rendered.push(url)
  dependOn([url.startsWith('/productos') ? 'story:products' : 'story:other'])
  if (isAway) return void response.writeHead(503, { 'content-type': 'text/html' }).end('<html></html>')
  if (url.startsWith('/old')) {
    return void response.writeHead(301, { location: url.replace('/old', '/new'), [handsOnQuery]: '1' }).end()
  }
  if (url.startsWith('/extranet')) return void response.writeHead(307, { location: '/api/auth/login' }).end()
  const reads = url.startsWith('/productos') ? 'page sort' : 'form'
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    [readsParameters]: reads,
    link: '<http://x/>; rel="canonical"',
  }
  const words = '<p>word</p>'.repeat(200)
  const html = `<html><head></head><body><main><h1>Page ${url}</h1>${words}</main></body></html>`
  response.writeHead(url.startsWith('/absent') ? 404 : 200, headers).end(html)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markdown-'))
  rendered = []
  isAway = false
  await open()
})
afterEach(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
})

/** A process with an empty memory; the disk is that of the process before. */
async function open(): Promise<void> {
  await site?.close()
  const queue = renderQueue()
  store = pageCache({ maxBytes: 2 ** 20, tier: diskTier(folder, () => undefined, { hasAllOf: () => true }), queue })
  const serving = { store, framework, parameters, markdown, isPersonal, screenOf, queue, report: expect.unreachable }
  const listener = serveRequest({ ...serving, siteOf: (host) => siteOf(host).id })
  const cacheHit = { store, addressOf: publicAddresses(parameters) }
  const front = { lifecycle: { isEnding: false }, checks: {}, log: () => undefined, cacheHit }
  site = await listening(requestPipeline((received, response) => void listener(received, response), front))
}

const varying = 'Accept, Accept-Encoding'

const preferring = { accept: 'text/markdown, text/html;q=0.9' }

async function send(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${site.origin}${path}`, { headers, redirect: 'manual' })
  const { status } = response
  const of = (name: string) => response.headers.get(name)
  const [type, source] = [of('content-type'), of('cache-status')?.replace('zarandal; ', '')]
  return { status, type, source, of, text: await response.text() }
}

test('a page is Markdown under its own address for a client that prefers it, and under the address with .md', async () => {
  const first = await send('/productos', preferring)
  expect([first.status, first.type, first.source]).toEqual([200, 'text/markdown; charset=utf-8', 'fwd=miss'])
  expect(first.text).toMatch(/^# Page \/productos\n\nword\n/)
  expect([first.of('link'), first.of('vary')]).toEqual(['<http://x/>; rel="canonical"', 'Accept, Accept-Encoding'])
  expect(first.of('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  const second = await send('/productos.md')
  expect([second.source, second.text]).toEqual(['hit', first.text])
  expect(rendered).toEqual(['/productos'])
})

test('the cached page does not depend on what clients accept', async () => {
  await send('/productos')
  for (const accept of ['text/html', '*/*', 'image/avif,*/*;q=0.8', 'text/html, text/markdown;q=0.1']) {
    const { type, source, of } = await send('/productos', { accept })
    expect([type, source, of('vary')]).toEqual(['text/html; charset=utf-8', 'hit', varying])
  }
  expect(rendered).toEqual(['/productos'])
})

test('the home page has the address /index.md', async () => {
  expect((await send('/index.md')).text).toMatch(/^# Page \/\n/)
  expect((await send('/', preferring)).source).toBe('hit')
})

test('a change of the content of the page renders its Markdown again', async () => {
  await send('/productos.md')
  store.invalidate(['story:other'])
  expect((await send('/productos.md')).source).toBe('hit')
  store.invalidate(['story:products'])
  expect((await send('/productos.md')).source).toBe('fwd=miss')
})

test('it has the pages of a list, and parameters that the page does not read add no entry', async () => {
  expect((await send('/productos.md?page=2')).text).toMatch(/^# Page \/productos\?page=2\n/)
  expect((await send('/productos?sort=code&utm_source=x', preferring)).text).toMatch(/^# Page \/productos\?sort=code\n/)
  await send('/contactos.md')
  rendered = []
  for (const query of ['', '?sort=code', '?utm_source=x', '?q=a']) {
    expect((await send(`/contactos.md${query}`)).text).toMatch(/^# Page \/contactos\n/)
  }
  expect(rendered).toEqual([])
})

test('a moved page leads to the Markdown of the new one, with the whole query', async () => {
  const { status, of } = await send('/old/page.md?utm_source=x')
  expect([status, of('location')]).toEqual([301, '/new/page.md?utm_source=x'])
})

test('a page that does not exist has the same status and the words of its screen', async () => {
  const { status, text } = await send('/absent.md')
  expect([status, text.split('\n')[0]]).toEqual([404, '# Page /absent'])
})

test('what depends on the visitor stays as it is', async () => {
  const { status, type } = await send('/extranet', { ...preferring, cookie: '__Host-session=a' })
  expect([status, type]).toEqual([307, null])
  for (const path of ['/extranet.md', '/en/extranet/catalogues.md']) {
    for (const cookie of ['', '__Host-session=a']) {
      const response = await send(path, { cookie })
      expect([response.status, response.text]).toEqual([404, 'This page has no Markdown.\n'])
      expect(response.of('cache-control')).toBe('private, no-store')
    }
  }
  expect(rendered).toEqual(['/extranet'])
})

test('nothing changes for the payloads of the framework', async () => {
  const { type } = await send('/productos', { ...preferring, rsc: '1' })
  expect(type).toBe('text/html; charset=utf-8')
})

test('while content is away the stale copy is sent, and without one 503 in a sentence', async () => {
  const { text } = await send('/productos.md')
  isAway = true
  await open()
  expect(await send('/productos.md')).toMatchObject({ status: 200, source: 'fwd=stale', text })
  expect((await send('/other.md')).status).toBe(503)
})
