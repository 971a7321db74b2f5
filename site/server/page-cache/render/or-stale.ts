import type { KeptResponse } from '../cached-response.ts'
import type { Answer } from '../page-cache.ts'
import { orLate } from './or-timeout.ts'

type LastGood = {
  readLastGood: () => Promise<KeptResponse | undefined>
  patienceMs: number
  /** Whether what the page waits for is known to take its time. */
  isSlow: () => boolean
}

/**
 * Waits for a page that is being drawn, but not longer than its patience when the last good copy can be had: after a
 * restart beside a slow supplier every page would otherwise wait for the supplier's limit. The drawing goes on.
 */
export async function orLastGood(
  drawing: Promise<Answer>,
  { readLastGood, patienceMs, isSlow }: LastGood,
): Promise<Answer> {
  const first = await orLate(drawing, { patienceMs, isInVain: isSlow })
  if (first !== 'late') return first
  const response = await readLastGood()
  if (!response) return await drawing
  drawing.catch(() => undefined)
  return { response, source: 'last-good' }
}
