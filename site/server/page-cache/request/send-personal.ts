import type { IncomingMessage, OutgoingHttpHeader, RequestListener, ServerResponse } from 'node:http'
import { encodingFor, toCachedResponse } from '../cached-response.ts'
import { renderToEnd } from '../render/render-page.ts'
import type { RenderQueue } from '../render/render-queue.ts'
import { recordRender } from '../render/render-record.ts'
import { cacheStatus, cacheStatusHeader } from './cache-status.ts'
import { handsOnQuery } from './ignored-query.ts'
import { readsParameters } from './read-parameters.ts'

/** Headers of the connection, and those that expose rewrites. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'x-middleware-rewrite',
  handsOnQuery,
  readsParameters,
])

type Exchange = { request: IncomingMessage; response: ServerResponse; queue: RenderQueue }

/**
 * Renders a personal page and sends it when it is complete. The framework receives the request with all its headers; nothing is cached.
 * @throws QueueFullError where too many renders wait
 */
export async function sendPersonal(framework: RequestListener, { request, response, queue }: Exchange): Promise<void> {
  const headers = Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const render = () => renderToEnd(framework, { url: request.url ?? '/', headers })
  const [rendered, record] = await queue.run((onStart) => recordRender(render, onStart))
  if (rendered.status === 200 && request.method !== 'HEAD') await Promise.all(record.whenRendered.map((work) => work()))
  for (const [name, value] of Object.entries(rendered.headers)) {
    if (value !== undefined && !ofConnection.has(name)) response.setHeader(name, joined(response, name, value))
  }
  response.setHeader(cacheStatusHeader, cacheStatus('bypass'))
  const { body, ...coding } = await encoded(request, rendered)
  response.writeHead(rendered.status, { 'content-length': body.byteLength, ...coding })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * Compressed where our own page, or a person without one, asks. The length of a compressed page tells what is in it beside words of
 * the address (BREACH): another site that makes a browser ask with words of its own, or whoever does not say where it comes from, gets it
 * uncompressed.
 */
async function encoded({ headers }: IncomingMessage, { status, body }: { status: number; body: Buffer }) {
  if (!/^(same-origin|none)$/.test(String(headers['sec-fetch-site']))) return { body }
  const { bodies } = await toCachedResponse({ status, headers: {}, body })
  const isCompressed = bodies.br && encodingFor(headers['accept-encoding'], { bodies }) === 'br'
  return isCompressed ? { body: bodies.br ?? body, 'content-encoding': 'br' } : { body }
}

/** Cookies that were set before the render are sent with the page's own. */
function joined(response: ServerResponse, name: string, value: OutgoingHttpHeader): OutgoingHttpHeader {
  const before = response.getHeader(name)
  if (name !== 'set-cookie' || before === undefined) return value
  return [before, value].flat().map(String)
}
