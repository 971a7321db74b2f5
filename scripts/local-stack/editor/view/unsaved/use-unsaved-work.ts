import { useEffect, useMemo, useState } from 'react'
import { useEditor } from '../../page/editor-context.ts'
import type { StoryController } from '../use-story.ts'
import { startStoring } from './start-storing.ts'
import { getUnsavedWork, storeFor, type UnsavedWork } from './unsaved-work.ts'

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
