import { setTimeout as pause } from 'node:timers/promises'
import { renderedElsewhereMs } from '#site/server/upstream/time-limits.ts'
import type { CachedResponse } from '../cached-response.ts'
import type { SharedTier } from '../tiers/shared-tier.ts'

type Revalidating = {
  key: string
  shared: SharedTier | undefined
  /** Stores the response of another instance, if there is one. */
  take: () => Promise<CachedResponse | undefined>
  render: () => Promise<unknown>
}

/**
 * Renders a page in the background: one instance of all does, the others take its response.
 * @returns false while another instance renders it
 */
export async function revalidatePage({ key, shared, take, render }: Revalidating): Promise<boolean> {
  if (shared && (await take())) return true
  if (shared && !(await shared.lease(key))) {
    await pause(renderedElsewhereMs)
    return false
  }
  await render().finally(() => shared?.release(key))
  return true
}
