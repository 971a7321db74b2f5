import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingHttpHeaders, type RequestListener, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Listening, listening } from '#site/server/listening.fixture.ts'
import { documentDictionaries } from '#site/server/page-cache/dictionaries/document-dictionaries.ts'
import { serveFiles } from '#site/server/page-cache/files/serve-files.ts'
import { pageCache } from '#site/server/page-cache/page-cache.ts'
import { renderQueue } from '#site/server/page-cache/render/render-queue.ts'
import { dependOn } from '#site/server/page-cache/render/render-record.ts'
import { serveRequest } from '#site/server/page-cache/request/serve-request.ts'
import { diskTier } from '#site/server/page-cache/tiers/disk-tier.ts'
import { missingPageOf, screenOf } from './error-screen-key.ts'
import { isPersonal } from './is-personal.ts'
import { publicAddresses } from './public-address.ts'
import { requestPipeline } from './request-pipeline.ts'
import { siteOf } from './website-of-host.ts'

const parameters = { known: new Set(['page', 'q']), cached: new Set(['page']) }
const parts = Array.from({ length: 300 }, (_, part) => `<li>part ${(part * 7919) % 10007}</li>`).join('')
const textOf = (url: string) => `<html>${parts}<h1>${url}</h1></html>`
const accepted = 'gzip, br, zstd, dcb, dcz'

/** Every page has the same parts; none has a tilde in its address. */
const framework: RequestListener = ({ url = '' }, response) => {
  dependOn(['story:1'])
  const headers = { 'content-type': 'text/html', link: '<http://x/>; rel="canonical"' }
  response.writeHead(url.endsWith('/~') ? 404 : 200, headers).end(textOf(url))
}

let folder: string
let site: Listening

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'changed-'))
  const store = pageCache({ maxBytes: 2 ** 20, tier: diskTier(folder, () => undefined, { hasAllOf: () => true }) })
  const dictionaries = documentDictionaries(join(folder, 'dictionaries'), expect.unreachable)
  const documents = { ...dictionaries, nameOf: screenOf, missingPageOf }
  const serving = { store, framework, parameters, documents, isPersonal, screenOf, queue: renderQueue() }
  const pages = serveRequest({ ...serving, siteOf: (host) => siteOf(host).id, report: expect.unreachable })
  const listener = serveFiles({ folders: [], documents }, (received, response) => void pages(received, response))
  const cacheHit = { store, documents, addressOf: publicAddresses(parameters) }
  const front = { lifecycle: { isEnding: false }, checks: {}, log: () => undefined, cacheHit }
  site = await listening(requestPipeline(listener, front))
})
afterEach(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

type Received = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

/** `fetch` would decompress what it knows. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request(`${site.origin}${path}`, { method, headers: { 'accept-encoding': accepted, ...headers } })
    sent.once('error', reject).once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.end()
  })
}

/** The dictionary that a document names, as the browser loads it. */
async function dictionaryOf(language = ''): Promise<Buffer> {
  const link = String((await get(`${language}/page`)).headers['link'])
  expect(link).toMatch(/^<http:\/\/x\/>; rel="canonical", </)
  const [, address = ''] = /<([^>]+)>; rel="compression-dictionary"/.exec(link) ?? []
  const { headers, body } = await vi.waitFor(async () => {
    const received = await get(address)
    expect(received.headers['content-encoding']).toBe('br')
    return received
  })
  expect(headers).toMatchObject({
    'cache-control': 'public,max-age=31536000,immutable',
    'content-type': 'text/plain',
    'use-as-dictionary': 'match="/*", match-dest=("document" "")',
    vary: 'Accept-Encoding, Available-Dictionary',
  })
  return brotliDecompressSync(body)
}

const digest = (dictionary: Buffer) => createHash('sha256').update(dictionary).digest()
const offering = (dictionary: Buffer) => ({ 'available-dictionary': `:${digest(dictionary).toString('base64')}:` })

test('a browser with the dictionary gets what a document has besides it, rendered and cached', async () => {
  const dictionary = await dictionaryOf()
  for (const source of ['zarandal; fwd=miss', 'zarandal; hit', 'zarandal; hit']) {
    const { headers, body } = await get('/productos', offering(dictionary))
    expect(headers).toMatchObject({
      'cache-status': source,
      'content-encoding': 'dcz',
      'content-length': String(body.byteLength),
      'content-type': 'text/html',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept, Accept-Encoding, Available-Dictionary',
    })
    expect(body.byteLength).toBeLessThan(200)
    expect(body.subarray(8, 40)).toEqual(digest(dictionary))
    expect(zstdDecompressSync(body.subarray(40), { dictionary }).toString()).toBe(textOf('/productos'))
  }
})

test('the dictionary is the screen of a missing page in the language of the document', async () => {
  expect((await dictionaryOf()).toString()).toBe(textOf('/~'))
  expect((await dictionaryOf('/en')).toString()).toBe(textOf('/en/~'))
})

test.each([
  ['without a dictionary', {}],
  ['with one that the site never had', offering(Buffer.from('unknown'))],
  ['with what is no hash', { 'available-dictionary': ':../../etc/passwd:' }],
])('a browser %s gets the whole document', async (_, headers) => {
  await dictionaryOf()
  const received = await get('/productos', headers)
  expect(received.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(received.body).toString()).toBe(textOf('/productos'))
})

test('a browser that accepts no dictionaries, or refuses them, gets the whole document', async () => {
  const dictionary = await dictionaryOf()
  for (const encoding of ['gzip, br', 'br, dcz;q=0', 'br, dcb']) {
    const { headers } = await get('/productos', { ...offering(dictionary), 'accept-encoding': encoding })
    expect(headers['content-encoding']).toBe('br')
  }
})

test('what the browser has already is 304, with and without the dictionary, and HEAD has no body', async () => {
  const dictionary = await dictionaryOf()
  const [whole, changed] = [await get('/productos'), await get('/productos', offering(dictionary))]
  expect(changed.headers.etag).not.toBe(whole.headers.etag)
  for (const { headers } of [whole, changed]) {
    const again = await get('/productos', { ...offering(dictionary), 'if-none-match': String(headers.etag) })
    expect([again.status, again.body.byteLength]).toEqual([304, 0])
  }
  const head = await get('/productos', offering(dictionary), 'HEAD')
  expect([head.headers['content-length'], head.body.byteLength]).toEqual([changed.headers['content-length'], 0])
})

test('a page that is made for one request, and one behind a login, are sent whole', async () => {
  const dictionary = await dictionaryOf()
  for (const path of ['/productos?q=typed', '/extranet']) {
    const { headers } = await get(path, offering(dictionary))
    expect([path, headers['cache-status'], headers['content-encoding'] === 'dcz']).toEqual([
      path,
      'zarandal; fwd=bypass',
      false,
    ])
  }
})
