import type { RequestListener } from 'node:http'
import { contentPolicy, frameAncestorsOf } from '#site/server/security/content-policy.ts'
import { inlineScriptHashes } from '#site/server/security/inline-scripts.ts'
import type { RawResponse } from '../cached-response.ts'
import { type PageRequest, payloadHeaders } from '../request/cache-key.ts'
import { type RenderedPage, type RequestParts, renderErrorScreen, renderToEnd } from './render-page.ts'
import { recordRender } from './render-record.ts'

/** All a public page may know of its request: forwarded hosts, cookies and the framework's own headers stay outside. */
const passedOn = ['host', 'accept', ...payloadHeaders] as const

/** Headers that belong to one connection or encoding, or tell how we rewrite. */
const perSend = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
  'x-middleware-rewrite',
])

/** Draws a page for everybody: the framework sees a copy of the request with what such a page may know. */
export async function renderPage(framework: RequestListener, request: PageRequest): Promise<RawResponse> {
  return asResponse(await renderToEnd(framework, plainly(request)))
}

/** The same of the screen that stands for a page which is late; in a record of its own, for the page's is still written. */
export async function renderRefusal(framework: RequestListener, request: PageRequest): Promise<RawResponse> {
  const [rendered] = await recordRender(() => renderErrorScreen(framework, plainly(request)))
  return asResponse(rendered)
}

function plainly({ url, headers }: PageRequest): RequestParts {
  const passed = passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]))
  return { url: url ?? '/', headers: Object.fromEntries(passed) }
}

function asResponse(rendered: RenderedPage): RawResponse {
  const cached = Object.entries(rendered.headers).filter(([name]) => !perSend.has(name))
  const plain = Object.fromEntries(cached.map(([name, value]) => [name, String(value)]))
  return { status: rendered.status, headers: withPolicy(plain, rendered.body), body: rendered.body }
}

/** The page's scripts are hashed here, once, however often it is sent. */
function withPolicy(plain: Record<string, string>, body: Buffer): Record<string, string> {
  if (!plain['content-type']?.startsWith('text/html')) return plain
  const scripts = inlineScriptHashes(body.toString('utf8'))
  const frameAncestors = frameAncestorsOf(plain['content-security-policy'])
  return { ...plain, 'content-security-policy': contentPolicy({ scripts, frameAncestors }) }
}
