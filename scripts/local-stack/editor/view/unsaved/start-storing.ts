import { isUnsaved } from '../../story/story-state.ts'
import type { StoryStore } from '../../story/story-store.ts'
import type { Store } from './unsaved-work.ts'

/** Debounce in milliseconds after a key stroke, and the maximum delay during continuous typing. */
const pause = 150
const longest = 1000

/**
 * Stores unsaved work after a pause, and at once when the page or the story is left; clears it after a save.
 * @returns the function that stops it
 */
export function startStoring({ now, subscribe }: StoryStore, store: Store): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitsSince = 0
  const storeNow = () => {
    clearTimeout(timer)
    timer = undefined
    const state = now()
    const { history, base, baseVersionId } = state
    if (!isUnsaved(state)) void store.clear()
    else void store.put({ content: history.present, base, baseVersionId, keptAt: Date.now() })
  }
  const later = () => {
    if (timer === undefined) waitsSince = Date.now()
    clearTimeout(timer)
    timer = setTimeout(storeNow, Math.min(pause, Math.max(0, waitsSince + longest - Date.now())))
  }
  const atOnce = () => {
    if (timer !== undefined) storeNow()
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
