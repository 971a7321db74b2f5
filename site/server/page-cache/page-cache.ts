import { setImmediate as nextTurn } from 'node:timers/promises'
import { count } from '#site/server/observability/metrics.ts'
import { pageMaxAgeMs } from '#site/server/upstream/time-limits.ts'
import { decide, defaultLimits, type Situation } from './availability-policy.ts'
import type { CachedResponse } from './cached-response.ts'
import type { PageResponse, Refuse, Render } from './page-response.ts'
import { awaitRender } from './render/await-render.ts'
import { inFlightRenders, startRender } from './render/in-flight-renders.ts'
import { isEnded, renderOnly, takeOrRender } from './render/render-and-store.ts'
import { renderHealth, type UpstreamSigns } from './render/render-health.ts'
import { type RenderQueue, renderQueue } from './render/render-queue.ts'
import { isText } from './request/cache-key.ts'
import { cachedPages } from './tiers/cached-pages.ts'
import type { DiskTier } from './tiers/disk-tier.ts'
import { memoryTier } from './tiers/memory-tier.ts'
import type { SharedTier } from './tiers/shared-tier.ts'

export type PageCache = {
  /**
   * @param refuse renders the response that replaces a page which waits too long for content or in the queue; without it, the
   * caller waits for the page
   * @throws QueueFullError where too many renders wait and there is no stale copy
   */
  respond(key: string, render: Render, refuse?: Refuse): Promise<PageResponse>
  /** The response that is ready to be sent; undefined when there is none, or it is due to be rendered again. */
  cacheHit(key: string): PageResponse | undefined
  /** Renders a page that is never cached. */
  renderOnly(render: Render, refuse?: Refuse): Promise<PageResponse>
  invalidate(tags: Iterable<string>): number
  /** Addresses of the cached pages that `invalidate` of these tags would remove. */
  addressesWith(tags: Iterable<string>): string[]
  invalidateAll(): void
}

type PageCacheOptions = {
  maxBytes: number
  tier: DiskTier
  maxAgeMs?: number
  /** A stale copy is sent instead of a page that takes longer. */
  staleAfterMs?: number
  /** 503 is sent instead of a page without a copy that takes longer. */
  refuseAfterMs?: number
  /** Responses that the instances of the site share, where there are several. */
  shared?: SharedTier | undefined
  /** Health of the content upstream; absent: always in time. */
  upstream?: UpstreamSigns
  /** Where renders wait for their turn; absent: the cache has a queue of its own. */
  queue?: RenderQueue
}

/** Background renders of pages whose stale copy was sent: while pages fail, one at a time. */
const rendersBeside = { failing: 1, slow: 8 }

const readsMetric = 'site_page_cache_reads_total'

/** Part of the memory for stale copies, which are read only while pages cannot be rendered. */
const staleShare = 1 / 8

/**
 * Finished public responses in front of the framework: cached in memory by key, invalidated by tag, rendered once however many
 * requests come at the same moment, and replaced by the stale copy as the availability policy says.
 */
export function pageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, shared, maxAgeMs = pageMaxAgeMs, queue = renderQueue(), upstream } = options
  const { staleAfterMs = defaultLimits.staleAfterMs, refuseAfterMs = defaultLimits.refuseAfterMs } = options
  const limits = { staleAfterMs, refuseAfterMs }
  const tier = memoryTier(options.tier, Math.ceil(maxBytes * staleShare))
  const health = renderHealth(upstream)
  const pages = cachedPages(maxBytes)
  const inFlight = inFlightRenders()

  const renderOnce = (key: string, render: Render) =>
    inFlight.once(key, (onStart) => takeOrRender({ key, render, cached: pages, tier, shared, health, queue, onStart }))

  const revalidate = (key: string, render: Render) =>
    void renderOnce(key, afterThis(render)).result.catch(() => undefined)

  function stateOf(key: string): { entry: ReturnType<typeof pages.get>; cached: Situation['cached'] } {
    const entry = pages.get(key)
    if (!entry) return { entry, cached: 'absent' }
    if (isEnded(entry.value)) return { entry, cached: 'ended' }
    return { entry, cached: Date.now() - entry.cachedAt > maxAgeMs ? 'expired' : 'fresh' }
  }

  /** The stale copy of a page whose render would be slow; the page is rendered in the background. */
  async function staleAtOnce(key: string, render: Render): Promise<PageResponse | undefined> {
    const response = await tier.get(key)
    if (!response) return undefined
    const most = health.now() === 'failing' ? rendersBeside.failing : rendersBeside.slow
    if (inFlight.count() < most) revalidate(key, render)
    return { response, source: 'stale' }
  }

  async function respond(key: string, render: Render, refuse?: Refuse): Promise<PageResponse> {
    const { entry, cached } = stateOf(key)
    const decision = decide({ cached, render: 'not started', waitedMs: 0, health: health.now() }, limits)
    if (entry && decision === 'send and revalidate') revalidate(key, render)
    if (entry && (decision === 'send' || decision === 'send and revalidate')) return memoryHit(entry.value)
    count(readsMetric, { tier: 'memory', outcome: 'miss' })
    const stale = decision === 'send stale or wait' ? await staleAtOnce(key, render) : undefined
    if (stale) return stale
    const readCopy = () => tier.get(key)
    // A slow upstream is known already, and a sitemap waits for the comparison of its pages' texts.
    const onLate = () => (upstream?.isSlow() || isText(key) ? undefined : health.note(key, false))
    return await awaitRender(renderOnce(key, render), { cached, health: health.now, limits, refuse, readCopy, onLate })
  }

  return {
    respond,
    cacheHit(key) {
      const { entry, cached } = stateOf(key)
      return entry && cached === 'fresh' ? memoryHit(entry.value) : undefined
    },
    async renderOnly(render, refuse) {
      const rendering = startRender((onStart) => renderOnly(queue, render, onStart))
      return await awaitRender(rendering, { cached: 'absent', health: health.now, limits, refuse })
    },
    invalidate(tags) {
      // A render that started before this change must not serve a request that arrived after it.
      inFlight.forget()
      return pages.invalidate(tags)
    },
    addressesWith: (tags) => addressesOf(pages.with(tags)),
    invalidateAll() {
      inFlight.forget()
      pages.invalidateAll()
    },
  }
}

/** A read that is no hit comes back as `respond`, which counts it. */
function memoryHit(response: CachedResponse): PageResponse {
  count(readsMetric, { tier: 'memory', outcome: 'hit' })
  return { response, source: 'hit' }
}

function addressesOf(responses: readonly CachedResponse[]): string[] {
  return [...new Set(responses.flatMap(({ status, address }) => (status === 200 ? (address ?? []) : [])))]
}

/** For the next request: starts after this response was sent, because starting the framework blocks the process. */
function afterThis(render: Render): Render {
  return async () => {
    await nextTurn()
    return await render()
  }
}
