import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a person reads the response to a request: a browser that opens a page or a file, or sends a form. A script gets data, and so does
 * any program that does not ask for HTML.
 */
export function wantsPage(headers: Headers | IncomingHttpHeaders): boolean {
  const read = (name: 'accept' | 'sec-fetch-mode') =>
    String((headers instanceof Headers ? headers.get(name) : headers[name]) ?? '')
  const accept = read('accept')
  if (accept.includes('application/json')) return false
  return accept.includes('text/html') || read('sec-fetch-mode') === 'navigate'
}

/** Whether a browser loads the address before its person clicks; what it gets then, it discards. */
export function isAheadOfClick(headers: IncomingHttpHeaders): boolean {
  return /\bprefetch\b/.test(`${headers['sec-purpose']} ${headers['purpose']} ${headers['x-moz']}`)
}
