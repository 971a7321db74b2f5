import { setImmediate as nextTurn } from 'node:timers/promises'
import { type CachedResponse, type RawResponse, toCachedResponse } from './cached-response.ts'
import { inFlightRenders, type OnStart, startRender } from './render/in-flight-renders.ts'
import { orRefused } from './render/or-refused.ts'
import { orStaleCopy } from './render/or-stale.ts'
import { type RenderHealth, renderHealth } from './render/render-health.ts'
import { QueueFullError, type RenderQueue, renderQueue } from './render/render-queue.ts'
import { type RenderRecord, recordRender } from './render/render-record.ts'
import type { CacheSource } from './request/cache-status.ts'
import { cachedPages } from './tiers/cached-pages.ts'
import type { DiskTier } from './tiers/disk-tier.ts'
import { memoryTier } from './tiers/memory-tier.ts'
import type { SharedTier } from './tiers/shared-tier.ts'

/** Renders one request to its end; the framework in production, anything in a test. */
export type Render = () => Promise<RawResponse>

/** Gives what is answered instead of a page. */
export type Refuse = () => Promise<CachedResponse>

export type PageResponse = { response: CachedResponse; source: CacheSource }

export type PageCache = {
  /**
   * @param refuse draws what is answered instead of a page that waits too long for content or for its turn; without it, it is
   * waited for
   * @throws QueueFullError where too many renders wait and there is no stale copy
   */
  respond(key: string, render: Render, refuse?: Refuse): Promise<PageResponse>
  /** The answer that needs nothing but to be sent; undefined when there is none, or it is due to be drawn again. */
  cacheHit(key: string): PageResponse | undefined
  /** Draws a page that is not kept. */
  renderOnly(render: Render, refuse?: Refuse): Promise<PageResponse>
  drop(tags: Iterable<string>): number
  /** Addresses of the kept pages that a drop of the tags would drop. */
  addressesWith(tags: Iterable<string>): string[]
  dropAll(): void
}

type PageCacheOptions = {
  maxBytes: number
  tier: DiskTier
  maxAgeMs?: number
  /** How long a page that lies on the disk is waited for. */
  timeoutMs?: number
  /** How long a page that lies nowhere is waited for. */
  limitMs?: number
  /** What the instances of the site keep for each other, where there are several. */
  shared?: SharedTier | undefined
  /** How what has the content answers at present; without it, as if it always did so in time. */
  upstream?: { isSlow: () => boolean; isHanging: () => boolean }
  /** Where renders wait for their turn; without it, the store has a queue of its own. */
  queue?: RenderQueue
}

/** Pages that are drawn at once beside the visits while what has the content is slow. */
const mostBeside = 8

/** Longest a page is shown without being drawn again, should the word of a change ever be lost. */
export const defaultMaxAgeMs = 5 * 60_000

/** Part of the memory for last good pages, which are read only while pages cannot be drawn. */
const standInShare = 1 / 8

/** Well above what drawing takes; a supplier that is slower than this is as good as away. */
const defaultTimeoutMs = 1500

/** A page that was never shown takes five seconds at most, the drawing of its refusal included. */
const defaultLimitMs = 4200

/**
 * Finished public responses in front of the framework: kept in memory by key, dropped by tag, drawn once however many
 * ask at the same moment, and replaced by the last good answer when drawing fails.
 */
export function pageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, shared, maxAgeMs = defaultMaxAgeMs, queue = renderQueue() } = options
  const { timeoutMs = defaultTimeoutMs, limitMs = defaultLimitMs } = options
  const { isSlow, isHanging } = options.upstream ?? { isSlow: () => false, isHanging: () => false }
  const tier = memoryTier(options.tier, Math.ceil(maxBytes * standInShare))
  const health = renderHealth()
  const cached = cachedPages(maxBytes)
  const inFlight = inFlightRenders()

  const renderOnce = (key: string, render: Render) =>
    inFlight.once(key, (onStart) => takeOrRender({ key, render, cached, tier, shared, health, queue, onStart }))

  /** What the clock has overtaken is waited for nevertheless. */
  const isSlowFor = (key: string) => isSlow() && cached.get(key) === undefined

  /**
   * While nothing can be drawn one page at a time is tried, and the others do not wait for what is not to be had; while that
   * takes long, some pages are drawn beside the visits.
   */
  async function standIn(key: string, render: Render): Promise<PageResponse | undefined> {
    const isFailing = health.isFailing()
    const response = isFailing || isSlowFor(key) ? await tier.get(key) : undefined
    if (!response) return undefined
    if (inFlight.count() < (isFailing ? 1 : mostBeside))
      renderOnce(key, afterThis(render)).result.catch(() => undefined)
    return { response, source: 'stale' }
  }

  async function rendered(key: string, render: Render, refuse: Refuse | undefined): Promise<PageResponse> {
    const readStale = () => {
      if (!isSlow()) health.note(key, false)
      return tier.get(key)
    }
    const standing = await standIn(key, render)
    if (standing) return standing
    const { result, isWaiting } = renderOnce(key, render)
    const rendering = orStaleCopy(result, { readStale, timeoutMs, isSlow: () => isSlowFor(key) })
    return await orRefused(rendering, { isWaiting, isHanging, screen: refuse, readCopy: () => tier.get(key), limitMs })
  }

  return {
    async respond(key, render, refuse) {
      const entry = cached.get(key)
      if (!entry || isExpired(entry.value)) return rendered(key, render, refuse)
      if (Date.now() - entry.cachedAt > maxAgeMs) renderOnce(key, afterThis(render)).result.catch(() => undefined)
      return { response: entry.value, source: 'hit' }
    },
    cacheHit(key) {
      const entry = cached.get(key)
      if (!entry || isExpired(entry.value) || Date.now() - entry.cachedAt > maxAgeMs) return undefined
      return { response: entry.value, source: 'hit' }
    },
    async renderOnly(render, refuse) {
      const { result, isWaiting } = startRender((onStart) => renderOnly(queue, render, onStart))
      return await orRefused(result, { isWaiting, isHanging, screen: refuse, limitMs })
    },
    drop(tags) {
      // A render that began before this change must not answer a request that came after it.
      inFlight.forget()
      return cached.drop(tags)
    },
    addressesWith(tags) {
      const addresses = cached.with(tags).flatMap(({ status, address }) => (status === 200 ? (address ?? []) : []))
      return [...new Set(addresses)]
    },
    dropAll() {
      inFlight.forget()
      cached.dropAll()
    },
  }
}

