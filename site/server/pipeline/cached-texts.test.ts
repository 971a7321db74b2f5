import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingHttpHeaders, type RequestListener, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Listening, listening } from '#site/server/listening.fixture.ts'
import { type PageCache, pageCache } from '#site/server/page-cache/page-cache.ts'
import { renderQueue } from '#site/server/page-cache/render/render-queue.ts'
import { dependOn } from '#site/server/page-cache/render/render-record.ts'
import { serveRequest } from '#site/server/page-cache/request/serve-request.ts'
import { diskTier } from '#site/server/page-cache/tiers/disk-tier.ts'
import { screenOf } from './error-screen-key.ts'
import { isPersonal } from './is-personal.ts'
import { publicAddresses } from './public-address.ts'
import { requestPipeline } from './request-pipeline.ts'
import { siteOf } from './website-of-host.ts'

const parameters = { known: new Set(['page', 'q']), cached: new Set(['page']) }
let folder: string
let site: Listening
let store: PageCache
/** Targets that reached the framework, with the payload header. */
let rendered: string[]
let isAway: boolean
let limits: { waiting: number } | undefined

/** A sitemap of three thousand letters, made of content. */
const framework: RequestListener = ({ url = '', headers }, response) => {
  rendered.push(`${url}${headers['rsc'] ? ' rsc' : ''}`)
  dependOn(['any-story'])
  const type = { 'content-type': 'application/xml; charset=utf-8' }
  response.writeHead(isAway ? 503 : 200, type).end('x'.repeat(3000))
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'))
  rendered = []
  isAway = false
  limits = undefined
  await open()
})
afterEach(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
})

/** A process with an empty memory; the disk is that of the process before. */
async function open(): Promise<void> {
  await site?.close()
  const queue = limits ? renderQueue({ computing: 0, computingMs: 60_000, started: 0, ...limits }) : renderQueue()
  store = pageCache({ maxBytes: 2 ** 20, tier: diskTier(folder, () => undefined, { hasAllOf: () => true }), queue })
  const serving = { store, framework, parameters, isPersonal, screenOf, queue }
  const listener = serveRequest({ ...serving, siteOf: (host) => siteOf(host).id, report: expect.unreachable })
  const cacheHit = { store, addressOf: publicAddresses(parameters) }
  const front = { lifecycle: { isEnding: false }, checks: {}, log: () => undefined, cacheHit }
  site = await listening(requestPipeline((received, response) => void listener(received, response), front))
}

type Received = { status: number; headers: IncomingHttpHeaders; bytes: number }

function send(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request(`${site.origin}${path}`, { method, headers, agent: false }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.byteLength))
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }))
    })
    sent.once('error', reject).end()
  })
}

test.each(['/sitemap.xml', '/sitemaps/es-1.xml', '/robots.txt'])(
  '%s is rendered once, sent compressed and revalidated by its entity tag',
  async (path) => {
    expect((await send(path)).headers['cache-status']).toBe('zarandal; fwd=miss')
    const { status, headers, bytes } = await send(path, { 'accept-encoding': 'br' })
    expect([status, headers['cache-status'], headers['content-encoding']]).toEqual([200, 'zarandal; hit', 'br'])
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(bytes).toBeLessThan(100)
    const tag = String(headers['etag'])
    expect(await send(path, { 'accept-encoding': 'br', 'if-none-match': tag })).toMatchObject({ status: 304, bytes: 0 })
    expect(await send(path, {}, 'HEAD')).toMatchObject({ status: 200, bytes: 0 })
    expect(rendered).toEqual([path])
  },
)

test('parameters and payload headers make no other entry', async () => {
  for (const query of ['', '?page=2', '?q=a', '?made-up=1']) await send(`/sitemap.xml${query}`)
  await send('/sitemap.xml', { rsc: '1', 'next-router-state-tree': 'made-up' })
  expect(rendered).toEqual(['/sitemap.xml'])
})

test('a change of the content that it was made of renders it again', async () => {
  await send('/sitemap.xml')
  store.invalidate(['story:1'])
  await send('/sitemap.xml')
  expect(rendered).toHaveLength(1)
  store.invalidate(['any-story'])
  expect((await send('/sitemap.xml')).headers['cache-status']).toBe('zarandal; fwd=miss')
  expect(rendered).toHaveLength(2)
})

test('it changes no remembered locale', async () => {
  for (const source of ['zarandal; fwd=miss', 'zarandal; hit']) {
    const { headers } = await send('/sitemap.xml', { cookie: 'i18n_redirected=en' })
    expect([headers['cache-status'], headers['set-cookie']]).toEqual([source, undefined])
  }
})

test('while content is away the stale copy is sent, and without one 503', async () => {
  await send('/sitemap.xml')
  isAway = true
  await open()
  expect(await send('/sitemap.xml')).toMatchObject({ status: 200, headers: { 'cache-status': 'zarandal; fwd=stale' } })
  expect((await send('/sitemaps/es-1.xml')).status).toBe(503)
})

test('where too many renders wait it is a text with status 503 and the time of a retry', async () => {
  limits = { waiting: 0 }
  await open()
  const { status, headers } = await send('/sitemap.xml')
  expect([status, headers['retry-after'], headers['content-type']]).toEqual([503, '60', 'text/plain; charset=utf-8'])
  expect(rendered).toEqual([])
})

test('on a gated website it is refused, and never cached for those who have credentials', async () => {
  const host = 'staging.localhost'
  expect((await send('/sitemap.xml', { host })).status).toBe(401)
  const authorization = `Basic ${Buffer.from('redaccion:local-gate-password').toString('base64')}`
  for (let count = 1; count <= 2; count += 1) {
    expect((await send('/sitemap.xml', { host, authorization })).headers['cache-status']).toBeUndefined()
    expect(rendered).toHaveLength(count)
  }
})
