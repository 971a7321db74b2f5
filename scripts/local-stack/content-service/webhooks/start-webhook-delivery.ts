import { createHmac } from 'node:crypto'
import type { Store } from '../store/open-store.ts'

/**
 * Backoff in milliseconds after the first, second, … failed attempt; the last one repeats until the message is a day
 * old.
 */
export const retryDelays: readonly number[] = [1_000, 5_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000]

const oneDay = 24 * 60 * 60 * 1000
const cachedDelivered = 500

export type WebhookDeliveryOptions = {
  store: Store
  log: (line: string) => void
  /** Concurrent requests over all endpoints; one endpoint never has more than one, which preserves its order. */
  maxInFlight?: number
  /** Timeout of a receiver in milliseconds. */
  timeout?: number
  /** Delays other than `retryDelays`. */
  delays?: readonly number[]
}

type Message = {
  id: number
  endpoint_id: number
  topic: string
  body: string
  created_at: number
  attempts: number
  next_attempt_at: number
  endpoint: string
  secret: string | null
}

type Delivery = Required<WebhookDeliveryOptions> & { busy: Set<number>; isStopped: boolean; wake: () => void }

/**
 * Delivers the outbox: right after each commit, and with growing backoff while a receiver is down. Messages of one
 * endpoint are sent in the order they were written; after a restart, delivery resumes.
 * @returns `stop`, which resolves when all requests in flight have finished
 */
export function startWebhookDelivery(options: WebhookDeliveryOptions): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined
  let isPlanned = false
  const running = new Set<Promise<void>>()
  const delivery: Delivery = {
    maxInFlight: 8,
    timeout: 5_000,
    delays: retryDelays,
    ...options,
    busy: new Set(),
    isStopped: false,
    wake,
  }

  function wake(): void {
    if (isPlanned || delivery.isStopped) return
    isPlanned = true
    setImmediate(pass)
  }

  function pass(): void {
    isPlanned = false
    clearTimeout(timer)
    if (delivery.isStopped) return
    const now = Date.now()
    const heads = headsOf(delivery)
    for (const message of heads) {
      if (message.next_attempt_at > now || delivery.busy.size >= delivery.maxInFlight) continue
      delivery.busy.add(message.endpoint_id)
      const work: Promise<void> = deliver(delivery, message).finally(() => running.delete(work))
      running.add(work)
    }
    const waits = heads.map((message) => message.next_attempt_at - now).filter((wait) => wait > 0)
    // At the concurrency limit no timer is needed: every finished request wakes the loop.
    if (waits.length > 0) timer = setTimeout(wake, Math.min(...waits, oneDay)).unref()
  }

  options.store.onCommit(wake)
  wake()
  return {
    async stop() {
      delivery.isStopped = true
      clearTimeout(timer)
      await Promise.all(running)
    },
  }
}

/** The oldest pending message of each endpoint without a request in flight. */
function headsOf(delivery: Delivery): Message[] {
  const rows = delivery.store.all<Message>(
    `SELECT d.id, d.endpoint_id, d.topic, d.body, d.created_at, d.attempts, d.next_attempt_at, e.endpoint, e.secret
     FROM webhook_endpoints e
     JOIN webhook_deliveries d
       ON d.id = (SELECT min(id) FROM webhook_deliveries WHERE endpoint_id = e.id AND state = 'waiting')
     WHERE e.activated = 1`,
  )
  return rows.filter((row) => !delivery.busy.has(row.endpoint_id))
}

async function deliver(delivery: Delivery, message: Message): Promise<void> {
  const response = await send(message, delivery.timeout)
  delivery.busy.delete(message.endpoint_id)
  recordAttempt(delivery, message, response)
  delivery.wake()
}

type Reply = { isDelivered: boolean; text: string }

async function send(message: Message, timeout: number): Promise<Reply> {
  try {
    const response = await fetch(message.endpoint, {
      method: 'POST',
      headers: headersFor(message),
      body: message.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    return { isDelivered: response.ok, text: String(response.status) }
  } catch (error) {
    return { isDelivered: false, text: error instanceof Error ? `${error.name}: ${error.message}` : 'failed' }
  }
}

/** Storyblok docs, webhooks: the signature is the hex HMAC-SHA1 of the raw body under the endpoint's secret. */
function headersFor(message: Message): Record<string, string> {
  const headers: Record<string, string> = { 'content-type': 'application/json', 'x-storyblok-topic': message.topic }
  if (message.secret) {
    headers['webhook-signature'] = createHmac('sha1', message.secret).update(message.body).digest('hex')
  }
  return headers
}

function recordAttempt(delivery: Delivery, message: Message, response: Reply): void {
  const { store, log, delays } = delivery
  const attempts = message.attempts + 1
  const now = Date.now()
  const wait = delays[Math.min(attempts, delays.length) - 1] ?? oneDay
  const state = response.isDelivered ? 'delivered' : now + wait - message.created_at > oneDay ? 'abandoned' : 'waiting'
  if (state === 'abandoned') {
    log(`webhook ${message.topic} to ${message.endpoint} given up after ${attempts} attempts: ${response.text}`)
  } else if (state === 'waiting' && attempts === 1) {
    log(`webhook ${message.topic} to ${message.endpoint} failed (${response.text}), next try in ${wait} ms`)
  }
  store.transaction(() => {
    store.run(
      'UPDATE webhook_deliveries SET state = ?, attempts = ?, next_attempt_at = ?, last_answer = ? WHERE id = ?',
      [state, attempts, now + wait, response.text, message.id],
    )
    store.run("DELETE FROM webhook_deliveries WHERE state <> 'waiting' AND id < ?", [message.id - cachedDelivered])
  })
}
