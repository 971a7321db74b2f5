import { createStore, del, get, promisifyRequest } from 'idb-keyval'
import type { WireBlock } from '../services/wire-story.ts'

/** Unsaved work of one story, as this browser keeps it. */
export type UnsavedWork = {
  content: WireBlock
  /** Version of the story that the work began with. */
  baseVersionId: number | null
  /** Time in milliseconds. */
  keptAt: number
}

/** One for all: whoever reads has opened it for who writes when the page goes, which leaves no time to open anything. */
const stored = createStore('keyval-store', 'keyval')

const keyOf = (spaceId: number, storyId: number) => `work/${spaceId}/${storyId}`

/** What was left unsaved of a story; undefined when nothing was, or the browser keeps nothing. */
export async function getUnsavedWork(spaceId: number, storyId: number): Promise<UnsavedWork | undefined> {
  return await get<UnsavedWork>(keyOf(spaceId, storyId), stored).catch(() => undefined)
}

/** Where the unsaved work of one story is kept. */
export type Store = { keep: (work: UnsavedWork) => Promise<void>; drop: () => Promise<void> }

/** A browser that keeps nothing is no reason to stop an editor. */
export function storeFor(spaceId: number, storyId: number): Store {
  const key = keyOf(spaceId, storyId)
  return {
    // Told to write at once: a page that is left hears no answer any more.
    keep: (work) =>
      stored('readwrite', (store) => {
        store.put(work, key)
        store.transaction.commit()
        return promisifyRequest(store.transaction)
      }).catch(() => undefined),
    drop: () => del(key, stored).catch(() => undefined),
  }
}
