import { useCallback } from 'react'
import { useEditor } from '../../page/editor-context.ts'
import type { ManagementClient } from '../../services/management-client.ts'
import type { WireStoryRow } from '../../services/wire-story.ts'
import { type KnownAddresses, type OfferedRedirect, readPublishedAddresses, useRedirects } from './use-redirects.ts'

/** Redirects from the old addresses of a story, or of all stories of a folder, to the same stories at their new ones. */
export function useMovedTargets(row: Pick<WireStoryRow, 'id' | 'uuid' | 'is_folder' | 'full_slug' | 'published'>) {
  const { client } = useEditor()
  const redirects = useRedirects(row)
  /** Leads every chosen old address to its story, or to the other one where it has no address. @throws ManagementError */
  const create = useCallback(
    async (other?: string) => {
      const ids = [...new Set((redirects.offered ?? []).map(({ story }) => story))]
      if (ids.length === 0) return
      const [now, uuids] = await Promise.all([readPublishedAddresses(ids), uuidsOf(ids, client)])
      const shown = new Set(now?.addresses.map(({ story }) => story))
      const current = new Set(now && placesOf(now.addresses))
      const hasEnded = (old: OfferedRedirect) => placesOf(old.addresses).some((place) => !current.has(place))
      const isShown = ({ story }: OfferedRedirect) => now === undefined || shown.has(story)
      await redirects.create((old) => {
        if (!hasEnded(old)) return undefined
        return isShown(old) ? uuids.get(old.story) : other
      })
    },
    [client, redirects],
  )
  return { redirects, create }
}

function placesOf(addresses: KnownAddresses['addresses']): string[] {
  return addresses.flatMap(({ story, path, markets }) => markets.map((market) => `${story} ${market} ${path}`))
}

async function uuidsOf(ids: readonly number[], client: ManagementClient): Promise<ReadonlyMap<number, string>> {
  const uuids = new Map<number, string>()
  for (let at = 0; at < ids.length; at += 100) {
    const query = { by_ids: ids.slice(at, at + 100).join(','), per_page: 100 }
    const { items } = await client.page<WireStoryRow>('stories', 'stories', query)
    for (const { id, uuid } of items) uuids.set(id, uuid)
  }
  return uuids
}
