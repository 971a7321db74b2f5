import { useCallback, useEffect, useRef, useState } from 'react'
import { useEditor } from '../page/editor-context.ts'
import type { ListQuery } from '../services/editor-services.ts'
import { type Failure, failureOf } from '../services/failure-of.ts'
import type { FolderPages, Folders } from './story-nodes.ts'

const perPage = 100
const nothing: FolderPages = { rows: [], total: undefined, isLoading: false }

export type FolderReader = {
  folders: Folders
  /** Loads the next rows of a folder, 0 for the root; does nothing when all are loaded or loading. */
  more: (folderId: number) => void
  /** Reloads the shown rows. */
  refresh: () => void
  failure: Failure | undefined
}

/** A folder loads when it is opened. @param filter with it the root contains every match, whatever its folder */
export function useFolders(filter: ListQuery | undefined): FolderReader {
  const { client, release } = useEditor()
  const [folders, setFolders] = useState<Folders>(new Map())
  const [failure, setFailure] = useState<Failure>()
  const latest = useRef<Folders>(folders)
  const round = useRef(0)

  const write = useCallback((folderId: number, pages: FolderPages) => {
    latest.current = new Map(latest.current).set(folderId, pages)
    setFolders(latest.current)
  }, [])

  const more = useCallback(
    async (folderId: number) => {
      const before = latest.current.get(folderId) ?? nothing
      if (before.isLoading || before.rows.length === before.total) return
      const requested = round.current
      write(folderId, { ...before, isLoading: true })
      const page = Math.floor(before.rows.length / perPage) + 1
      const place = filter ?? { with_parent: folderId }
      try {
        const { items, total } = await client.page<FolderPages['rows'][number]>('stories', 'stories', {
          ...place,
          release_id: release || undefined,
          per_page: perPage,
          page,
        })
        if (requested !== round.current) return
        setFailure(undefined)
        write(folderId, { rows: [...before.rows, ...items], total, isLoading: false })
      } catch (error) {
        if (requested !== round.current) return
        setFailure(failureOf(error))
        write(folderId, before)
      }
    },
    [client, release, filter, write],
  )

  const refresh = useCallback(() => {
    round.current += 1
    const open = [...latest.current.keys()]
    latest.current = new Map()
    for (const folderId of new Set([0, ...open])) void more(folderId)
  }, [more])

  useEffect(() => {
    round.current += 1
    latest.current = new Map()
    const timer = setTimeout(() => void more(0))
    return () => clearTimeout(timer)
  }, [more])
  return { folders, more, refresh, failure }
}