async function renderOnly(queue: RenderQueue, render: Render, onStart: OnStart): Promise<PageResponse> {
  const [raw] = await inQueue(queue, render, onStart)
  return { response: await toCachedResponse(raw), source: 'bypass' }
}

/** Renders in its turn. */
function inQueue(queue: RenderQueue, render: Render, onStart: OnStart): Promise<[RawResponse, RenderRecord]> {
  return queue.run((onTurn) =>
    recordRender(render, (record) => {
      onTurn(record)
      onStart(record)
    }),
  )
}

type Work = {
  key: string
  render: Render
  cached: ReturnType<typeof cachedPages>
  tier: DiskTier
  shared: SharedTier | undefined
  health: RenderHealth
  queue: RenderQueue
  onStart: OnStart
}

/** What another instance has drawn already is taken over, unless a change was heard of meanwhile. */
async function takeOrRender(work: Work): Promise<PageResponse> {
  const { key, cached, shared, tier } = work
  const startedAt = cached.now()
  const found = await shared?.get(key)
  if (!found || isExpired(found.response)) return orStale(renderAndCache(work), work)
  const { response, tags } = found
  const isTaken = cached.put(key, { value: response, tags, startedAt, cachedAt: response.madeAt })
  if (!isTaken) return orStale(renderAndCache(work), work)
  // What is shown here once is there in an outage, whoever drew it; the visitor does not wait for the disk.
  void storeOnDisk({ key, response, tier })
  return { response, source: 'hit' }
}

/** While too many renders wait, a stale copy is better than a refusal. */
async function orStale(rendered: Promise<PageResponse>, { key, tier }: Work): Promise<PageResponse> {
  try {
    return await rendered
  } catch (error) {
    const copy = error instanceof QueueFullError ? await tier.get(key) : undefined
    if (!copy) throw error
    return { response: copy, source: 'stale' }
  }
}

async function renderAndCache({
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
  const start = (started: RenderRecord) => {
    // What changed while the render waited for its turn is in it.
    startedAt = cached.now()
    seen = shared?.position()
    onStart(started)
  }
  const [raw, record] = await inQueue(queue, render, start)
  health.note(key, raw.status < 500)
  if (raw.status >= 500) {
    const stale = await tier.get(key)
    if (stale) return { response: stale, source: 'stale' }
  }
  const response = await toCachedResponse(raw)
  if (isKeepable(raw, record)) {
    const expiresAt = Number.isFinite(record.expiresAt) ? record.expiresAt : undefined
    const value = { ...response, expiresAt, address: raw.address }
    const isCurrent = cached.put(key, { value, tags: record.tags, startedAt })
    // Anybody can make up addresses that are not found: other instances need none of them.
    if (isCurrent && seen && raw.status !== 404)
      void shared?.put(key, { response: value, tags: [...record.tags], seen })
    await storeOnDisk({ key, response, tier })
  }
  return { response, source: 'miss' }
}

/** For who comes next: begun when this answer is on its way, because the framework holds the process while it starts. */
function afterThis(render: Render): Render {
  return async () => {
    await nextTurn()
    return await render()
  }
}

/** What the clock has overtaken is not shown while it is drawn anew: an event that is over must not invite. */
function isExpired({ expiresAt }: CachedResponse): boolean {
  return expiresAt !== undefined && Date.now() >= expiresAt
}

/**
 * The shelf follows what is true: a page that is gone must not come back in an outage. Only whole pages go on it, not
 * payloads: a page's payloads have as many keys as clients have router states, and a client that gets no payload loads
 * the page.
 */
async function storeOnDisk({
  key,
  response,
  tier,
}: {
  key: string
  response: CachedResponse
  tier: DiskTier
}): Promise<void> {
  if (!key.startsWith('html:')) return
  await (response.status === 200 ? tier.put(key, response) : tier.remove(key))
}

/** A page is kept only when it was built from content (it has tags), is nobody's own, and is a final answer. */
function isKeepable({ status, headers }: RawResponse, { tags, isPersonal }: RenderRecord): boolean {
  const isFinal = status === 200 || status === 301 || status === 308 || status === 404
  return isFinal && tags.size > 0 && !isPersonal && headers['set-cookie'] === undefined
}
