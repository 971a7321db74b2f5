import { useEffect, useMemo, useState } from 'react'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { ManagementClient } from '../../services/management-client.ts'
import type { WireBlock, WireStoryRow } from '../../services/wire-story.ts'
import { lineOf } from '../../story/derived/outline.ts'
import { referencesOf } from '../../story/derived/references-of.ts'
import { listBlocks } from '../../story/find-block.ts'
import type { StoryIssue } from './use-issues.ts'

/** Uuids in one request. */
const batch = 100

/**
 * What visitors will not see of a story after its publish: the stories that it shows or links to and that are not published, each with the
 * block that leads to it. Empty while they are loaded, and when the service does not say.
 */
export function useUnpublished(content: WireBlock): readonly StoryIssue[] {
  const { components, client } = useEditor()
  const messages = useMessages()
  const references = useMemo(
    () =>
      listBlocks(content).flatMap(({ block }) => {
        const component = components.find(({ name }) => name === block.component)
        return component ? referencesOf(block, component).map((uuid) => ({ block, uuid })) : []
      }),
    [content, components],
  )
  const wanted = [...new Set(references.map(({ uuid }) => uuid))].toSorted().join()
  const [unpublished, setUnpublished] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let isWanted = true
    readUnpublished(wanted === '' ? [] : wanted.split(','), client).then(
      (found) => isWanted && setUnpublished(found),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [wanted, client])
  return references.flatMap(({ block, uuid }): StoryIssue[] => {
    const name = unpublished.get(uuid)
    if (name === undefined) return []
    const { name: kind, preview } = lineOf(block, components, '')
    const place = [kind, preview].filter(Boolean).join(' · ')
    return [{ id: `${block._uid} ${uuid}`, uid: block._uid, place, text: messages('pointsToUnpublished', { name }) }]
  })
}

/** Names of those stories that are not published, by uuid. */
async function readUnpublished(uuids: readonly string[], client: ManagementClient): Promise<Map<string, string>> {
  const batches = Array.from({ length: Math.ceil(uuids.length / batch) }, (_, at) =>
    uuids.slice(at * batch, (at + 1) * batch),
  )
  const pages = await Promise.all(
    batches.map((some) => client.page<WireStoryRow>('stories', 'stories', { by_uuids: some.join(), per_page: batch })),
  )
  const rows = pages.flatMap(({ items }) => items)
  return new Map(
    rows.filter(({ published, is_folder: isFolder }) => !published && !isFolder).map((row) => [row.uuid, row.name]),
  )
}
