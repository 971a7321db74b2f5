import { managementRequests } from 'scripts/schemas/management-requests.ts'
import { z } from 'zod'
import { testContentUrl } from './test-system.ts'

const storyBody = z.object({
  story: z.looseObject({
    id: z.number(),
    full_slug: z.string(),
    content: z.looseObject({ body: z.array(z.looseObject({ component: z.string(), _uid: z.string() })).optional() }),
  }),
})

export type ManagedStory = z.output<typeof storyBody>['story']

/** The official management client, pointed at the tests' content service. */
const cms = managementRequests({ contentUrl: testContentUrl, spaceId: 100_001, managementToken: 'local-management' })

export async function storyAt(fullSlug: string): Promise<ManagedStory> {
  const found = await cms.list('stories', 'stories', { by_slugs: fullSlug })
  const [row] = z.array(z.looseObject({ id: z.number() })).parse(found)
  if (!row) throw new Error(`There is no story ${fullSlug}`)
  return await storyWith(row.id)
}

async function storyWith(id: number): Promise<ManagedStory> {
  return storyBody.parse(await cms.send('get', `stories/${id}`)).story
}

/** Saves a story's content; visitors see it only after `publish`. */
export async function save(story: ManagedStory, content: unknown): Promise<void> {
  await cms.send('put', `stories/${story.id}`, { body: { story: { ...story, content } } })
}

export async function publish(id: number): Promise<void> {
  await cms.send('get', `stories/${id}/publish`)
}

export async function unpublish(id: number): Promise<void> {
  await cms.send('get', `stories/${id}/unpublish`)
}
