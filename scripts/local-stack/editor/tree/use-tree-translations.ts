import { createContext, useContext, useEffect, useMemo, useState } from 'react'
import { useEditor } from '../page/editor-context.ts'
import type { WireTranslation } from '../services/wire-story.ts'
import type { Folders } from './story-nodes.ts'

type ByStory = ReadonlyMap<number, readonly WireTranslation[]>

/** Most stories of one request. */
const perRequest = 100

/** The translations of the listed stories, loaded after the list itself; read again when the list is. */
export function useTreeTranslations(folders: Folders): ByStory {
  const { client } = useEditor()
  const [known, setKnown] = useState<ByStory>(new Map())
  const wanted = useMemo(() => {
    const rows = [...folders.values()].flatMap((pages) => pages.rows)
    return rows
      .flatMap((row) => (row.is_folder ? [] : [`${row.id}:${row.current_version_id ?? 0}`]))
      .toSorted()
      .join()
  }, [folders])
  useEffect(() => {
    const ids = wanted === '' ? [] : wanted.split(',').map((one) => Number(one.split(':')[0]))
    const ending = new AbortController()
    const load = async () => {
      for (let from = 0; from < ids.length && !ending.signal.aborted; from += perRequest) {
        const query = { story_ids: ids.slice(from, from + perRequest).join() }
        const received = await client.send<{ story_translations: WireTranslation[] }>('GET', 'story_translations', {
          query,
        })
        if (!ending.signal.aborted) setKnown((before) => withStates(before, received.story_translations))
      }
    }
    load().catch(() => undefined)
    return () => ending.abort()
  }, [client, wanted])
  return known
}

function withStates(before: ByStory, states: readonly WireTranslation[]): ByStory {
  return new Map([...before, ...Map.groupBy(states, ({ story_id: id }) => id)])
}

export const TreeTranslations = createContext<ByStory>(new Map())

/** The translations of a story that exist. */
export function useTranslationsOf(storyId: number): readonly WireTranslation[] {
  const states = useContext(TreeTranslations).get(storyId) ?? []
  return states.filter(({ state }) => state !== 'missing')
}
