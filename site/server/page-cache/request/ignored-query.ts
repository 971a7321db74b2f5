import { isRedirect } from '../cached-response.ts'
import type { PageResponse } from '../page-response.ts'
import { payloadParameter } from './cache-key.ts'
import type { KnownTarget } from './known-target.ts'

/**
 * With this header a redirect of the middleware passes on the query of its request. The middleware read the parameters that pages
 * read; the page cache adds the ignored ones. Clients never receive the header.
 */
export const handsOnQuery = 'x-hands-on-query'

/** Where the framework's client reads the query of a payload, when it differs from that of the address. */
const renderedQuery = 'x-nextjs-rewritten-query'

/** The response to a request with ignored parameters: a redirect passes them on, a payload states its own query. */
export function withIgnored(response: PageResponse, { target, ignored }: KnownTarget): PageResponse {
  if (ignored === '') return response
  const { headers } = response.response
  const location = headers['location']
  if (isRedirect(response.response)) {
    if (headers[handsOnQuery] === undefined || location === undefined) return response
    return withHeader(response, 'location', joined(location, ignored))
  }
  if (!headers['content-type']?.startsWith('text/x-component')) return response
  const query = new URLSearchParams(target.split('?')[1])
  query.delete(payloadParameter)
  return withHeader(response, renderedQuery, String(query))
}

function joined(location: string, query: string): string {
  const [address = '', ...fragment] = location.split('#')
  return [`${address}${address.includes('?') ? '&' : '?'}${query}`, ...fragment].join('#')
}

function withHeader(response: PageResponse, name: string, value: string): PageResponse {
  return { ...response, response: { ...response.response, headers: { ...response.response.headers, [name]: value } } }
}
