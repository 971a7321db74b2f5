import { beforeEach, expect, test, vi } from 'vitest'
import { keptAnswers } from './answers.ts'
import { contentChanged } from './content-changed.ts'
import { listStoriesByUuid } from './list-stories.ts'

type Story = { id: number; uuid: string }

let published: Story[] = []
let asked = 0

vi.mock('./content-client.ts', () => ({
  contentClient: {
    async get(_path: string, { by_uuids_ordered: uuids }: Readonly<Record<string, string>>) {
      asked += 1
      const stories = published
        .filter(({ uuid }) => uuids?.split(',').includes(uuid))
        .map((story) => ({ ...story, name: 'A', slug: 'a', full_slug: 'global/a', content: { component: 'page' } }))
      return { data: { stories, links: [] }, total: stories.length }
    },
  },
}))

beforeEach(() => {
  keptAnswers().dropAll()
  asked = 0
  published = [
    { id: 1, uuid: '11111111-1111-4111-8111-111111111111' },
    { id: 2, uuid: '22222222-2222-4222-8222-222222222222' },
  ]
})

const names = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const numbers = async () => (await listStoriesByUuid(names, 'es')).map(({ id }) => id)

test('stories that are named are asked for again when one of them changes, and not when another one is published', async () => {
  expect(await numbers()).toEqual([1, 2])
  contentChanged({ action: 'published', story_id: 9, full_slug: 'global/b' })
  expect(await numbers()).toEqual([1, 2])
  expect(asked).toBe(1)
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
