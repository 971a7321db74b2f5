import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { cdn, isForCdn } from '#site/server/cdn/cdn-headers.ts'
import { protectionNames } from '#site/server/security/protection-headers.ts'
import {
  type CachedResponse,
  type Encoding,
  encodingFor,
  identityOf,
  inOwnMemory,
  isDocument,
  sizeOfResponse,
} from '../cached-response.ts'
import type { PageResponse } from '../page-response.ts'
import { cacheStatus, cacheStatusHeader } from './cache-status.ts'
import { handsOnQuery } from './ignored-query.ts'
import { readsParameters } from './read-parameters.ts'

/**
 * A browser may store a page but must revalidate it: a publish shows on the next request.
 * (The framework sends `no-store` for every dynamic page, which would also forbid the back-forward cache.)
 */
const revalidate = 'public, max-age=0, must-revalidate'

/** A response that sets a cookie is private, although its page is public. */
const ownRevalidate = 'private, max-age=0, must-revalidate'

type Exchange = {
  request: Pick<IncomingMessage, 'method' | 'headers'>
  response: ServerResponse
  /**
   * Further headers, names and values in turn, equal for every response to one address: the same array each time, because what is
   * made of it is stored.
   */
  lasting?: readonly string[]
  /** Further headers of this response alone. */
  beside?: readonly string[]
}

const none: readonly string[] = []

/** The headers of every response in one encoding: names and values in turn, made once. */
type Ready = {
  etag: string
  body: Buffer
  lasting: readonly string[]
  tags: PageResponse['tags']
  open: Headers
  /** For the one who asks: neither the next visitor nor a CDN may have the response. */
  own: Headers
}

/** Those of the page and those of a response without a body. */
type Headers = { whole: readonly string[]; unchanged: readonly string[] }

const ready = new WeakMap<CachedResponse, Partial<Record<Encoding, Ready>>>()

const compress = promisify(gzip)

/** Memory for them, in bytes: about a hundred pages. */
const maxBytes = 4 * 2 ** 20

/**
 * Every browser and most crawlers accept Brotli. With gzip made for each page, a render cost a tenth more and a page in memory more than
 * twice as much.
 */
const recent = new LRUCache<CachedResponse, CachedResponse>({
  maxSize: maxBytes,
  sizeCalculation: sizeOfResponse,
  fetchMethod: withGzip,
})

/** The response with its body compressed by gzip, for a client that accepts nothing better: made at the first request for it. */
async function gzipped(response: CachedResponse): Promise<CachedResponse> {
  return await recent.forceFetch(response)
}

async function withGzip(response: CachedResponse): Promise<CachedResponse> {
  return { ...response, bodies: { gzip: inOwnMemory(await compress(identityOf(response), { level: 6 })) } }
}

/**
 * Sends a cached response in the best encoding that the client accepts, or 304 when the client has it. A body that the cache does not
 * have in this encoding is made first.
 * @returns the status of the response, also of one that is sent later
 */
export function sendResponse(page: PageResponse, exchange: Exchange): number {
  const { response } = page
  const { headers } = exchange.request
  const encoding = encodingFor(headers['accept-encoding'], response)
  if (encoding !== 'gzip' || response.bodies.gzip) sendEncoded(page, encoding, exchange)
  else {
    void gzipped(response).then(
      (made) => sendEncoded({ ...page, response: made }, encoding, exchange),
      () => sendEncoded(page, 'identity', exchange),
    )
  }
  return isKnown(headers, response, etagOf(response, encoding)) ? 304 : response.status
}

function isKnown(headers: IncomingHttpHeaders, { status }: CachedResponse, etag: string): boolean {
  return status === 200 && headers['if-none-match'] === etag
}

function etagOf({ digest }: CachedResponse, encoding: Encoding): string {
  return `"${digest}-${encoding}"`
}

