import type { OutgoingHttpHeaders, RequestListener } from 'node:http'
import { inject } from 'light-my-request'
import { CatalogueError } from '#site/server/errors.ts'
import { inSpan } from '#site/server/observability/tracing.ts'
import { hasFailed, markFailed } from './render-record.ts'
import { withoutPictureHints } from './without-picture-hints.ts'

/** The request for the framework: its headers as received, or those that a page may read. */
export type RequestParts = { url: string; headers: Readonly<Record<string, string | string[]>> }

/** The framework's complete response, before anything of it was sent. */
export type RenderedPage = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/** A payload of this status makes the framework's client load the whole page, which shows the error. */
const failed: RenderedPage = { status: 500, headers: {}, body: Buffer.alloc(0) }

/**
 * Runs the framework without a socket and collects its complete response, so that a page that fails half-way is never sent with
 * status 200: the framework renders it a second time, and the middleware, which reads `markFailed`, returns the error screen. Call it
 * in a recorded render.
 */
export async function renderToEnd(framework: RequestListener, requested: RequestParts): Promise<RenderedPage> {
  return await inSpan({ name: 'render page', kind: 'internal', details: {} }, async (span) => {
    const rendered = await renderOrErrorScreen(framework, requested)
    span?.state({ 'http.response.status_code': rendered.status, 'http.response.body.size': rendered.body.byteLength })
    return rendered
  })
}

/** Renders the 503 screen without rendering the page. */
export async function renderErrorScreen(framework: RequestListener, requested: RequestParts): Promise<RenderedPage> {
  if (requested.headers['rsc'] !== undefined) return failed
  markFailed(new CatalogueError('content-unavailable', 'The page waits for content too long.'))
  return await run(framework, requested)
}

async function renderOrErrorScreen(framework: RequestListener, requested: RequestParts): Promise<RenderedPage> {
  const rendered = await run(framework, requested).catch(() => failed)
  if (!hasFailed() && !isBroken(rendered)) return rendered
  if (requested.headers['rsc'] !== undefined) return failed
  markFailed()
  return await run(framework, requested)
}

/** A truncated response counts as failed: it does not contain the end of the document. */
function isBroken({ status, headers, body }: RenderedPage): boolean {
  const isDocument = status === 200 && String(headers['content-type']).startsWith('text/html')
  return status === 500 || (isDocument && !body.subarray(-64).includes('</html>'))
}

async function run(framework: RequestListener, { url, headers }: RequestParts): Promise<RenderedPage> {
  const {
    statusCode,
    headers: given,
    rawPayload,
  } = await inject(framework as Parameters<typeof inject>[0], {
    method: 'GET',
    url,
    headers: { ...headers },
  })
  const isPayload = headers['rsc'] !== undefined && statusCode === 200
  return { status: statusCode, headers: given, body: isPayload ? withoutPictureHints(rawPayload) : rawPayload }
}
