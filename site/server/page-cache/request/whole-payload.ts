import type { IncomingHttpHeaders } from 'node:http'
import { type PageRequest, payloadHeaders, payloadParameter } from './cache-key.ts'

/** Values by which the framework's client marks a prefetch; any other value has no meaning to the framework. */
const prefetches: readonly unknown[] = ['1', '2', '3']

/**
 * Turns a visitor's payload request into one without an open page: the framework then returns the whole page instead of the
 * difference. The shell of a page is a few bytes, and one response serves every visitor; else a page would be rendered and cached
 * once for each page that links to it.
 *
 * Prefetches of segments stay as they are. A document is requested without the payload headers: the framework ignores them there, and
 * invented values would add a cache entry each.
 */
export function wholePayload({ method, url, headers }: PageRequest): PageRequest {
  if (headers['rsc'] !== '1') return { method, url, headers: withoutPayloadHeaders(headers) }
  if (prefetches.includes(headers['next-router-prefetch'])) return { method, url, headers }
  if (!URL.canParse(url ?? '', 'http://site')) return { method, url, headers }
  const address = new URL(url ?? '', 'http://site')
  // The framework expects a digest of the headers it varies by. Without them it is empty, but must be present.
  address.searchParams.set(payloadParameter, '')
  return {
    method,
    url: `${address.pathname}${address.search}`,
    headers: { ...withoutPayloadHeaders(headers), rsc: '1' },
  }
}

function withoutPayloadHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  if (payloadHeaders.every((name) => headers[name] === undefined)) return headers
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !payloadHeaders.some((one) => one === name)))
}
