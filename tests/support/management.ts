import { managementRequests } from 'scripts/management/management-requests.ts'
import { z } from 'zod'
import { testContentUrl } from './test-system.ts'

const storyBody = z.object({
  story: z.looseObject({
    id: z.number(),
    uuid: z.string(),
    name: z.string(),
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

/** The start page of a folder; the folder has the same path without the slash at its end. */
export async function startPageAt(folder: string): Promise<ManagedStory> {
  const found = await cms.list('stories', 'stories', { starts_with: `${folder}/` })
  const rows = z.array(z.looseObject({ id: z.number(), is_startpage: z.boolean(), full_slug: z.string() })).parse(found)
  const row = rows.find((one) => one.is_startpage && one.full_slug.replace(/\/$/, '') === folder)
  if (!row) throw new Error(`The folder ${folder} has no start page`)
  return await storyWith(row.id)
}

export async function storyWith(id: number): Promise<ManagedStory> {
  return storyBody.parse(await cms.send('get', `stories/${id}`)).story
}

/** Stories below a path that ends with a slash. */
export async function storiesIn(startsWith: string): Promise<readonly { id: number; name: string }[]> {
  const found = await cms.list('stories', 'stories', { starts_with: startsWith })
  return z.array(z.looseObject({ id: z.number(), name: z.string() })).parse(found)
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

export async function deleteStory(id: number): Promise<void> {
  await cms.send('delete', `stories/${id}`)
}

type NewStory = { name: string; slug: string; isFolder?: boolean; parentId?: number; content?: unknown }

/** Creates a story or folder; a story is a draft until it is published. */
export async function createStory({ name, slug, isFolder, parentId, content }: NewStory): Promise<{ id: number }> {
  const story = { name, slug, is_folder: isFolder ?? false, parent_id: parentId ?? 0, content }
  return z
    .object({ story: z.looseObject({ id: z.number() }) })
    .parse(await cms.send('post', 'stories', { body: { story } })).story
}

/** The folder at a path; creates missing folders. */
export async function folderAt(path: string): Promise<{ id: number }> {
  const found = z
    .array(z.looseObject({ id: z.number(), is_folder: z.boolean() }))
    .parse(await cms.list('stories', 'stories', { by_slugs: path }))
  const folder = found.find((row) => row.is_folder)
  if (folder) return folder
  const steps = path.split('/')
  const slug = steps.at(-1) ?? path
  const above = steps.length > 1 ? await folderAt(steps.slice(0, -1).join('/')) : undefined
  return await createStory({ name: slug, slug, isFolder: true, ...(above ? { parentId: above.id } : {}) })
}

/** Deletes a story and everything below it. */
export async function removeStory(id: number): Promise<void> {
  await cms.send('delete', `stories/${id}`)
}

type NewComponent = { name: string; is_root: boolean; schema: Readonly<Record<string, unknown>> }

/** Creates a component of the space, for features that no component of the product uses. */
export async function createComponent(component: NewComponent): Promise<{ id: number }> {
  return z
    .object({ component: z.looseObject({ id: z.number() }) })
    .parse(await cms.send('post', 'components', { body: { component } })).component
}

export async function removeComponent(id: number): Promise<void> {
  await cms.send('delete', `components/${id}`)
}

/** Stores a story as it will be after a release. */
export async function saveInRelease(id: number, release: number, content: unknown): Promise<void> {
  await cms.send('put', `stories/${id}`, { body: { story: { content }, release_id: release } })
}

export async function removeRelease(id: number): Promise<void> {
  await cms.send('delete', `releases/${id}`)
}

/** Sets the time of a release, to the millisecond. */
export async function releaseAt(id: number, moment: number): Promise<void> {
  const release = { release_at: new Date(moment).toISOString() }
  await cms.send('put', `releases/${id}`, { body: { release } })
}

/** Plans the publish of a story. */
export async function planPublish(storyId: number, moment: number): Promise<void> {
  const scheduling = { story_id: storyId, publish_at: new Date(moment).toISOString() }
  await cms.send('post', 'story_schedulings', { body: { story_scheduling: scheduling } })
}

/** Moments of the plan of a story, in UTC. */
export async function plannedMoments(storyId: number): Promise<readonly string[]> {
  return (await schedulesOf(storyId)).map(({ publish_at: at }) => at)
}

async function schedulesOf(storyId: number) {
  const found = await cms.list('story_schedulings', 'story_schedulings', { by_status: 'scheduled', story_id: storyId })
  return z.array(z.looseObject({ id: z.number(), publish_at: z.string() })).parse(found)
}

/** Sets the time zone in which editors plan. */
export async function setSpaceZone(timezone: string): Promise<void> {
  await cms.send('put', '', { body: { space: { options: { timezone } } } })
}

/** Sets the time of the plan of a story, to the millisecond. */
export async function moveSchedules(storyId: number, moment: number): Promise<void> {
  const change = { story_scheduling: { publish_at: new Date(moment).toISOString() } }
  for (const { id } of await schedulesOf(storyId)) {
    await cms.send('put', `story_schedulings/${id}`, { body: change })
  }
}
