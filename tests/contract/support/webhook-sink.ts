import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type WebhookSink = {
  url: string
  /** Names under which messages were taken, with repetitions. */
  taken: readonly string[]
  /** How many calls were refused. */
  refused: () => number
  /** How many messages that were taken the secret has not signed. */
  forged: () => number
  stop: () => Promise<void>
}

/**
 * A recipient of webhooks that refuses while `isAway` is true.
 * @param secret the secret that signs messages (https://www.standardwebhooks.com: id, seconds and raw body)
 */
export async function startWebhookSink(isAway: () => boolean, secret = ''): Promise<WebhookSink> {
  const taken: string[] = []
  let refused = 0
  let forged = 0
  const server = createServer((request, response) => {
    const header = (name: string) => String(request.headers[`webhook-${name}`])
    const hmac = createHmac('sha256', secret).update(`${header('id')}.${header('timestamp')}.`)
    request.on('data', (chunk: Buffer) => void hmac.update(chunk))
    request.on('end', () => {
      const isRefused = isAway()
      if (isRefused) refused += 1
      else taken.push(header('id'))
      if (!isRefused && header('signature') !== `v1,${hmac.digest('base64')}`) forged += 1
      response.writeHead(isRefused ? 503 : 204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `http://localhost:${port}`, taken, refused: () => refused, forged: () => forged, stop }
}
