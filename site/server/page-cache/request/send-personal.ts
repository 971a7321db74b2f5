import type { IncomingMessage, OutgoingHttpHeader, RequestListener, ServerResponse } from 'node:http'
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
  response.writeHead(rendered.status, { 'content-length': rendered.body.byteLength })
  response.end(request.method === 'HEAD' ? undefined : rendered.body)
}

/** Cookies that were set before the render are sent with the page's own. */
function joined(response: ServerResponse, name: string, value: OutgoingHttpHeader): OutgoingHttpHeader {
  const before = response.getHeader(name)
  if (name !== 'set-cookie' || before === undefined) return value
  return [before, value].flat().map(String)
}
