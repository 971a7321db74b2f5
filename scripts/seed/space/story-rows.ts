import { z } from 'zod'
import { allPages, type SpaceClient } from './space-client.ts'

const storyRow = z.looseObject({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  slug: z.string(),
  full_slug: z.string(),
  is_folder: z.boolean(),
  published: z.boolean(),
  unpublished_changes: z.boolean(),
})

const storyDetail = storyRow.extend({
  content: z.record(z.string(), z.unknown()),
  tag_list: z.array(z.string()),
  translated_slugs: z.array(z.looseObject({ lang: z.string(), slug: z.string(), name: z.string().nullable() })),
})

export type StoryRow = z.output<typeof storyRow>
export type StoryDetail = z.output<typeof storyDetail>

/** Folders and stories of a space by full slug without a closing slash; a start page has its folder's slug plus `/`. */
export async function storiesBySlug(client: SpaceClient): Promise<Map<string, StoryRow>> {
  const rows = await allPages(async (query) => {
    const { data } = await client.stories.list({ query })
    return z.array(storyRow).parse(data.stories)
  })
  return new Map(rows.map((row) => [row.full_slug, row]))
}

/** One story with its draft content. */
export async function storyDetailOf(client: SpaceClient, id: number): Promise<StoryDetail> {
  const { data } = await client.stories.get(id)
  return storyDetail.parse(data.story)
}

/** A new folder or an empty, unpublished story. */
export async function createStory(client: SpaceClient, story: Record<string, unknown>): Promise<StoryRow> {
  const { data } = await client.stories.create({ body: { story } })
  return storyRow.parse(data.story)
}

/** Writes a whole story; visitors see the change when `isPublished`. */
export async function updateStory(
  client: SpaceClient,
  id: number,
  change: { story: Record<string, unknown>; isPublished: boolean },
): Promise<void> {
  const body = { story: change.story, force_update: '1', ...(change.isPublished && { publish: 1 }) }
  await client.stories.update(id, { body })
}
