import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Request headers by which the framework's server-component answers differ; part of the key, never trusted alone. */
const payloadHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const

/** Query parameters that change a public page. A request with any other is answered without the store. */
const pageParameters = new Set(['page', '_rsc'])

/** Paths that never come from the store: the framework's files and everything that is not a page. */
const neverKept = /^\/(_next|api|builds|f)(\/|$)/

type KeyedRequest = { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders }

/**
 * @param site names what the host shows (its market), never the raw host: a made-up host must not make a new entry
 *
 * The name under which a response is kept, or undefined when the request must not be answered from the store:
 * another method than GET or HEAD, a query the pages do not know, credentials.
 */
export function responseKey(request: KeyedRequest, site: string): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const { headers } = request
  if (headers.authorization !== undefined) return undefined
  const url = readUrl(request.url)
  if (!url || neverKept.test(url.pathname) || url.pathname.length > 512) return undefined
  if ([...url.searchParams.keys()].some((name) => !pageParameters.has(name))) return undefined
  const payload = payloadHeaders.map((name) => headers[name] ?? '').join('\n')
  const kind = headers.rsc === undefined ? 'html' : 'rsc'
  const digest = createHash('sha256').update(`${site}\n${url.pathname}${url.search}\n${payload}`)
  return `${kind}:${digest.digest('base64url')}`
}

function readUrl(url: string | undefined): URL | undefined {
  if (!url?.startsWith('/') || url.startsWith('//')) return undefined
  return URL.canParse(url, 'http://site') ? new URL(url, 'http://site') : undefined
}
