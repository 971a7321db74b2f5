import { STATUS_CODES } from 'node:http'

export type Refusal = {
  /** HTTP status. */
  status: number
  /** For whoever wrote the program that asked. */
  detail: string
  headers?: Readonly<Record<string, string>> | undefined
}

/** Seconds after which another try may help. */
export const secondsToRetry: Readonly<Record<number, string>> = { 429: '60', 503: '30' }

/** A refusal as data (RFC 9457) that no cache stores; should a browser show it, nothing in it runs. */
export function refusalParts({ status, detail, headers }: Refusal): { body: string; headers: Record<string, string> } {
  const retryAfter = secondsToRetry[status]
  return {
    body: JSON.stringify({ title: STATUS_CODES[status], status, detail }),
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
      ...headers,
    },
  }
}

/** The refusal of a route; `withRefusalPages` makes a page of it for a person. */
export function refusal(status: number, detail: string, headers?: Refusal['headers']): Response {
  const parts = refusalParts({ status, detail, headers })
  return new Response(parts.body, { status, headers: parts.headers })
}
