import type { IncomingMessage, ServerResponse } from 'node:http'
import { count } from '#site/metrics/metrics.ts'
import { encodingFor } from './kept-response.ts'
import type { Answer } from './page-store.ts'

/**
 * A page may be held by a browser but must be asked for again: a publish shows on the next request.
 * (The framework says `no-store` for every page it draws on demand, which would also forbid the back-forward cache.)
 */
const revalidate = 'public, max-age=0, must-revalidate'

/** An answer that sets a cookie is the visitor's own, although its page is everybody's. */
const ownRevalidate = 'private, max-age=0, must-revalidate'

type Exchange = { request: IncomingMessage; response: ServerResponse }

/** Sends a finished response in the best encoding the client takes, or 304 when it already has it. */
export function sendResponse({ response: kept, source }: Answer, { request, response }: Exchange): void {
  const encoding = encodingFor(request.headers['accept-encoding'], kept)
  const body = kept.bodies[encoding] ?? kept.bodies.identity
  const etag = `"${kept.digest}-${encoding}"`
  const vary = withEncoding(kept.headers['vary'])
  count('site_pages_total', { source, status: kept.status })
  const isGood = kept.status === 200
  // RFC 9111, section 5.1: how old the answer is, also where it stands in for one that could not be drawn.
  const age = Math.max(0, Math.floor((Date.now() - kept.madeAt) / 1000))
  const told = { age: String(age), 'x-page-store': source }
  const caching = isGood ? { etag, 'cache-control': response.hasHeader('set-cookie') ? ownRevalidate : revalidate } : {}
  if (isGood && request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ...caching, vary, ...told }).end()
    return
  }
  response.writeHead(kept.status, {
    ...kept.headers,
    ...caching,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    vary,
    'content-length': body.byteLength,
    ...told,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function withEncoding(vary: string | undefined): string {
  return vary?.toLowerCase().includes('accept-encoding') ? vary : [vary, 'Accept-Encoding'].filter(Boolean).join(', ')
}
