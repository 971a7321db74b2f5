import { useCallback, useEffect, useState } from 'react'
import { useEditor } from '../../page/editor-context.ts'
import type { WireSchedule } from '../../services/wire-plan.ts'

export type Planned = Pick<WireSchedule, 'action' | 'publish_at'> & {
  /** Codes, `default` for the space's own language; undefined for the whole story. */
  languages: readonly string[] | undefined
}

/** The plan of a story, with functions to plan and cancel. Each rejects when the service refuses. */
export function useSchedules(storyId: number) {
  const { client } = useEditor()
  const [schedules, setSchedules] = useState<readonly WireSchedule[]>([])
  const refresh = useCallback(
    () =>
      client
        .all<WireSchedule>('story_schedulings', 'story_schedulings', { by_status: 'scheduled', story_id: storyId })
        .then(setSchedules, () => undefined),
    [client, storyId],
  )
  useEffect(() => void refresh(), [refresh])
  const plan = async ({ languages, ...planned }: Planned) => {
    for (const language of languages ?? ['']) {
      const body = { story_scheduling: { story_id: storyId, language, ...planned } }
      await client.send('POST', 'story_schedulings', { body })
    }
  }
  const cancel = async (id: number) => {
    await client.send('DELETE', `story_schedulings/${id}`)
    await refresh()
  }
  return { schedules, plan, cancel }
}
