import { type PageRequest, payloadParameter } from './response-key.ts'

/**
 * A visitor's request for the payload of a page, as if no page was open: the framework then answers with the whole page
 * instead of what differs from the open one. The document around a page is a few bytes, and one answer serves everybody
 * from wherever they come; else a page would be drawn and kept once for each page that links to it.
 *
 * Prefetches of parts stay as they are, and so does everything that is no payload.
 */
export function wholePayload({ method, url, headers }: PageRequest): PageRequest {
  const isWhole =
    headers['rsc'] !== undefined &&
    headers['next-router-prefetch'] === undefined &&
    headers['next-router-segment-prefetch'] === undefined
  if (!isWhole || !URL.canParse(url ?? '', 'http://site')) return { method, url, headers }
  const address = new URL(url ?? '', 'http://site')
  // The framework asks for a digest of the headers it varies by. Of none it is empty, but has to be there.
  address.searchParams.set(payloadParameter, '')
  const { 'next-router-state-tree': _tree, 'next-url': _from, ...kept } = headers
  return { method, url: `${address.pathname}${address.search}`, headers: kept }
}
