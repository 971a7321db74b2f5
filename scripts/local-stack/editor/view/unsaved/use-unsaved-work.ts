import { createStore, del, get, promisifyRequest } from 'idb-keyval'
import { useEffect, useMemo, useState } from 'react'
import { useEditor } from '../../page/editor-context.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { isUnsaved } from '../../story/story-state.ts'
import type { StoryStore } from '../../story/story-store.ts'
import type { StoryController } from '../use-story.ts'

export type StoredOffer = {
  /** The unsaved work of an earlier session, until it is restored or discarded. */
  offered: UnsavedWork | undefined
  take: () => void
  drop: () => void
}

/** Stores unsaved work in the browser while it is created, and offers it when the story is opened again. */
export function useUnsavedWork({ state, store, notify }: StoryController): StoredOffer {
  const { space, release } = useEditor()
  const [offered, setOffered] = useState<UnsavedWork | 'unread' | undefined>('unread')
  const storyId = state.story.id
  const place = useMemo(() => ({ spaceId: space.id, storyId, release }), [space.id, storyId, release])
  const { content } = state.story
  const stored = useMemo(() => JSON.stringify(content), [content])

  useEffect(() => {
    if (offered !== 'unread') return
    void getUnsavedWork(place).then((work) =>
      setOffered(work && JSON.stringify(work.content) !== stored ? work : undefined),
    )
  }, [offered, place, stored])
  useEffect(() => (offered === undefined ? startStoring(store, storeFor(place)) : undefined), [offered, store, place])

  const work = offered === 'unread' ? undefined : offered
  return {
    offered: work,
    take: () => {
      if (work) notify({ type: 'restored', ...work, base: work.base ?? state.base, at: Date.now() })
      setOffered(undefined)
    },
    drop: () => setOffered(undefined),
  }
}

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

/** Unsaved work of one story, in this browser's store. */
export type UnsavedWork = {
  content: WireBlock
  /** Content of the base version; absent in work from before it was stored. */
  base?: WireBlock
  baseVersionId: number | null
  /** Time in milliseconds. */
  keptAt: number
}

/** One shared connection: opening another one when the page closes would take too long. */
const stored = createStore('keyval-store', 'keyval')

/** A space's story, in a release or, with 0, its draft. */
type WorkPlace = { spaceId: number; storyId: number; release: number }

const keyOf = ({ spaceId, storyId, release }: WorkPlace) =>
  `work/${spaceId}/${storyId}${release === 0 ? '' : `/${release}`}`

/** The unsaved work of a story; undefined when there is none, or the browser stores nothing. */
async function getUnsavedWork(place: WorkPlace): Promise<UnsavedWork | undefined> {
  return await get<UnsavedWork>(keyOf(place), stored).catch(() => undefined)
}

/** Storage for the unsaved work of one story. */
type Store = { put: (work: UnsavedWork) => Promise<void>; clear: () => Promise<void> }

/** A browser without storage must not stop the editor, so failures are ignored. */
function storeFor(place: WorkPlace): Store {
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
