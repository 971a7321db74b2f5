import { useEffect, useMemo, useState } from 'react'
import { useEditor } from '../../page/editor-context.ts'
import type { ManagementClient } from '../../services/management-client.ts'
import type { WireStoryRow } from '../../services/wire-story.ts'
import { createRedirects, redirectComponent, type WantedRedirect } from './create-redirects.ts'
import { type PublishedAddress, readPublishedAddresses } from './published-address.ts'

export type Redirects = {
  /** Old addresses; undefined while they are loaded or when the site does not say them. */
  addresses: readonly PublishedAddress[] | undefined
  /** Stories of a large folder whose addresses are not offered. */
  unlisted: number
  /** Whether the space has redirects, and there are old addresses. */
  isOffered: boolean
  chosen: ReadonlySet<string>
  setChosen: (paths: ReadonlySet<string>) => void
  /** Creates the chosen redirects; a second call leaves out those that exist. @throws ManagementError */
  create: (targetOf: (address: PublishedAddress) => string | undefined) => Promise<void>
}

type Moved = Pick<WireStoryRow, 'id' | 'is_folder' | 'full_slug' | 'published'>

/** Most stories of a folder whose addresses are offered. */
const mostStories = 100

/** The addresses that a change of a story or folder ends, and the redirects that an editor chooses for them. */
export function useRedirects(row: Moved): Redirects {
  const { client, components } = useEditor()
  const [addresses, setAddresses] = useState<readonly PublishedAddress[]>()
  const [unlisted, setUnlisted] = useState(0)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [created] = useState(() => new Set<string>())
  useEffect(() => {
    let isWanted = true
    publishedIn(row, client)
      .then(({ ids, total }) => {
        if (isWanted) setUnlisted(total - ids.length)
        return readPublishedAddresses(ids)
      })
      .then((found) => {
        if (!isWanted || !found) return undefined
        setAddresses(found)
        return setChosen(new Set(found.map(keyOf)))
      })
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [row, client])
  const hasRedirects = components.some(({ name }) => name === redirectComponent)
  return useMemo(
    () => ({
      addresses,
      unlisted,
      isOffered: hasRedirects && addresses !== undefined && addresses.length > 0,
      chosen,
      setChosen,
      create: async (targetOf) => {
        const wanted = (hasRedirects ? (addresses ?? []) : []).flatMap((from): WantedRedirect[] => {
          const toStory = chosen.has(keyOf(from)) && !created.has(keyOf(from)) ? targetOf(from) : undefined
          return toStory === undefined ? [] : [{ from, toStory }]
        })
        await createRedirects(client, wanted, ({ from }) => created.add(keyOf(from)))
      },
    }),
    [addresses, unlisted, chosen, created, client, hasRedirects],
  )
}

export function keyOf({ path, markets }: PublishedAddress): string {
  return `${path} ${markets.join()}`
}

/** Numbers of the published stories that a change concerns, and how many there are. */
async function publishedIn(row: Moved, client: ManagementClient): Promise<{ ids: number[]; total: number }> {
  if (!row.is_folder) return row.published ? { ids: [row.id], total: 1 } : { ids: [], total: 0 }
  const query = { starts_with: `${row.full_slug}/`, story_only: 1, is_published: 1, per_page: mostStories }
  const { items, total } = await client.page<WireStoryRow>('stories', 'stories', query)
  return { ids: items.map(({ id }) => id), total }
}
