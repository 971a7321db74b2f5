import { LRUCache } from 'lru-cache'
import { runtimePart } from '#site/server/runtime.ts'
import { within } from '#site/server/time-limit.ts'
import { seenMessageMs } from '#site/server/upstream/time-limits.ts'
import type { RedisClient } from './redis-client.ts'

/** Identifiers that all instances share. */
export type SharedIdentifiers = { has(id: string): Promise<boolean>; add(id: string): Promise<void> }

/** How long an identifier is stored: senders repeat a message for a day at most. */
const rememberMs = 24 * 60 * 60_000
const mostIdentifiers = 10_000

type Memory = { own: LRUCache<string, true>; shared?: SharedIdentifiers }

const memory = runtimePart(
  'seen-messages',
  (): Memory => ({ own: new LRUCache({ max: mostIdentifiers, ttl: rememberMs }) }),
)

/**
 * Whether a message with this identifier was handled, by this instance or another one. While Redis is down an instance knows its own
 * messages only: a message that is handled twice invalidates the same pages twice.
 */
export async function isSeen(id: string): Promise<boolean> {
  const { own, shared } = memory()
  if (own.has(id)) return true
  return shared === undefined ? false : await within(seenMessageMs, shared.has(id)).catch(() => false)
}

/** Call it after the message was handled: a failed one is accepted when its sender repeats it. */
export async function rememberSeen(id: string): Promise<void> {
  const { own, shared } = memory()
  own.set(id, true)
  if (shared !== undefined) await within(seenMessageMs, shared.add(id)).catch(() => undefined)
}

export function shareSeen(shared: SharedIdentifiers | undefined): void {
  const known = memory()
  if (shared === undefined) delete known.shared
  else known.shared = shared
}

/** @param prefix of every key */
export function identifiersInRedis(client: RedisClient, prefix: string): SharedIdentifiers {
  return {
    has: (id) => client.exists(`${prefix}:${id}`),
    add: (id) => client.set(`${prefix}:${id}`, '', rememberMs),
  }
}
