import { createStore, del, get, promisifyRequest } from 'idb-keyval'
import type { WireBlock } from '../../services/wire-story.ts'

export type UnsavedWork = {
  content: WireBlock
  /** Content of the base version; absent in work from before it was stored. */
  base?: WireBlock
  baseVersionId: number | null
  keptAt: number
}

/** One shared connection: opening another one when the page closes would take too long. */
const stored = createStore('keyval-store', 'keyval')

/** A space's story, in a release or, with 0, its draft. */
export type WorkPlace = { spaceId: number; storyId: number; release: number }

const keyOf = ({ spaceId, storyId, release }: WorkPlace) =>
  `work/${spaceId}/${storyId}${release === 0 ? '' : `/${release}`}`

export async function getUnsavedWork(place: WorkPlace): Promise<UnsavedWork | undefined> {
  return await get<UnsavedWork>(keyOf(place), stored).catch(() => undefined)
}

export type Store = { put: (work: UnsavedWork) => Promise<void>; clear: () => Promise<void> }

/** A browser without storage must not stop the editor, so failures are ignored. */
export function storeFor(place: WorkPlace): Store {
  const key = keyOf(place)
  return {
    // Commits at once: a closing page receives no further events.
    put: (work) =>
      stored('readwrite', (store) => {
        store.put(work, key)
        store.transaction.commit()
        return promisifyRequest(store.transaction)
      }).catch(() => undefined),
    clear: () => del(key, stored).catch(() => undefined),
  }
}
