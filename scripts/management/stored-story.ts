import { z } from 'zod'
import type { ManagementRequests } from './management-requests.ts'

const storedStory = z.looseObject({
  id: z.number(),
  uuid: z.string(),
  full_slug: z.string(),
  content: z.record(z.string(), z.unknown()),
})

export type StoredStory = z.output<typeof storedStory>

/**
 * A story as an editor opens it.
 * @param named by its address or uuid
 * @throws Error when it does not exist
 */
export async function storedStoryAt(
  cms: ManagementRequests,
  named: { by_slugs: string } | { by_uuids: string },
): Promise<StoredStory> {
  const [row] = z.array(z.looseObject({ id: z.number() })).parse(await cms.list('stories', 'stories', named))
  if (!row) throw new Error(`There is no story ${Object.values(named).join()}.`)
  return z.object({ story: storedStory }).parse(await cms.send('get', `stories/${row.id}`)).story
}

/** Saves a story's content and publishes it, as an editor does. */
export async function publishContent(
  cms: ManagementRequests,
  story: StoredStory,
  content: StoredStory['content'],
): Promise<void> {
  await cms.send('put', `stories/${story.id}`, { body: { story: { ...story, content } } })
  await cms.send('get', `stories/${story.id}/publish`)
}
