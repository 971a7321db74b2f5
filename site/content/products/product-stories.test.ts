import { beforeEach, describe, expect, test, vi } from 'vitest'
import { recordRender } from '#site/server/page-cache/render/render-record.ts'
import { contentChanged } from '../changes/content-changed.ts'
import { cachedResponses } from '../client/cached-responses.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { cacheProductStories, listProductStories } from './product-stories.ts'

const names = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const
const [one, two] = names

let published: string[] = []
let titles: Record<string, string> = {}
/** The uuids of each question. */
let requested: string[][] = []

const wireOf = (uuid: string): WireStory => {
  const number = names.findIndex((name) => name === uuid) + 1
  const content = { component: 'product', name: titles[uuid] ?? 'Llave', description: 'long' }
  const place = { slug: `p-${number}`, full_slug: `global/productos/p-${number}` }
  return { id: number, uuid, name: 'p', lang: 'default', ...place, content }
}

vi.mock('../client/content-client.ts', () => ({
  contentClient: {
    async get(_path: string, { by_uuids_ordered: uuids = '' }: Readonly<Record<string, string>>) {
      requested.push(uuids.split(','))
      const stories = uuids
        .split(',')
        .filter((uuid) => published.includes(uuid))
        .map(wireOf)
      return { data: { stories, links: [] }, total: stories.length }
    },
  },
}))

beforeEach(() => {
  contentChanged({ action: 'merged' })
  published = [...names]
  titles = {}
  requested = []
})

const shown = async (uuids: readonly string[]) =>
  (await listProductStories(uuids, 'es')).map(({ uuid, content }) => [uuid, content['name']])

describe('products on cards', () => {
  test('are asked for once each, whatever other products a page shows with them, and stand in the order asked for', async () => {
    await shown([one])
    expect(await shown([two, one])).toEqual([
      [two, 'Llave'],
      [one, 'Llave'],
    ])
    expect(requested).toEqual([[one], [two]])
  })

  test('are not asked for when all products were read already', async () => {
    cacheProductStories(names.map(wireOf), { locale: 'es', startedAt: cachedResponses().now() })
    const [story] = await listProductStories([one], 'es')
    expect(requested).toEqual([])
    expect(story?.content).not.toHaveProperty('description')
  })

  test('are asked for in each language', async () => {
    await shown([one])
    await listProductStories([one], 'it')
    expect(requested).toHaveLength(2)
  })

  test('change alone: the others are not asked for again', async () => {
    await shown(names)
    titles = { [two]: 'Llave nueva' }
    contentChanged({ action: 'published', story_id: 2, full_slug: 'global/productos/p-2' })
    expect(await shown(names)).toEqual([
      [one, 'Llave'],
      [two, 'Llave nueva'],
    ])
    expect(requested).toEqual([[...names], [two]])
  })

  test('that are read before a change are not kept after it', async () => {
    const startedAt = cachedResponses().now()
    contentChanged({ action: 'published', story_id: 1, full_slug: 'global/productos/p-1' })
    cacheProductStories([wireOf(one)], { locale: 'es', startedAt })
    await shown([one])
    expect(requested).toEqual([[one]])
  })

  test('that are taken back are gone, and there again when they are published', async () => {
    await shown(names)
    published = [one]
    contentChanged({ action: 'unpublished', story_id: 2, full_slug: 'global/productos/p-2' })
    expect(await shown(names)).toEqual([[one, 'Llave']])
    published = [...names]
    contentChanged({ action: 'published', story_id: 2, full_slug: 'global/productos/p-2' })
    expect(await shown(names)).toHaveLength(2)
  })

  test('make a page that shows them depend on them, also where they were kept', async () => {
    await shown([one])
    const [, { tags }] = await recordRender(() => listProductStories([one], 'es'))
    expect([...tags]).toEqual(expect.arrayContaining(['story:1', 'removal']))
  })

  test('have their new addresses when a folder above them is moved', async () => {
    await shown(names)
    requested = []
    contentChanged({ action: 'moved', story_id: 77, full_slug: 'global/catalogo' })
    await shown(names)
    expect(requested).toEqual([[...names]])
  })
})
