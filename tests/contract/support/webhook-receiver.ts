import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { topic: string; signature: string; raw: string; body: Record<string, unknown> }

export type WebhookReceiver = {
  url: string
  /** Messages that were answered 2xx, in the order they came. */
  taken: Received[]
  /** Attempts so far, refused ones included. */
  attempts: () => number
  /** Status that the next messages are answered with; 0 leaves them without an answer. */
  respondWith: (status: number) => void
  /** Resolves when that many messages have been taken. */
  until: (count: number) => Promise<void>
  stop: () => Promise<void>
}

/** A server that accepts webhooks, or refuses them when the test wants it. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const taken: Received[] = []
  let attempts = 0
  let status = 200
  const server = createServer(async (request, response) => {
    attempts += 1
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    if (status === 0) return
    const raw = Buffer.concat(chunks).toString()
    const topic = String(request.headers['x-storyblok-topic'])
    const signature = String(request.headers['webhook-signature'])
    if (status < 300) taken.push({ topic, signature, raw, body: JSON.parse(raw) })
    response.writeHead(status).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/hook`,
    taken,
    attempts: () => attempts,
    respondWith: (next) => void (status = next),
    async until(count) {
      const end = Date.now() + 10_000
      while (taken.length < count && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10))
      if (taken.length < count) throw new Error(`${taken.length} of ${count} messages came`)
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
