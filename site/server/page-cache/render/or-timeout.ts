import { within } from '#site/server/time-limit.ts'
import type { Answer } from '../page-cache.ts'

type Patience = {
  /** How long the answer is waited for. */
  patienceMs: number
  /** Looked at again and again while it is waited for: whether there is no use in that. */
  isInVain?: () => boolean
}

/** How often that is looked at. */
const lookMs = 50

/** The answer of a drawing, or `late` when it is not there in time or waited for in vain; the drawing goes on. */
export async function orLate(
  drawing: Promise<Answer>,
  { patienceMs, isInVain = () => false }: Patience,
): Promise<Answer | 'late'> {
  const until = performance.now() + patienceMs
  do {
    const first = await within(Math.min(lookMs, patienceMs), drawing, () => 'late' as const)
    if (first !== 'late') return first
  } while (performance.now() < until && !isInVain())
  return 'late'
}
