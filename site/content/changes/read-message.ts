import 'server-only'
import { env } from '#site/server/configuration/env.ts'
import { circuitFor } from '#site/server/upstream/circuit-breaker.ts'
import { type Judged, judgeMessage } from './judge-message.ts'
import { isSigned } from './verify-signature.ts'

const maxBytes = 64 * 1024

/** Reads a webhook of the content service: its signature is verified on the raw bytes, then the message is judged. */
export async function readMessage(request: Request): Promise<Judged> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return tooLarge
  const body = new Uint8Array(await request.arrayBuffer())
  if (body.byteLength > maxBytes) return tooLarge
  if (isSigned(body, request.headers.get('webhook-signature'), env.WEBHOOK_SECRET)) {
    // After an outage the message comes before the next try: pages show the change at once. Nothing waits for the try.
    void circuitFor(new URL(env.CONTENT_API_URL).host).tryNow()
    return await judgeMessage(readJson(body), request.headers)
  }
  const error = 'The signature is missing or wrong: set the webhook secret of the space as WEBHOOK_SECRET.'
  return { status: 401, error }
}

const tooLarge: Judged = { status: 413, error: 'The message is too large.' }

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}
