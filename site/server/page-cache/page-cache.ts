import { count } from '#site/server/observability/metrics.ts'
import { outdatedMs, pageMaxAgeMs } from '#site/server/upstream/time-limits.ts'
import { type Decision, decide, defaultLimits, type Situation } from './availability-policy.ts'
import type { CachedResponse } from './cached-response.ts'
import type { PageResponse, Refuse, Render } from './page-response.ts'
import { awaitRender } from './render/await-render.ts'
import { startRender } from './render/in-flight-renders.ts'
import { pageRenders } from './render/page-renders.ts'
import { isEnded, renderOnly } from './render/render-and-store.ts'
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
  /** The response that is ready to be sent; undefined when there is none, or a render of it must be started. */
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

/** A change of at most so many pages shows on the next request: their renders take a second. */
const fewPages = 32

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
  const awaiting = { health: health.now, limits }
  const pages = cachedPages(maxBytes)
  const renders = pageRenders({ cached: pages, tier, shared, health, queue })

  const stateAt = (key: string) => stateOf(pages.get(key), { maxAgeMs, isBusy: renders.isBusy })

  async function copyOf(key: string): Promise<CachedResponse | undefined> {
    const known = pages.get(key)?.value
    return known?.status === 200 ? known : ((await tier.get(key)) ?? (await sharedCopy(key, shared)))
  }

  /** The stale copy of a page whose render would be slow; the page is rendered in the background. */
  async function staleAtOnce(key: string, render: Render): Promise<PageResponse | undefined> {
    const response = await copyOf(key)
    if (!response) return undefined
    renders.revalidate(key, render)
    return { response, source: 'stale' }
  }

  async function respond(key: string, render: Render, refuse?: Refuse): Promise<PageResponse> {
    const { entry, cached } = stateAt(key)
    const decision = decide({ cached, render: 'not started', waitedMs: 0, health: health.now() }, limits)
    const source = sourceAtOnce[decision]
    if (entry && source) {
      if (decision !== 'send') renders.revalidate(key, render)
      return fromMemory(entry, source)
    }
    count(readsMetric, { tier: 'memory', outcome: 'miss' })
    const stale = decision === 'send stale or wait' ? await staleAtOnce(key, render) : undefined
    if (stale) return stale
    // A slow upstream is known already, and a sitemap waits for the comparison of its pages' texts.
    const onLate = () => (upstream?.isSlow() || isText(key) ? undefined : health.note(key, false))
    const readCopy = () => copyOf(key)
    return await awaitRender(renders.once(key, render), { ...awaiting, cached, refuse, readCopy, onLate })
  }

  return {
    respond,
    cacheHit(key) {
      const { entry, cached } = stateAt(key)
      if (entry && cached === 'outdated' && renders.isRevalidating(key)) return fromMemory(entry, 'stale')
      return entry && cached === 'fresh' ? fromMemory(entry, 'hit') : undefined
    },
    async renderOnly(render, refuse) {
      const rendering = startRender((onStart) => renderOnly(queue, render, onStart))
      return await awaitRender(rendering, { ...awaiting, cached: 'absent', refuse })
    },
    invalidate(tags) {
      // A render that started before this change must not serve a request that arrived after it.
      renders.forget()
      return pages.invalidate(tags)
    },
    addressesWith: (tags) => addressesOf(pages.with(tags)),
    invalidateAll() {
      renders.forget()
      pages.invalidateAll()
    },
  }
}

/** An instance that has just started has no copies: those of the others serve until it has. */
async function sharedCopy(key: string, shared: SharedTier | undefined): Promise<CachedResponse | undefined> {
  const copy = await shared?.copy(key)
  return copy?.status === 200 && !isEnded(copy) ? copy : undefined
}

/** The decisions that send the page in memory. */
const sourceAtOnce: Partial<Record<Decision, PageResponse['source']>> = {
  send: 'hit',
  'send and revalidate': 'hit',
  'send stale and revalidate': 'stale',
}

type Entry = ReturnType<ReturnType<typeof cachedPages>['get']>

type State = { entry: Entry; cached: Situation['cached'] }

function stateOf(entry: Entry, options: { maxAgeMs: number; isBusy: () => boolean }): State {
  return { entry, cached: situationOf(entry, options) }
}

function situationOf(entry: Entry, at: { maxAgeMs: number; isBusy: () => boolean }): Situation['cached'] {
  if (!entry) return 'absent'
  if (isEnded(entry.value)) return 'ended'
  const { cachedAt, invalidation } = entry
  if (!invalidation) return Date.now() - cachedAt > at.maxAgeMs ? 'expired' : 'fresh'
  const isRecent = Date.now() - invalidation.at < outdatedMs
  return isRecent && invalidation.together > fewPages && at.isBusy() ? 'outdated' : 'absent'
}

/** A read that is not answered from memory comes back as `respond`, which counts it. */
function fromMemory({ value, tags }: NonNullable<Entry>, source: PageResponse['source']): PageResponse {
  count(readsMetric, { tier: 'memory', outcome: 'hit' })
  return { response: value, source, tags }
}

function addressesOf(responses: readonly CachedResponse[]): string[] {
  return [...new Set(responses.flatMap(({ status, address }) => (status === 200 ? (address ?? []) : [])))]
}
