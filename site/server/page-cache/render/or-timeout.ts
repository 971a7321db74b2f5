import { within } from '#site/server/time-limit.ts'
import type { PageResponse } from '../page-cache.ts'

type Timeout = {
  /** How long the answer is waited for. */
  timeoutMs: number
  /** Looked at again and again while it is waited for: whether there is no use in that. */
  isPointless?: () => boolean
}

/** How often that is looked at. */
const lookMs = 50

/** The answer of a drawing, or `late` when it is not there in time or waited for in vain; the drawing goes on. */
export async function orTimeout(
  rendering: Promise<PageResponse>,
  { timeoutMs, isPointless = () => false }: Timeout,
): Promise<PageResponse | 'late'> {
  const until = performance.now() + timeoutMs
  do {
    const first = await within(Math.min(lookMs, timeoutMs), rendering, () => 'late' as const)
    if (first !== 'late') return first
  } while (performance.now() < until && !isPointless())
  return 'late'
}
