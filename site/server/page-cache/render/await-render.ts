import { within } from '#site/server/time-limit.ts'
import { renderLookMs } from '#site/server/upstream/time-limits.ts'
import { type Decision, decide, type defaultLimits, type Health, type Situation } from '../availability-policy.ts'
import type { CachedResponse } from '../cached-response.ts'
import type { PageResponse, Refuse } from '../page-response.ts'
import type { InFlightRender } from './in-flight-renders.ts'

export type Awaiting = {
  cached: Situation['cached']
  health: () => Health
  limits: typeof defaultLimits
  /** Renders the 503 screen; absent: the caller waits for the page. */
  refuse: Refuse | undefined
  /** Absent for a page that has no copy. */
  readCopy?: () => Promise<CachedResponse | undefined>
  /** Called once when a stale copy would be faster. */
  onLate?: () => void
}

/**
 * Waits for a render as long as the policy says. The render goes on when a stale copy or 503 was sent, and the next request finds the
 * page in the cache.
 * @throws what the render throws, where there is no copy
 */
export async function awaitRender(render: InFlightRender, awaiting: Awaiting): Promise<PageResponse> {
  const { result } = render
  const { limits, refuse } = awaiting
  const ended = endOf(result)
  const [look, readCopy] = [decisions(render, awaiting), onceOnly(awaiting.readCopy)]
  const lookMs = Math.min(renderLookMs, limits.staleAfterMs, limits.refuseAfterMs)
  for (;;) {
    const end = await within(lookMs, ended, () => undefined)
    if (end === 'rendered') return await result
    const decision = look(end)
    if (decision === 'send stale or 503' && refuse) {
      const instead = staleOr503(readCopy, refuse)
      // The screen takes a moment too: a page that is complete before it is better.
      return await Promise.race([ended.then((late) => (late === 'failed' ? instead : result)), instead])
    }
    const copy = mayBeStale(decision) ? await readCopy() : undefined
    if (copy) return { response: copy, source: 'stale' }
    if (end) return await result
  }
}

/** Polls a render and yields decisions. */
function decisions({ isWaiting }: InFlightRender, { cached, health, limits, onLate }: Awaiting) {
  const startedAt = performance.now()
  const look = healthOfLooks(health)
  let isDelayed = false
  return (end: 'failed' | undefined): Decision => {
    const waitedMs = performance.now() - startedAt
    if (!isDelayed && waitedMs >= limits.staleAfterMs) onLate?.()
    isDelayed ||= waitedMs >= limits.staleAfterMs
    const render = end ?? (isWaiting() ? 'waiting' : 'computing')
    return decide({ cached, render, waitedMs, health: look() }, limits)
  }
}

function endOf(result: Promise<PageResponse>): Promise<'rendered' | 'failed'> {
  return result.then(
    ({ response }) => (response.status < 500 ? 'rendered' : 'failed'),
    () => 'failed',
  )
}

function mayBeStale(decision: Decision): boolean {
  return decision === 'send stale or wait' || decision === 'send stale or the failure'
}

async function staleOr503(readCopy: () => Promise<CachedResponse | undefined>, refuse: Refuse): Promise<PageResponse> {
  const copy = await readCopy()
  return copy ? { response: copy, source: 'stale' } : { response: await refuse(), source: 'miss' }
}

function onceOnly(read: Awaiting['readCopy'] = async () => undefined) {
  let copy: ReturnType<typeof read> | undefined
  return () => {
    copy ??= read()
    return copy
  }
}

/** A process that was busy itself has unread responses before it may call an upstream hanging: it decides at the second poll. */
function healthOfLooks(health: () => Health): () => Health {
  let before: Health = 'good'
  return () => {
    const now = health()
    const isSudden = now === 'hanging' && before !== 'hanging'
    before = now
    return isSudden ? 'slow' : now
  }
}
