import type { ServerResponse } from 'node:http'

/** Says no in data, to nobody's cache, and takes no more of the request. */
export function refuse(
  response: ServerResponse,
  { status, error, headers = {} }: { status: number; error: string; headers?: Record<string, string> },
): void {
  const body = JSON.stringify({ error })
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'content-length': Buffer.byteLength(body),
    ...headers,
  })
  response.end(body)
}
