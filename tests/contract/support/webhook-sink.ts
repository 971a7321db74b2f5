import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type WebhookSink = {
  url: string
  /** Names under which messages were taken, with repetitions. */
  taken: readonly string[]
  /** How many calls were refused. */
  refused: () => number
  stop: () => Promise<void>
}

/** A recipient of webhooks that refuses while it is asked to. */
export async function startWebhookSink(isAway: () => boolean): Promise<WebhookSink> {
  const taken: string[] = []
  let refused = 0
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      const isRefused = isAway()
      if (isRefused) refused += 1
      else taken.push(String(request.headers['webhook-id']))
      response.writeHead(isRefused ? 503 : 204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `http://localhost:${port}`, taken, refused: () => refused, stop }
}
