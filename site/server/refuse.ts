import type { ServerResponse } from 'node:http'

/** Refuses a request with data that no cache stores; should a browser show it, nothing in it runs. */
export function refuse(
  response: ServerResponse,
  { status, error, headers = {} }: { status: number; error: string; headers?: Record<string, string> },
): void {
  const body = JSON.stringify({ error })
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-length': Buffer.byteLength(body),
    ...headers,
  })
  response.end(body)
}
