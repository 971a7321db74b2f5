import type { RequestListener } from 'node:http'
import { contentPolicy, frameAncestorsOf } from '#site/server/security/content-policy.ts'
import { inlineScriptHashes } from '#site/server/security/inline-scripts.ts'
import type { RawResponse } from '../cached-response.ts'
import { withSpeculationRules } from '../late-scripts/speculation-rules.ts'
import { withLateScripts } from '../late-scripts/with-late-scripts.ts'
import { type PageRequest, payloadHeaders } from '../request/cache-key.ts'
import { type StyleSheets, stylesFirst, withoutStyleHints } from './first-styles/styles-first.ts'
import { type RenderedPage, type RequestParts, renderErrorScreen, renderToEnd } from './render-page.ts'
import { recordRender } from './render-record.ts'

/** All request headers that a public page may read: forwarded hosts, cookies and the framework's own headers are removed. */
const passedOn = ['host', 'accept', ...payloadHeaders] as const

/** Headers of one connection or encoding, and those that expose rewrites. */
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
 * Renders a public page: the framework receives a copy of the request with the headers that such a page may read.
 * @param sheets of which a document contains the rules for its first paint; absent: it waits for its style sheets
 */
export async function renderPublicPage(
  framework: RequestListener,
  request: PageRequest,
  sheets?: StyleSheets,
): Promise<RawResponse> {
  return asResponse(await renderToEnd(framework, withoutVisitor(request)), sheets)
}

/** Renders the screen that replaces a late page, in a record of its own because the page's is still being written. */
export async function renderRefusal(framework: RequestListener, request: PageRequest): Promise<RawResponse> {
  const [rendered] = await recordRender(() => renderErrorScreen(framework, withoutVisitor(request)))
  return asResponse(rendered)
}

function withoutVisitor({ url, headers }: PageRequest): RequestParts {
  const passed = passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]))
  return { url: url ?? '/', headers: Object.fromEntries(passed) }
}

/**
 * A document becomes text and bytes again once, however much of it changes. Each byte is one character (`latin1`), because what is
 * looked for and inserted is ASCII: reading UTF-8 would take longer, and twice the memory.
 */
function asResponse(rendered: RenderedPage, sheets?: StyleSheets): RawResponse {
  const { status } = rendered
  const cached = Object.entries(rendered.headers).filter(([name]) => !perSend.has(name))
  const headers: Record<string, string> = Object.fromEntries(cached.map(([name, value]) => [name, String(value)]))
  if (!headers['content-type']?.startsWith('text/html')) return { status, headers, body: rendered.body }
  const late = withLateScripts(withSpeculationRules(rendered.body.toString('latin1')))
  const html = sheets ? stylesFirst(late, sheets) : late
  return {
    status,
    headers: headersFor(html, sheets ? withoutHints(headers) : headers),
    body: Buffer.from(html, 'latin1'),
  }
}

function withoutHints({ link = '', ...others }: Record<string, string>): Record<string, string> {
  const needed = withoutStyleHints(link)
  return needed === '' ? others : { ...others, link: needed }
}

/** Hashes the page's scripts once, however often the page is sent. */
function headersFor(html: string, headers: Record<string, string>): Record<string, string> {
  const frameAncestors = frameAncestorsOf(headers['content-security-policy'])
  return { ...headers, 'content-security-policy': contentPolicy({ scripts: inlineScriptHashes(html), frameAncestors }) }
}
