import { beforeEach, expect, test, vi } from 'vitest'
import { contentChanged } from '../changes/content-changed.ts'
import { cachedResponses } from '../client/cached-responses.ts'
import { listStories, listStoriesByUuid } from './list-stories.ts'

type Story = { id: number; uuid: string; kind: string }

let published: Story[] = []
let requested = 0

vi.mock('../client/content-client.ts', () => ({
  contentClient: {
    async get(_path: string, { by_uuids_ordered: uuids, content_type: kind }: Readonly<Record<string, string>>) {
      requested += 1
      const stories = published
        .filter((story) => (uuids ? uuids.split(',').includes(story.uuid) : story.kind === kind))
        .map((story) => ({ ...story, name: 'A', slug: 'a', full_slug: 'global/a', content: { component: story.kind } }))
      return { data: { stories, links: [] }, total: stories.length }
    },
  },
}))

beforeEach(() => {
  cachedResponses().invalidateAll()
  requested = 0
  published = [
    { id: 1, uuid: '11111111-1111-4111-8111-111111111111', kind: 'page' },
    { id: 2, uuid: '22222222-2222-4222-8222-222222222222', kind: 'page' },
  ]
})

const names = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const numbers = async () => (await listStoriesByUuid(names, 'es')).map(({ id }) => id)

test('stories that are named are asked for again when one of them changes, and not when another one is published', async () => {
  expect(await numbers()).toEqual([1, 2])
  contentChanged({ action: 'published', story_id: 9, full_slug: 'global/b' })
  expect(await numbers()).toEqual([1, 2])
  expect(requested).toBe(1)
  published = published.slice(1)
  contentChanged({ action: 'unpublished', story_id: 1, full_slug: 'global/a' })
  expect(await numbers()).toEqual([2])
})

test('a story that is named before it is published is there once it is', async () => {
  const [first, second] = published
  published = first ? [first] : []
  expect(await numbers()).toEqual([1])
  if (second) published.push(second)
  contentChanged({ action: 'published', story_id: 2, full_slug: 'global/b' })
  expect(await numbers()).toEqual([1, 2])
})

const listed = async (contentType: string) =>
  (await listStories({ contentType, locale: 'es' })).stories.map(({ id }) => id)

test('a list of a kind is asked for again when a story of that kind changes, and not when one of another kind does', async () => {
  published.push({ id: 3, uuid: '33333333-3333-4333-8333-333333333333', kind: 'news' })
  expect([await listed('page'), await listed('news')]).toEqual([[1, 2], [3]])
  expect(requested).toBe(2)
  contentChanged({ action: 'published', story_id: 3, full_slug: 'global/a' })
  await listed('page')
  expect(requested).toBe(2)
  published = published.slice(0, 2)
  contentChanged({ action: 'unpublished', story_id: 3, full_slug: 'global/a' })
  expect([await listed('page'), await listed('news')]).toEqual([[1, 2], []])
})

test('a story that is published for the first time is there in the list of its kind', async () => {
  expect(await listed('news')).toEqual([])
  published.push({ id: 4, uuid: '44444444-4444-4444-8444-444444444444', kind: 'news' })
  contentChanged({ action: 'published', story_id: 4, full_slug: 'global/a' })
  expect(await listed('news')).toEqual([4])
})
