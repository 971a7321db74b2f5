import type { ServerResponse } from 'node:http'
import { type Refusal, refusalParts } from './refusal.ts'

/** Refuses a request before the framework sees it. */
export function refuse(response: ServerResponse, refusal: Refusal): void {
  const { body, headers } = refusalParts(refusal)
  response.writeHead(refusal.status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}
