import { isRedirect } from '../cached-response.ts'
import type { PageResponse } from '../page-response.ts'
import { payloadParameter } from './cache-key.ts'
import type { KnownTarget } from './known-target.ts'

/**
 * Under this name a redirect of the gateway says that it hands on the query of its request. The gateway saw the parameters that
 * pages read; the page cache adds the ignored ones. No client sees the header.
 */
export const handsOnQuery = 'x-hands-on-query'

/** Where the framework's client reads which query a payload was rendered for, when it is not that of its address. */
const renderedQuery = 'x-nextjs-rewritten-query'

/** The response to a request whose target had ignored parameters: a redirect hands them on, a payload says what it is of. */
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
