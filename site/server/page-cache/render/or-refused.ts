import type { KeptResponse } from '../cached-response.ts'
import type { Answer } from '../page-cache.ts'
import { orLate } from './or-timeout.ts'

type Refusing = {
  /** Whether the drawing waits for content; what merely takes its time on a busy machine is waited for. */
  isWaiting: () => boolean
  /** Whether what has the content says nothing any more. */
  isSilent: () => boolean
  /** Draws what tells of it; without it, the page is waited for. */
  words: (() => Promise<KeptResponse>) | undefined
  /** A copy is better than words; absent: there can be none. */
  readCopy?: () => Promise<KeptResponse | undefined>
  limitMs: number
}

/** How often a page that is late for another reason is looked at. */
const lookAgainMs = 250

/**
 * Waits for a page of which there is no copy, but not longer than a visitor should: a service that is slow, or fell silent, is
 * told in words. The drawing goes on, and the next visitor finds the page.
 */
export async function orRefused(drawing: Promise<Answer>, refusing: Refusing): Promise<Answer> {
  const { isWaiting, words, readCopy, limitMs } = refusing
  if (!words) return await drawing
  const isInVain = afterTwoLooks(() => isWaiting() && refusing.isSilent())
  for (let patienceMs = limitMs; ; patienceMs = lookAgainMs) {
    const first = await orLate(drawing, { patienceMs, isInVain })
    if (first !== 'late') return first
    if (isWaiting()) break
  }
  const refusal = copyOrWords({ readCopy, words })
  // The screen takes a moment too: a page that is there before it is better.
  return await Promise.race([drawing.catch(() => refusal), refusal])
}

/** On a busy machine a copy may be read as slowly as the page is drawn. */
async function copyOrWords({
  readCopy,
  words,
}: Pick<Refusing, 'readCopy'> & { words: () => Promise<KeptResponse> }): Promise<Answer> {
  const copy = await readCopy?.()
  if (copy) return { response: copy, source: 'last-good' }
  return { response: await words(), source: 'rendered' }
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
