import { beforeEach, expect, test, vi } from 'vitest'
import { cachedResponses } from '#site/content/client/cached-responses.ts'

/** The requests to the service: with which token's client, and for which layer. */
let requested: string[] = []

const story = { id: 5, uuid: 'u', name: 'n', slug: 's', full_slug: 'global/s', content: { component: 'page' } }
const held = { ...story, id: 6, uuid: 'held', name: 'In the release', release_id: 7 }
const unpublished = { ...story, id: 8, uuid: 'unpublished', name: 'Never published' }
type Sent = { version: string; from_release?: number; by_uuids_ordered?: string }
const client = (name: string) => ({
  get: async (path: string, { version, from_release: release, by_uuids_ordered: uuids }: Sent) => {
    requested.push([name, version, path, release, uuids].filter((part) => part !== undefined).join(' '))
    const stories = release === 7 && uuids === undefined ? [held, { ...story, name: 'A draft' }, unpublished] : [story]
    return { data: path === 'cdn/stories' ? { stories } : { story }, total: stories.length }
  },
})
vi.mock('#site/content/client/content-client.ts', () => ({
  contentClient: client('public'),
  draftClient: () => client('preview'),
}))

const drafts = await import('#site/content/client/draft-reading.ts')
const { plannedPreview } = await import('../planned-preview.ts')
const { getStoryAt } = await import('#site/content/stories/get-story.ts')
const { listStories } = await import('#site/content/listings/list-stories.ts')

function readingDrafts<Result>(run: () => Promise<Result>, previewed: { release?: number; moment?: number }) {
  return drafts.readingDrafts(run, previewed, plannedPreview.loadReader)
}

beforeEach(() => {
  requested = []
  cachedResponses().invalidateAll()
})

test('with a release, stories of the release are drafts, and others as they are published', async () => {
  const { stories, total } = await readingDrafts(() => listStories({ contentType: 'page', locale: 'es' }), {
    release: 7,
  })
  expect(stories.map(({ name }) => name)).toEqual(['In the release', 'n'])
  expect(total).toBe(2)
  expect(requested).toEqual(['preview draft cdn/stories 7', 'public published cdn/stories u,unpublished'])
})

test('with a release, a story that it does not hold is the published one', async () => {
  await readingDrafts(() => getStoryAt('global/s', 'default'), { release: 7 })
  expect(requested).toEqual(['preview draft cdn/stories/global/s 7', 'public published cdn/stories/global/s'])
})

test('what a release holds is stored for no other request', async () => {
  await readingDrafts(() => listStories({ contentType: 'page', locale: 'es' }), { release: 7 })
  const { stories } = await listStories({ contentType: 'page', locale: 'es' })
  expect(stories.map(({ name }) => name)).toEqual(['n'])
  expect(requested.at(-1)).toBe('public published cdn/stories')
})
