import { isUnsaved } from '../story/story-state.ts'
import type { StoryStore } from '../story/story-store.ts'
import type { Store } from './unsaved-work.ts'

/** Milliseconds after a key stroke before the work is written down, and the longest that somebody may type on meanwhile. */
const pause = 150
const longest = 1000

/**
 * Keeps what is unsaved, after a pause, and at once when the page or the story is left; drops it when it is saved.
 * @returns ends it
 */
export function startStoring({ now, subscribe }: StoryStore, store: Store): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitsSince = 0
  const keep = () => {
    clearTimeout(timer)
    timer = undefined
    const state = now()
    const { history, baseVersionId } = state
    if (!isUnsaved(state)) void store.drop()
    else void store.keep({ content: history.present, baseVersionId, keptAt: Date.now() })
  }
  const later = () => {
    if (timer === undefined) waitsSince = Date.now()
    clearTimeout(timer)
    timer = setTimeout(keep, Math.min(pause, Math.max(0, waitsSince + longest - Date.now())))
  }
  const atOnce = () => {
    if (timer !== undefined) keep()
  }
  const onHidden = () => {
    if (document.visibilityState === 'hidden') atOnce()
  }
  const end = subscribe(later)
  window.addEventListener('pagehide', atOnce)
  document.addEventListener('visibilitychange', onHidden)
  later()
  return () => {
    end()
    window.removeEventListener('pagehide', atOnce)
    document.removeEventListener('visibilitychange', onHidden)
    atOnce()
  }
}
