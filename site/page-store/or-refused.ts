import { keepResponse, type RawResponse } from './kept-response.ts'
import { orLate } from './or-late.ts'
import type { Answer } from './page-store.ts'

type Refusing = {
  /** Whether the drawing waits for content; what merely takes its time on a busy machine is waited for. */
  isWaiting: () => boolean
  refuse: () => Promise<RawResponse>
  limitMs: number
}

/** How often a page that is late for another reason is looked at. */
const lookAgainMs = 250

/**
 * Waits for a page of which there is no copy, but not longer than a visitor should: a service that is slow, or hangs and has not
 * been found out yet, is told in words. The drawing goes on, and the next visitor finds the page.
 */
export async function orRefused(drawing: Promise<Answer>, { isWaiting, refuse, limitMs }: Refusing): Promise<Answer> {
  for (let patienceMs = limitMs; ; patienceMs = lookAgainMs) {
    const first = await orLate(drawing, patienceMs)
    if (first !== 'late') return first
    if (isWaiting()) break
  }
  drawing.catch(() => undefined)
  return { response: await keepResponse(await refuse()), source: 'rendered' }
}
