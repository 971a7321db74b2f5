import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { renderedElsewhereMs } from '#site/server/upstream/time-limits.ts'
import type { Render } from '../page-response.ts'
import type { cachedPages } from '../tiers/cached-pages.ts'
import type { DiskTier } from '../tiers/disk-tier.ts'
import type { SharedTier } from '../tiers/shared-tier.ts'
import { inFlightRenders } from './in-flight-renders.ts'
import { takeOrRender, takeShared } from './render-and-store.ts'
import type { RenderHealth } from './render-health.ts'
import { type RenderQueue, renderLimits } from './render-queue.ts'
import { revalidations } from './revalidations.ts'

type Tiers = {
  cached: ReturnType<typeof cachedPages>
  tier: DiskTier
  shared: SharedTier | undefined
  health: RenderHealth
  queue: RenderQueue
}

/** Background renders at the same time: two of them compute, and while pages fail there is one at a time. */
const rendersBeside = { failing: 1, slow: 8, hanging: 8, good: 4 }

/** The renders of the page cache: those that requests wait for, and those in the background. */
export function pageRenders({ cached, tier, shared, health, queue }: Tiers) {
  const inFlight = inFlightRenders()
  const revalidating = revalidations(() => rendersBeside[health.now()])
  const once = (key: string, render: Render) =>
    inFlight.once(key, (onStart) => takeOrRender({ key, render, cached, tier, shared, health, queue, onStart }))
  /** One instance of all renders the page, the others take its response. Returns false while another instance renders it. */
  const revalidate = async (key: string, render: Render) => {
    if (shared && (await takeShared({ key, cached, tier, shared }))) return true
    if (shared && !(await shared.lease(key))) {
      await pause(renderedElsewhereMs)
      return false
    }
    await once(key, afterThis(render)).result.finally(() => shared?.release(key))
    return true
  }
  return {
    /** Renders a page that a request waits for; requests for one page share the render. */
    once,
    /** Renders a page in the background, after its copy was sent. */
    revalidate: (key: string, render: Render) => revalidating.add(key, () => revalidate(key, render)),
    isRevalidating: revalidating.has,
    /** Whether a page that is requested now would wait for several renders of others. */
    isBusy: () => inFlight.count() + revalidating.waiting() > renderLimits.computing,
    /** Renders in flight go on, for the requests that wait for them. */
    forget: inFlight.forget,
  }
}

/** For the next request: starts after this response was sent, because starting the framework blocks the process. */
function afterThis(render: Render): Render {
  return async () => {
    await nextTurn()
    return await render()
  }
}
