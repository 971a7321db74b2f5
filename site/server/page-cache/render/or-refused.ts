import type { CachedResponse } from '../cached-response.ts'
import type { PageResponse } from '../page-cache.ts'
import { orTimeout } from './or-timeout.ts'

type Refusing = {
  /** Whether the drawing waits for content; what merely takes its time on a busy machine is waited for. */
  isWaiting: () => boolean
  /** Whether what has the content says nothing any more. */
  isHanging: () => boolean
  /** Draws what tells of it; without it, the page is waited for. */
  screen: (() => Promise<CachedResponse>) | undefined
  /** A copy is better than words; absent: there can be none. */
  readCopy?: () => Promise<CachedResponse | undefined>
  limitMs: number
}

/** How often a page that is late for another reason is looked at. */
const lookAgainMs = 250

/**
 * Waits for a page of which there is no copy, but not longer than a visitor should: a service that is slow, or fell silent, is
 * told in words. The drawing goes on, and the next visitor finds the page.
 */
export async function orRefused(rendering: Promise<PageResponse>, refusing: Refusing): Promise<PageResponse> {
  const { isWaiting, screen, readCopy, limitMs } = refusing
  if (!screen) return await rendering
  const isPointless = afterTwoLooks(() => isWaiting() && refusing.isHanging())
  for (let timeoutMs = limitMs; ; timeoutMs = lookAgainMs) {
    const first = await orTimeout(rendering, { timeoutMs, isPointless })
    if (first !== 'late') return first
    if (isWaiting()) break
  }
  const refusal = staleOrErrorScreen({ readCopy, words: screen })
  // The screen takes a moment too: a page that is there before it is better.
  return await Promise.race([rendering.catch(() => refusal), refusal])
}

/** On a busy machine a copy may be read as slowly as the page is drawn. */
async function staleOrErrorScreen({
  readCopy,
  words,
}: Pick<Refusing, 'readCopy'> & { words: () => Promise<CachedResponse> }): Promise<PageResponse> {
  const copy = await readCopy?.()
  if (copy) return { response: copy, source: 'stale' }
  return { response: await words(), source: 'miss' }
}

/** A process that was busy itself has answers to read before it may call another one silent. */
function afterTwoLooks(look: () => boolean): () => boolean {
  let wasSo = false
  return () => {
    const before = wasSo
    wasSo = look()
    return before && wasSo
  }
}
