import type { IncomingMessage, ServerResponse } from 'node:http'
import { count } from '#site/server/observability/metrics.ts'
import { protectionNames } from '#site/server/security/protection-headers.ts'
import { type CachedResponse, type Encoding, encodingFor } from '../cached-response.ts'
import type { PageResponse } from '../page-response.ts'
import { cacheStatus, cacheStatusHeader } from './cache-status.ts'
import { handsOnQuery } from './ignored-query.ts'
import { readsParameters } from './read-parameters.ts'

/**
 * A page may be held by a browser but must be asked for again: a publish shows on the next request.
 * (The framework says `no-store` for every page it draws on demand, which would also forbid the back-forward cache.)
 */
const revalidate = 'public, max-age=0, must-revalidate'

/** An answer that sets a cookie is the visitor's own, although its page is everybody's. */
const ownRevalidate = 'private, max-age=0, must-revalidate'

type Exchange = {
  request: Pick<IncomingMessage, 'method' | 'headers'>
  response: ServerResponse
  /** Headers of this answer besides those set already, names and values in turn; with none set it is written fastest. */
  beside?: readonly string[]
}

/** What an answer says whenever it is sent in an encoding: names and values in turn, made once. */
type Ready = { etag: string; vary: string; body: Buffer; headers: readonly string[] }

const ready = new WeakMap<CachedResponse, Partial<Record<Encoding, Ready>>>()

/** Sends a finished response in the best encoding the client takes, or 304 when it already has it. */
export function sendResponse(
  { response: cached, source }: PageResponse,
  { request, response, beside = [] }: Exchange,
): void {
  const { etag, vary, body, headers } = readyToSend(cached, encodingFor(request.headers['accept-encoding'], cached))
  count('site_pages_total', { source, status: cached.status })
  const isGood = cached.status === 200
  const isOwn = beside.includes('set-cookie') || response.hasHeader('set-cookie')
  const caching = isGood ? ['etag', etag, 'cache-control', isOwn ? ownRevalidate : revalidate] : []
  // RFC 9111, section 5.1: how old the answer is, also where it stands in for one that could not be drawn.
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
  ready.set(cached, { ...encodings, [encoding]: made })
  return made
}

function makeReady(cached: CachedResponse, encoding: Encoding): Ready {
  const body = cached.bodies[encoding] ?? cached.bodies.identity
  const caching = cached.status === 200 ? ['etag', 'cache-control'] : []
  // The request pipeline sets its own headers beside these; twice they would be read as one value that nobody knows.
  const replaced = new Set(['vary', 'content-length', ...caching, ...protectionNames, handsOnQuery, readsParameters])
  const own = Object.entries(cached.headers).filter(([name]) => !replaced.has(name))
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding]
  return {
    etag: `"${cached.digest}-${encoding}"`,
    vary: withEncoding(cached.headers['vary']),
    body,
    headers: [...own.flat(), ...coding, 'content-length', String(body.byteLength)],
  }
}

function withEncoding(vary: string | undefined): string {
  return vary?.toLowerCase().includes('accept-encoding') ? vary : [vary, 'Accept-Encoding'].filter(Boolean).join(', ')
}
