import { useCallback, useEffect, useState } from 'react'
import { useLoadState } from '../fields/load-state-view.tsx'
import { useEditor } from '../page/editor-context.ts'
import { type Failure, failureOf } from '../services/failure-of.ts'
import type { ManagementClient } from '../services/management-client.ts'
import type { WireRelease } from '../services/wire-plan.ts'
import type { WireStoryRow } from '../services/wire-story.ts'

/** A release, its stories as they are in it, and every release by id. */
export type OpenRelease = {
  release: WireRelease
  stories: readonly WireStoryRow[]
  releases: ReadonlyMap<number, WireRelease>
}

export function useRelease(id: number): { open: OpenRelease | Failure | undefined; refresh: () => void } {
  const { client } = useEditor()
  const [open, setOpen] = useState<OpenRelease | Failure>()
  const refresh = useCallback(() => {
    readRelease(client, id).then(setOpen, (error: unknown) => setOpen(failureOf(error)))
  }, [client, id])
  useEffect(refresh, [refresh])
  return { open, refresh }
}

async function readRelease(client: ManagementClient, id: number): Promise<OpenRelease> {
  const [{ release }, stories, releases] = await Promise.all([
    client.send<{ release: WireRelease }>('GET', `releases/${id}`),
    client.all<WireStoryRow>('stories', 'stories', { in_release: id, release_id: id, sort_by: 'full_slug:asc' }),
    client.all<WireRelease>('releases', 'releases'),
  ])
  return { release, stories, releases: new Map(releases.map((one) => [one.id, one])) }
}

/** Whether a story was changed outside of its release since the release took its draft into account. */
export function isInConflict(story: Pick<WireStoryRow, 'base_version_id' | 'main_version_id'>): boolean {
  return story.base_version_id !== story.main_version_id
}

/** The releases to come, for a choice; empty while they are loaded. */
export function useOpenReleases(): readonly WireRelease[] {
  const { client } = useEditor()
  const loaded = useLoadState('releases', () => client.all<WireRelease>('releases', 'releases'))
  return loaded.state === 'ready' ? loaded.data.filter(({ released }) => !released) : []
}
