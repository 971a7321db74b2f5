import type { Span } from './span.ts'
import { inSpan } from './tracing.ts'

type RequestParts = { address: string; method?: string | undefined; headers?: HeadersInit | undefined }

/**
 * A request to an upstream with a span of its own. The span has method, host, path and status; never the query, which
 * may contain a token.
 * @param ask gets the headers, with `traceparent`; unchanged where tracing is off
 */
export async function requestInSpan(
  { address, method: given = 'GET', headers }: RequestParts,
  send: (headers: HeadersInit | undefined) => Promise<Response>,
): Promise<Response> {
  const { hostname, port, pathname } = new URL(address)
  const method = given.toUpperCase()
  const details = {
    'http.request.method': method,
    'server.address': hostname,
    ...(port && { 'server.port': Number(port) }),
    'url.path': pathname,
  }
  return await inSpan({ name: method, kind: 'client', details }, async (span) => {
    const response = await send(
      span ? { ...Object.fromEntries(new Headers(headers)), traceparent: span.traceParent } : headers,
    )
    stateResponse(span, response.status)
    return response
  })
}

/** A response of 400 and above is an error of a client span (semantic conventions, HTTP client). */
function stateResponse(span: Span | undefined, status: number): void {
  span?.state({ 'http.response.status_code': status })
  if (status >= 400) span?.fail(String(status))
}
