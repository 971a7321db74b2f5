import { useEffect, useMemo, useState } from 'react'
import { useEditor } from '../page/editor-context.ts'
import { getKeptWork, type KeptWork, shelfFor } from './kept-work.ts'
import { startKeeping } from './start-keeping.ts'
import type { StoryDesk } from './use-story.ts'

export type KeptOffer = {
  /** What an earlier visit left unsaved, until it is taken up or thrown away. */
  offered: KeptWork | undefined
  take: () => void
  drop: () => void
}

/** Writes unsaved work into the browser's own store while it is made, and offers it when the story is opened again. */
export function useKeptWork({ state, store, tell }: StoryDesk): KeptOffer {
  const { space } = useEditor()
  const [offered, setOffered] = useState<KeptWork | 'unread' | undefined>('unread')
  const storyId = state.story.id
  const { content } = state.story
  const stored = useMemo(() => JSON.stringify(content), [content])

  useEffect(() => {
    if (offered !== 'unread') return
    void getKeptWork(space.id, storyId).then((work) =>
      setOffered(work && JSON.stringify(work.content) !== stored ? work : undefined),
    )
  }, [offered, space.id, storyId, stored])
  useEffect(
    () => (offered === undefined ? startKeeping(store, shelfFor(space.id, storyId)) : undefined),
    [offered, store, space.id, storyId],
  )

  const work = offered === 'unread' ? undefined : offered
  return {
    offered: work,
    take: () => {
      if (work) tell({ type: 'restored', ...work, at: Date.now() })
      setOffered(undefined)
    },
    drop: () => setOffered(undefined),
  }
}