function sendEncoded(
  page: PageResponse,
  encoding: Encoding,
  { request, response, lasting = none, beside = none }: Exchange,
): void {
  const { response: cached, source } = page
  const { etag, body, open, own } = readyToSend(page, encoding, lasting)
  const isHeld = isHeldByCdn(page, response)
  const isOwn = beside.includes('set-cookie') || response.hasHeader('set-cookie') || isHeld === false
  const { whole, unchanged } = isOwn ? own : open
  // RFC 9111, section 5.1: the age of the response, also of a stale copy that replaces a failed render.
  const age = Math.max(0, Math.floor((Date.now() - cached.madeAt) / 1000))
  // A CDN counts from the moment at which the site sent the response, because the site has compared it with the content.
  const ages = isHeld && !isOwn ? [] : ['age', String(age)]
  const perResponse = [...ages, cacheStatusHeader, cacheStatus(source), ...beside]
  if (isKnown(request.headers, cached, etag)) {
    response.writeHead(304, unchanged.concat(perResponse)).end()
    return
  }
  response.writeHead(cached.status, whole.concat(perResponse))
  response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * Whether the CDN may have what is sent: no stale copy, and nothing that the page cache cannot invalidate.
 * @returns undefined without a CDN
 */
function isHeldByCdn({ source, tags, response: { status } }: PageResponse, response: ServerResponse) {
  return cdn && source !== 'stale' && tags !== undefined && status === 200 && isForCdn(response)
}

function readyToSend(page: PageResponse, encoding: Encoding, lasting: readonly string[]): Ready {
  const { response: cached, tags } = page
  const encodings = ready.get(cached) ?? {}
  const before = encodings[encoding]
  if (before?.lasting === lasting && before.tags === tags) return before
  const made = makeReady(page, encoding, lasting)
  // An uncompressed body is made for the one response, and so is the time that is left to content which ends.
  const isLasting = cached.bodies[encoding] && (cdn === undefined || cached.expiresAt === undefined)
  if (isLasting) ready.set(cached, { ...encodings, [encoding]: made })
  return made
}

function makeReady({ response: cached, tags }: PageResponse, encoding: Encoding, lasting: readonly string[]): Ready {
  const body = cached.bodies[encoding] ?? identityOf(cached)
  const isGood = cached.status === 200
  const caching = isGood ? ['etag', 'cache-control'] : []
  // The request pipeline sets its own; a header that is sent twice would be read as one invalid value.
  const replaced = new Set(['vary', 'content-length', ...caching, ...protectionNames, handsOnQuery, readsParameters])
  const stored = Object.entries(cached.headers).filter(([name]) => !replaced.has(name))
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding]
  const etag = etagOf(cached, encoding)
  const ofBody = [...stored.flat(), ...coding, 'content-length', String(body.byteLength)]
  const headersWith = (control: string, forCdn: readonly string[] = []): Headers => {
    const validators = isGood ? ['etag', etag, 'cache-control', control] : []
    const ofPage = ['vary', varyOf(cached), ...(isDocument(cached) ? sameFor : []), ...lasting]
    const unchanged = [...validators, ...ofPage, ...forCdn]
    return { whole: [...ofBody, ...unchanged], unchanged }
  }
  const held = tags ? cdn?.held({ tags, expiresAt: cached.expiresAt }) : undefined
  const [open, own] = [headersWith(revalidate, held), headersWith(ownRevalidate, cdn?.denied)]
  return { etag, body, lasting, tags, open, own }
}

/**
 * Parameters of advertisements and mailings, which no page of ours reads: what the browser stored or loaded ahead serves an address with
 * others of them, too (`No-Vary-Search`). A list of those that a page does read would have to be complete: it would lose a returned form.
 */
const ofAdvertisements = 'utm_source utm_medium utm_campaign utm_term utm_content gclid gbraid wbraid fbclid msclkid'
const sameFor = ['no-vary-search', `params=(${ofAdvertisements.replace(/\w+/g, '"$&"')})`]

/** A page has another form, Markdown, at the same address: caches of others must know. */
function varyOf(cached: CachedResponse): string {
  const { headers } = cached
  const own = headers['vary']?.split(',').map((name) => name.trim()) ?? []
  const more = isDocument(cached) ? ['Accept', 'Accept-Encoding'] : ['Accept-Encoding']
  const known = new Set(own.map((name) => name.toLowerCase()))
  return [...own, ...more.filter((name) => !known.has(name.toLowerCase()))].join(', ')
}
