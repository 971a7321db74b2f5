import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from './page-store.ts'

/** The answer of a drawing, or `late` when it is not there after so many milliseconds; the drawing goes on. */
export async function orLate(drawing: Promise<Answer>, patienceMs: number): Promise<Answer | 'late'> {
  const waiting = new AbortController()
  const late = pause(patienceMs, 'late' as const, { signal: waiting.signal }).catch(() => 'late' as const)
  return await Promise.race([drawing, late]).finally(() => waiting.abort())
}
