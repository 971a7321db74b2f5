import { count } from '#site/server/observability/metrics.ts'
import {
  type CachedResponse,
  compressedOnly,
  isDocument,
  type RawResponse,
  toCachedResponse,
} from '../cached-response.ts'
import type { PageResponse, Render } from '../page-response.ts'
import { isText } from '../request/cache-key.ts'
import type { cachedPages } from '../tiers/cached-pages.ts'
import type { DiskTier } from '../tiers/disk-tier.ts'
import type { SharedTier } from '../tiers/shared-tier.ts'
import { contentProof } from '../warm-up/content-proof.ts'
import type { RenderHealth } from './render-health.ts'
import type { RenderQueue } from './render-queue.ts'
import { type OnStart, type RenderRecord, recordRender } from './render-record.ts'

/** A page to render, with its cache tiers. */
type Work = {
  key: string
  render: Render
  onStart: OnStart
  cached: ReturnType<typeof cachedPages>
  tier: DiskTier
  shared: SharedTier | undefined
  health: RenderHealth
  queue: RenderQueue
}

/** Whether the content of a page has ended: the page of a past event must not invite. */
export function isEnded({ expiresAt }: CachedResponse): boolean {
  return expiresAt !== undefined && Date.now() >= expiresAt
}

/** Renders a page that is never cached. */
export async function renderOnly(queue: RenderQueue, render: Render, onStart: OnStart): Promise<PageResponse> {
  const [raw] = await inQueue(queue, render, onStart)
  return { response: await toCachedResponse(raw), source: 'bypass' }
}

/** Stores the response of another instance and returns it; undefined where there is none, or a change was received meanwhile. */
export async function takeShared({
  key,
  cached,
  shared,
  tier,
}: Pick<Work, 'key' | 'cached' | 'shared' | 'tier'>): Promise<PageResponse | undefined> {
  const startedAt = cached.now()
  const found = await shared?.get(key)
  if (shared) count('site_page_cache_reads_total', { tier: 'shared', outcome: found ? 'hit' : 'miss' })
  if (!found || isEnded(found.response)) return undefined
  const { response, tags } = found
  const isTaken = cached.put(key, { value: response, tags, startedAt, cachedAt: response.madeAt })
  if (!isTaken) return undefined
  // Every page that was sent has a copy for an outage, whichever instance rendered it; the response does not wait for the disk.
  void storeCopy({ key, response, tier })
  return { response, source: 'hit', tags }
}

/** Uses the response of another instance, if there is one; else renders the page and stores it. */
export async function takeOrRender(work: Work): Promise<PageResponse> {
  return (await takeShared(work)) ?? (await renderAndStore(work))
}

async function renderAndStore({
  key,
  render,
  cached,
  tier,
  shared,
  health,
  queue,
  onStart,
}: Work): Promise<PageResponse> {
  let startedAt = cached.now()
  let seen = shared?.position()
  const [raw, record] = await inQueue(queue, render, (started) => {
    // A change that arrived while the render waited in the queue is included.
    startedAt = cached.now()
    seen = shared?.position()
    onStart(started)
  })
  health.note(key, raw.status < 500)
  const response = await toCachedResponse(raw)
  if (isCacheable(raw, record)) {
    const expiresAt = Number.isFinite(record.expiresAt) ? record.expiresAt : undefined
    const value = { ...response, expiresAt, address: raw.address }
    const isCurrent = cached.put(key, { value, tags: record.tags, startedAt })
    // Anyone can invent addresses that are not found: they are not shared with other instances, and a page that was there is removed.
    if (raw.status === 404) shared?.remove(key)
    else if (isCurrent && seen) void shared?.put(key, { response: compressedOnly(value), tags: [...record.tags], seen })
    await storeCopy({ key, response, tier })
    if (isCurrent) return { response: value, source: 'miss', tags: [...record.tags] }
  }
  return { response, source: 'miss' }
}

/** Renders when the queue allows it. */
async function inQueue(queue: RenderQueue, render: Render, onStart: OnStart): Promise<[RawResponse, RenderRecord]> {
  const [raw, record] = await queue.run((onTurn) =>
    recordRender(render, (started) => {
      onTurn(started)
      onStart(started)
    }),
  )
  if (isMadeOfContent(raw, record)) contentProof().isRendered = true
  return [raw, record]
}

/** A page may render without a part of its content; such a page does not prove that content can be read. */
function isMadeOfContent(response: RawResponse, { tags, failure }: RenderRecord): boolean {
  return response.status === 200 && tags.size > 0 && failure === undefined && isDocument(response)
}

type Copy = { key: string; response: CachedResponse; tier: DiskTier }

/**
 * The disk follows the content: a removed page must not return in an outage. It stores whole pages, no payloads: a page's payloads
 * have as many keys as clients have router states, and a client that gets no payload loads the page.
 */
async function storeCopy({ key, response, tier }: Copy): Promise<void> {
  if (!key.startsWith('html:') && !isText(key)) return
  await (response.status === 200 ? tier.put(key, response) : tier.remove(key))
}

/** Only a final response that was built from content (it has tags) and is the same for every visitor is cached. */
function isCacheable({ status, headers }: RawResponse, { tags, isPersonal }: RenderRecord): boolean {
  const isFinal = status === 200 || status === 301 || status === 308 || status === 404
  return isFinal && tags.size > 0 && !isPersonal && headers['set-cookie'] === undefined
}
