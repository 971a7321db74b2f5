import { useEffect, useMemo, useState } from 'react'
import { useEditor } from '../page/editor-context.ts'
import { dropWork, getKeptWork, type KeptWork, keepWork } from './kept-work.ts'
import type { StoryDesk } from './use-story.ts'

/** Milliseconds after a key stroke before the work is written down. */
const pause = 150

export type KeptOffer = {
  /** What an earlier visit left unsaved, until it is taken up or thrown away. */
  offered: KeptWork | undefined
  take: () => void
  drop: () => void
}

/** Writes unsaved work into the browser's own store while it is made, and offers it when the story is opened again. */
export function useKeptWork({ state, isUnsaved, tell }: StoryDesk): KeptOffer {
  const { space } = useEditor()
  const [offered, setOffered] = useState<KeptWork | 'unread' | undefined>('unread')
  const storyId = state.story.id
  const { content } = state.story
  const stored = useMemo(() => JSON.stringify(content), [content])
  const present = state.history.present

  useEffect(() => {
    if (offered !== 'unread') return
    void getKeptWork(space.id, storyId).then((work) =>
      setOffered(work && JSON.stringify(work.content) !== stored ? work : undefined),
    )
  }, [offered, space.id, storyId, stored])

  useEffect(() => {
    if (offered !== undefined) return
    if (!isUnsaved) {
      void dropWork(space.id, storyId)
      return
    }
    const work = { content: present, baseVersionId: state.baseVersionId, keptAt: Date.now() }
    const timer = setTimeout(() => void keepWork(space.id, storyId, work), pause)
    return () => clearTimeout(timer)
  }, [offered, isUnsaved, present, state.baseVersionId, space.id, storyId])

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
