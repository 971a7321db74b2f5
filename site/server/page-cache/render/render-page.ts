import type { OutgoingHttpHeaders, RequestListener } from 'node:http'
import { inject } from 'light-my-request'
import { CatalogueError } from '#site/server/errors.ts'
import { inSpan } from '#site/server/observability/tracing.ts'
import { hasFailed, markFailed } from './render-record.ts'

/** What the framework is asked: headers as they came, or those a page may know. */
export type RequestParts = { url: string; headers: Readonly<Record<string, string | string[]>> }

/** The framework's whole answer, before anything of it was sent. */
export type RenderedPage = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/** A payload of this status makes the framework's client load the whole page, and that shows what happened. */
const failed: RenderedPage = { status: 500, headers: {}, body: Buffer.alloc(0) }

/**
 * Runs the framework without a socket and collects its whole answer, so that a page that fails half-way is never sent
 * with the status of its good beginning: it is asked for once more, and the gateway, which is told (`markFailed`),
 * answers with the error screen. To be called in a recorded render.
 */
export async function renderToEnd(framework: RequestListener, requested: RequestParts): Promise<RenderedPage> {
  return await inSpan({ name: 'draw page', kind: 'internal', details: {} }, async (span) => {
    const rendered = await renderOrErrorScreen(framework, requested)
    span?.state({ 'http.response.status_code': rendered.status, 'http.response.body.size': rendered.body.byteLength })
    return rendered
  })
}

/** Draws the screen that says that a page cannot be had at present, without trying the page. */
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

/** Cut off counts as failed: whatever ended the framework's answer, it had not come to the end of the document. */
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
  return { status: statusCode, headers: given, body: rawPayload }
}
