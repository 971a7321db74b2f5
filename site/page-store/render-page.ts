import type { RequestListener } from 'node:http'
import { inject } from 'light-my-request'
import type { RawResponse } from './kept-response.ts'
import { markFailed } from './render-record.ts'
import { type PageRequest, payloadHeaders } from './response-key.ts'

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

/**
 * Runs the framework on a copy of the request without a socket and collects its whole answer. When drawing fails, the
 * gateway is told (`markFailed`) and draws the error screen instead of the framework's empty page.
 */
export async function renderPage(framework: RequestListener, request: PageRequest): Promise<RawResponse> {
  const raw = await run(framework, request)
  const isScreen = raw.status !== 500 || request.headers['rsc'] !== undefined
  if (isScreen) return raw
  markFailed()
  return await run(framework, request)
}

async function run(framework: RequestListener, { url, headers }: PageRequest): Promise<RawResponse> {
  const passed = passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]))
  const rendered = await inject(framework as Parameters<typeof inject>[0], {
    method: 'GET',
    url: url ?? '/',
    headers: Object.fromEntries(passed),
  })
  const kept = Object.entries(rendered.headers).filter(([name]) => !perSend.has(name))
  return {
    status: rendered.statusCode,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: rendered.rawPayload,
  }
}
