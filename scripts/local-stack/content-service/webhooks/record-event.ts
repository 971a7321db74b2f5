import { bumpCacheVersion } from '../store/cache-version.ts'
import type { Store } from '../store/open-store.ts'

/** Topics that an endpoint may subscribe to and that this service sends. Storyblok docs: webhooks. */
export const webhookTopics = [
  'story.published',
  'story.unpublished',
  'story.deleted',
  'story.moved',
  'datasource.entries_updated',
  'asset.created',
  'asset.replaced',
  'asset.deleted',
  'asset.restored',
  'release.merged',
] as const

export type WebhookTopic = (typeof webhookTopics)[number]

export type ChangeEvent = {
  topic: WebhookTopic
  /** The sentence for a log that people read. */
  text: string
  spaceId: number
  /** Keys beside text, action and space_id: story_id and full_slug, datasource_slug, asset_id, release_id. */
  details: Readonly<Record<string, string | number>>
}

/**
 * Records a change that delivery shows: raises the cache version and writes one message per subscribed endpoint to the
 * outbox. Called inside the transaction of the change, so that neither exists without the other.
 */
export function recordEvent(store: Store, event: ChangeEvent): void {
  bumpCacheVersion(store)
  const action = event.topic.slice(event.topic.indexOf('.') + 1)
  const body = JSON.stringify({ text: event.text, action, space_id: event.spaceId, ...event.details })
  const now = Date.now()
  const endpoints = store.all<{ id: number; actions: string }>(
    'SELECT id, actions FROM webhook_endpoints WHERE activated = 1',
  )
  for (const endpoint of endpoints) {
    const actions: unknown = JSON.parse(endpoint.actions)
    if (!Array.isArray(actions) || !actions.includes(event.topic)) continue
    store.run(
      'INSERT INTO webhook_deliveries (endpoint_id, topic, body, created_at, next_attempt_at) VALUES (?, ?, ?, ?, ?)',
      [endpoint.id, event.topic, body, now, now],
    )
    retryNow(store, endpoint.id, now)
  }
}

/** A new message resets the backoff of earlier ones: a receiver that has recovered gets the event at once. */
function retryNow(store: Store, endpointId: number, now: number): void {
  store.run(
    `UPDATE webhook_deliveries SET next_attempt_at = min(next_attempt_at, ?)
     WHERE id = (SELECT min(id) FROM webhook_deliveries WHERE endpoint_id = ? AND state = 'waiting')`,
    [now, endpointId],
  )
}
