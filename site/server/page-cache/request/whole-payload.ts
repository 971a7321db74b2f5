import type { IncomingHttpHeaders } from 'node:http'
import { type PageRequest, payloadHeaders, payloadParameter } from './cache-key.ts'

/** Values by which the framework's client says that it reads ahead; any other one means nothing to the framework. */
const prefetches: readonly unknown[] = ['1', '2', '3']

/**
 * A visitor's request for the payload of a page, as if no page was open: the framework then answers with the whole page
 * instead of what differs from the open one. The document around a page is a few bytes, and one answer serves everybody
 * from wherever they come; else a page would be drawn and kept once for each page that links to it.
 *
 * Prefetches of parts stay as they are. A document is asked for without the headers of payloads: the framework ignores them
 * there, and with made-up values they would make a page of each request.
 */
export function wholePayload({ method, url, headers }: PageRequest): PageRequest {
  if (headers['rsc'] !== '1') return { method, url, headers: withoutPayloadHeaders(headers) }
  if (prefetches.includes(headers['next-router-prefetch'])) return { method, url, headers }
  if (!URL.canParse(url ?? '', 'http://site')) return { method, url, headers }
  const address = new URL(url ?? '', 'http://site')
  // The framework asks for a digest of the headers it varies by. Of none it is empty, but has to be there.
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
