import { useCallback } from 'react'
import { useEditor } from '../../page/editor-context.ts'
import type { WireStoryRow } from '../../services/wire-story.ts'
import { readPublishedAddresses } from './published-address.ts'
import { keyOf, type Redirects, useRedirects } from './use-redirects.ts'

type MovedTargets = {
  redirects: Redirects
  /** Leads every chosen old address to its story, where that has another address now. @throws ManagementError */
  create: () => Promise<void>
}

/** Redirects from the old addresses of a story, or of all stories of a folder, to the same stories at their new ones. */
export function useMovedTargets(
  row: Pick<WireStoryRow, 'id' | 'uuid' | 'is_folder' | 'full_slug' | 'published'>,
): MovedTargets {
  const { client } = useEditor()
  const redirects = useRedirects(row)
  const create = useCallback(async () => {
    const ids = [...new Set((redirects.addresses ?? []).map(({ story }) => story))]
    if (ids.length === 0) return
    const current = new Set((await readPublishedAddresses(ids))?.map(keyOf))
    const rows = await client.page<WireStoryRow>('stories', 'stories', { by_ids: ids.join(','), per_page: 100 })
    const uuids = new Map(rows.items.map(({ id, uuid }) => [id, uuid]))
    await redirects.create((old) => (current.has(keyOf(old)) ? undefined : uuids.get(old.story)))
  }, [client, redirects])
  return { redirects, create }
}
