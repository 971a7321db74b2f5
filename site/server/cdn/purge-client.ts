import { randomUUID } from 'node:crypto'
import { type CdnNeeds, cdnNeeds } from '#site/server/configuration/cdn-variables.ts'
import type { Env } from '#site/server/configuration/env.ts'
import { upstreamClient } from '#site/server/upstream/upstream-client.ts'
import { namesToPurge } from './cdn-tags.ts'
import { type PurgeCall, vendors } from './vendors.ts'

/** A publish waits for it; a CDN that takes longer gets the purge from the queue. */
const purgeMs = 3000

/**
 * Resolves when the CDN has accepted the purge of everything with one of these tags. It does no harm when repeated.
 * @throws Error when a call fails or takes longer than three seconds; other calls may have been accepted
 */
export type PurgeCdn = (tags: Iterable<string>) => Promise<void>

export type PurgeSettings = Pick<Env, 'CDN' | 'CDN_PURGE_URL' | 'CDN_TOKEN' | 'CDN_ZONE' | 'REDIS_PREFIX'>

/**
 * @param settings undefined CDN: there is nothing to purge
 * @param fetch limits its calls itself
 */
export function purgeClient(settings: PurgeSettings, fetch = upstreamClient({ timeoutMs: purgeMs })): PurgeCdn {
  const { CDN, CDN_TOKEN: token = '', CDN_ZONE: zone = '', REDIS_PREFIX: site } = settings
  if (CDN === undefined) return async () => undefined
  const { mostPurged, purge } = vendors[CDN]
  const { purgeUrl }: CdnNeeds = cdnNeeds[CDN]
  const origins = settings.CDN_PURGE_URL ?? (purgeUrl === undefined ? [] : [purgeUrl])
  return async (tags) => {
    const batches = inBatches(namesToPurge(site, tags), mostPurged)
    const calls = batches.map((names) => purge({ names, token, zone, change: randomUUID() }))
    await Promise.all(origins.flatMap((origin) => calls.map((call) => send(fetch, origin, call))))
  }
}

function inBatches(names: readonly string[], most: number): (readonly string[])[] {
  if (names.length <= most) return names.length === 0 ? [] : [names]
  return [names.slice(0, most), ...inBatches(names.slice(most), most)]
}

async function send(fetch: typeof globalThis.fetch, origin: string, { path, ...init }: PurgeCall): Promise<void> {
  const response = await fetch(`${origin.replace(/\/$/, '')}${path}`, init)
  if (response.ok) return
  const { host } = new URL(origin)
  throw new Error(`The CDN at ${host} did not take a purge: status ${response.status}.`)
}
