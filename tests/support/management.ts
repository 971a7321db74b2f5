import { createManagementApiClient } from '@storyblok/management-api-client'
import { z } from 'zod'
import { testContentUrl } from './test-system.ts'

const spaceId = 100_001

const storyBody = z.object({
  story: z.looseObject({
    id: z.number(),
    full_slug: z.string(),
    content: z.looseObject({ body: z.array(z.looseObject({ component: z.string(), _uid: z.string() })).optional() }),
  }),
})

export type ManagedStory = z.output<typeof storyBody>['story']

/** The official management client, pointed at the tests' content service. */
export const management = createManagementApiClient({
  personalAccessToken: 'local-management',
  spaceId,
  baseUrl: testContentUrl,
  throwOnError: true,
  rateLimit: 50,
} as Parameters<typeof createManagementApiClient>[0])

type Raw = (path: string, options?: { body?: unknown; query?: Record<string, unknown> }) => Promise<{ data: unknown }>

const path = (rest: string) => `/v1/spaces/${spaceId}/${rest}`

export async function storyAt(fullSlug: string): Promise<ManagedStory> {
  const get = management.get as unknown as Raw
  const { data } = await get(path('stories'), { query: { by_slugs: fullSlug } })
  const [found] = z.object({ stories: z.array(z.looseObject({ id: z.number() })) }).parse(data).stories
  if (!found) throw new Error(`There is no story ${fullSlug}`)
  return await storyWith(found.id)
}

export async function storyWith(id: number): Promise<ManagedStory> {
  const { data } = await (management.get as unknown as Raw)(path(`stories/${id}`))
  return storyBody.parse(data).story
}

/** Saves a story's content; visitors see it only after `publish`. */
export async function save(story: ManagedStory, content: unknown): Promise<void> {
  await (management.put as unknown as Raw)(path(`stories/${story.id}`), { body: { story: { ...story, content } } })
}

export async function publish(id: number): Promise<void> {
  await (management.get as unknown as Raw)(path(`stories/${id}/publish`))
}

export async function unpublish(id: number): Promise<void> {
  await (management.get as unknown as Raw)(path(`stories/${id}/unpublish`))
}
