import { parseStory, parseStoryRow, type Story, type StoryIndex, type StoryRow } from 'cms-plugin/reports/story-data.ts'
import { z } from 'zod'
import type { ManagementRequests } from '../management/management-requests.ts'

/** Requests under way at once; the client keeps them within the space's limit of requests a second. */
const atOnce = 8

/**
 * Every story and folder of a space, without content.
 * @throws Error with a sentence when the service refuses or does not answer
 */
export async function readStoryIndex(requests: Pick<ManagementRequests, 'pages'>): Promise<StoryIndex> {
  const index = new Map<string, StoryRow>()
  // By id, so that a story that is moved meanwhile is not left out.
  for await (const page of requests.pages('stories', 'stories', { sort_by: 'id:asc' })) {
    for (const wire of page) {
      const row = parseStoryRow(wire)
      index.set(row.uuid, row)
    }
  }
  return index
}

/**
 * The stories of an index with their drafts, in its order. The list carries no content (Storyblok docs, management API), so
 * each is read alone; a few are held at a time. A story that was deleted since the index was read is left out.
 * @throws Error with a sentence when the service refuses or does not answer
 */
export async function* readStories(
  requests: Pick<ManagementRequests, 'send'>,
  index: StoryIndex,
): AsyncGenerator<Story> {
  const ids = [...index.values()].map(({ id }) => id)
  for (let at = 0; at < ids.length; at += atOnce) {
    const stories = await Promise.all(ids.slice(at, at + atOnce).map((id) => readStory(requests, id)))
    yield* stories.flatMap((story) => story ?? [])
  }
}

const answer = z.object({ story: z.unknown() })

async function readStory({ send }: Pick<ManagementRequests, 'send'>, id: number): Promise<Story | undefined> {
  try {
    return parseStory(answer.parse(await send('get', `stories/${id}`)).story)
  } catch (error) {
    if (notFound.safeParse(error).success) return undefined
    throw error
  }
}

/** The client's own error stands behind the sentence (`management/management-requests.ts`). */
const notFound = z.object({ cause: z.object({ response: z.object({ status: z.literal(404) }) }) })
