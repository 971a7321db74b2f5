import type { KeptResponse } from './kept-response.ts'
import { orLate } from './or-late.ts'
import type { Answer } from './page-store.ts'

/**
 * Waits for a page that is being drawn, but not longer than its patience when the last good copy can be had: after a
 * restart beside a slow supplier every page would otherwise wait for the supplier's limit. The drawing goes on.
 */
export async function orLastGood(
  drawing: Promise<Answer>,
  readLastGood: () => Promise<KeptResponse | undefined>,
  patienceMs: number,
): Promise<Answer> {
  const first = await orLate(drawing, patienceMs)
  if (first !== 'late') return first
  const response = await readLastGood()
  if (!response) return await drawing
  drawing.catch(() => undefined)
  return { response, source: 'last-good' }
}
