import { z } from 'zod'
import type { SpaceReader } from './space-reader.ts'
import type { StoryRow } from './story-data.ts'

/** Drafts that are read of one story at most; an older change of a source counts as translated. */
const mostRead = 10

const versionRow = z.object({ id: z.number(), event: z.string().nullish() })

const version = z.object({ version: z.object({ content: z.unknown() }) })

/** Events that write no other words than the draft before. */
const silent = ['publish', 'unpublish']

/**
 * Contents of a story's earlier drafts, oldest first, without the present one. Nothing is requested for a story that was never
 * written again after it was published, nor for a folder.
 */
export async function readEarlierDrafts(
  reader: SpaceReader,
  { id, isFolder, isRevised }: StoryRow,
): Promise<unknown[]> {
  if (isFolder || !isRevised) return []
  const rows = await newest(reader, id)
  const written = rows.filter(({ event }) => !silent.includes(event ?? ''))
  const earlier = written.slice(1, 1 + mostRead).toReversed()
  const found = await Promise.all(earlier.map((row) => reader.one(`versions/${row.id}`)))
  return found.flatMap((response) => version.safeParse(response).data?.version.content ?? [])
}

/** The list comes newest first; its first page is more than is read. */
async function newest({ pages }: SpaceReader, id: number) {
  for await (const page of pages('versions', 'versions', { model: 'stories', model_id: id }))
    return page.flatMap((row) => versionRow.safeParse(row).data ?? [])
  return []
}
