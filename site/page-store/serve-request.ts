import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { inject } from 'light-my-request'
import type { RawResponse } from './kept-response.ts'
import { encodingFor } from './kept-response.ts'
import type { Answer, PageStore } from './page-store.ts'
import { responseKey } from './response-key.ts'

type Serving = { store: PageStore; framework: RequestListener; siteOf: (host: string | undefined) => string }

/** Headers that belong to one connection or encoding and are set anew with every send, or tell how we rewrite. */
const perSend = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
  'x-middleware-rewrite',
])

/**
 * A kept page may be held by a browser but must be asked for again: a publish shows on the next request.
 * (The framework says `no-store` for every page it draws on demand, which would also forbid the back-forward cache.)
 */
const revalidate = 'public, max-age=0, must-revalidate'

/** The listener of the site's server: a kept page is sent from memory, everything else goes to the framework. */
export function serveRequest({ store, framework, siteOf }: Serving) {
  return async function listener(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = responseKey(request, siteOf(request.headers.host))
    if (key === undefined) return void framework(request, response)
    const answer = await store.answer(key, () => renderWith(framework, request))
    send(answer, request, response)
  }
}

/** Runs the framework on a copy of the request without a socket and collects its whole answer. */
async function renderWith(framework: RequestListener, request: IncomingMessage): Promise<RawResponse> {
  const { cookie: _cookie, 'accept-encoding': _encoding, ...headers } = request.headers
  const rendered = await inject(framework as Parameters<typeof inject>[0], {
    method: 'GET',
    url: request.url ?? '/',
    headers: headers as Record<string, string>,
  })
  const kept = Object.entries(rendered.headers).filter(([name]) => !perSend.has(name))
  return {
    status: rendered.statusCode,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: rendered.rawPayload,
  }
}

function send({ response: kept, source }: Answer, request: IncomingMessage, response: ServerResponse): void {
  const encoding = encodingFor(request.headers['accept-encoding'], kept)
  const body = kept.bodies[encoding] ?? kept.bodies.identity
  const etag = `"${kept.digest}-${encoding}"`
  const caching = kept.status === 200 ? { etag, 'cache-control': revalidate } : {}
  if (kept.status === 200 && request.headers['if-none-match'] === etag) {
    return void response.writeHead(304, { ...caching, vary: varyOf(kept.headers['vary']) }).end()
  }
  response.writeHead(kept.status, {
    ...kept.headers,
    ...caching,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    vary: varyOf(kept.headers['vary']),
    'content-length': body.byteLength,
    'x-page-store': source,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function varyOf(vary: string | undefined): string {
  return vary?.toLowerCase().includes('accept-encoding') ? vary : [vary, 'Accept-Encoding'].filter(Boolean).join(', ')
}
