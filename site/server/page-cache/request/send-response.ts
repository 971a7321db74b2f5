import type { IncomingMessage, ServerResponse } from 'node:http'
import { protectionNames } from '#site/server/security/protection-headers.ts'
import { type CachedResponse, type Encoding, encodingFor, identityOf } from '../cached-response.ts'
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
  /** Further headers of this response, names and values in turn; without any it is written fastest. */
  beside?: readonly string[]
}

/** The headers of every response in one encoding: names and values in turn, made once. */
type Ready = { etag: string; vary: string; body: Buffer; headers: readonly string[] }

const ready = new WeakMap<CachedResponse, Partial<Record<Encoding, Ready>>>()

/** Sends a cached response in the best encoding that the client accepts, or 304 when the client has it. */
export function sendResponse(
  { response: cached, source }: PageResponse,
  { request, response, beside = [] }: Exchange,
): void {
  const { etag, vary, body, headers } = readyToSend(cached, encodingFor(request.headers['accept-encoding'], cached))
  const isGood = cached.status === 200
  const isOwn = beside.includes('set-cookie') || response.hasHeader('set-cookie')
  const caching = isGood ? ['etag', etag, 'cache-control', isOwn ? ownRevalidate : revalidate] : []
  // RFC 9111, section 5.1: the age of the response, also of a stale copy that replaces a failed render.
  const age = Math.max(0, Math.floor((Date.now() - cached.madeAt) / 1000))
  const perRequest = ['vary', vary, 'age', String(age), cacheStatusHeader, cacheStatus(source)]
  if (isGood && request.headers['if-none-match'] === etag) {
    response.writeHead(304, [...caching, ...perRequest, ...beside]).end()
    return
  }
  response.writeHead(cached.status, [...headers, ...caching, ...perRequest, ...beside])
  response.end(request.method === 'HEAD' ? undefined : body)
}

function readyToSend(cached: CachedResponse, encoding: Encoding): Ready {
  const encodings = ready.get(cached) ?? {}
  const before = encodings[encoding]
  if (before) return before
  const made = makeReady(cached, encoding)
  // An uncompressed body is made for the one response.
  if (cached.bodies[encoding]) ready.set(cached, { ...encodings, [encoding]: made })
  return made
}

function makeReady(cached: CachedResponse, encoding: Encoding): Ready {
  const body = cached.bodies[encoding] ?? identityOf(cached)
  const caching = cached.status === 200 ? ['etag', 'cache-control'] : []
  // The request pipeline sets its own; a header that is sent twice would be read as one invalid value.
  const replaced = new Set(['vary', 'content-length', ...caching, ...protectionNames, handsOnQuery, readsParameters])
  const own = Object.entries(cached.headers).filter(([name]) => !replaced.has(name))
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding]
  return {
    etag: `"${cached.digest}-${encoding}"`,
    vary: varyOf(cached),
    body,
    headers: [...own.flat(), ...coding, 'content-length', String(body.byteLength)],
  }
}

/** A page has another form, Markdown, at the same address: caches of others must know. */
function varyOf({ headers }: CachedResponse): string {
  const own = headers['vary']?.split(',').map((name) => name.trim()) ?? []
  const isPage = headers['content-type']?.startsWith('text/html')
  const more = isPage ? ['Accept', 'Accept-Encoding'] : ['Accept-Encoding']
  const known = new Set(own.map((name) => name.toLowerCase()))
  return [...own, ...more.filter((name) => !known.has(name.toLowerCase()))].join(', ')
}
