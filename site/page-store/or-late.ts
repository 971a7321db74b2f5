import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from './page-store.ts'

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
    const first = await within(drawing, Math.min(lookMs, patienceMs))
    if (first !== 'late') return first
  } while (performance.now() < until && !isInVain())
  return 'late'
}

async function within(drawing: Promise<Answer>, ms: number): Promise<Answer | 'late'> {
  const waiting = new AbortController()
  const late = pause(ms, 'late' as const, { signal: waiting.signal }).catch(() => 'late' as const)
  return await Promise.race([drawing, late]).finally(() => waiting.abort())
}
