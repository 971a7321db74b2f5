import { useCallback, useEffect, useMemo, useState } from 'react'
import { useEditor } from '../../page/editor-context.ts'
import type { WireTranslation } from '../../services/wire-story.ts'

export type Translations = {
  /** By language code; empty while they are loaded. */
  states: ReadonlyMap<string, WireTranslation>
  /** Says that the translation fits the source texts as they are stored. */
  confirm: (language: string) => Promise<void>
}

type Received = { story_translations: WireTranslation[] }

/** @param versionId of the stored story: another version has other states */
export function useTranslations(storyId: number, versionId: number | null): Translations {
  const { client } = useEditor()
  const [states, setStates] = useState<ReadonlyMap<string, WireTranslation>>(new Map())
  const stored = `${storyId} ${versionId}`
  useEffect(() => {
    let isWanted = true
    const [id] = stored.split(' ')
    client.send<Received>('GET', 'story_translations', { query: { story_ids: id } }).then(
      (received) => isWanted && setStates(byLanguage(received)),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [client, stored])
  const confirm = useCallback(
    async (lang: string) =>
      setStates(
        byLanguage(await client.send('PUT', `story_translations/${storyId}`, { body: { translation: { lang } } })),
      ),
    [client, storyId],
  )
  return useMemo(() => ({ states, confirm }), [states, confirm])
}

function byLanguage({ story_translations: states }: Received): ReadonlyMap<string, WireTranslation> {
  return new Map(states.map((one) => [one.lang, one]))
}

/** Messages that name the states of a translation. */
export const stateNames = {
  missing: 'translationMissing',
  draft: 'translationDraft',
  published: 'translationPublished',
  outdated: 'translationOutdated',
} as const
