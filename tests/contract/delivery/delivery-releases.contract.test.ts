import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type DeliverySpace,
  previewToken,
  publicToken,
  type StorySeed,
  startDelivery,
} from '../support/delivery-space.ts'

/**
 * Two spaces of the same stories. In `planned` a release contains some of them; in `after` the drafts are the content of the release. A
 * preview of the release reads in the one the same that the other delivers.
 */
let planned: DeliverySpace
let after: DeliverySpace
const release = 7
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

type Change = { name: string; content: Record<string, unknown> }

const seeds: StorySeed[] = Array.from({ length: 40 }, (_, index) => ({
  fullSlug: `noticias/n${index}`,
  uuid: uuid(index),
  name: `Nota ${(index * 7) % 40}`,
  position: (index % 5) * 10,
  tags: index % 3 === 0 ? ['feria'] : [],
  published: index % 4 === 0 ? null : undefined,
  draft: {
    component: index % 6 === 0 ? 'event' : 'news',
    title: `Título ${(index * 11) % 40}`,
    weight: String((index * 13) % 40),
    author: uuid((index + 1) % 40),
  },
}))

/** Stories of the release move to both ends of every order, and one changes its type. */
const changes = new Map<number, Change>(
  [1, 2, 6, 13, 21, 39].map((index) => [
    index,
    {
      name: index % 2 === 0 ? `AAA ${index}` : `zzz ${index}`,
      content: {
        _uid: 'root',
        component: index === 6 ? 'news' : 'event',
        title: index % 2 === 0 ? `000 llave ${index}` : `zzz ${index}`,
        weight: String(index % 2 === 0 ? -index : 1000 + index),
        author: uuid(index),
      },
    },
  ]),
)

beforeAll(async () => {
  planned = await startDelivery()
  after = await startDelivery()
  for (const space of [planned, after]) for (const seed of seeds) space.add(seed)
  const now = '2026-11-26T12:00:00.000Z'
  const insert = 'INSERT INTO releases (id, uuid, name, created_at, updated_at) VALUES (?, ?, ?, ?, ?)'
  planned.store.run(insert, [release, 'r', 'Verano', now, now])
  for (const [index, { name, content }] of changes) {
    const { id } = planned.store.get<{ id: number }>('SELECT id FROM stories WHERE uuid = ?', [uuid(index)]) ?? {
      id: 0,
    }
    const values = [name, JSON.stringify(content), String(content['component']), now]
    planned.store.run(
      `INSERT INTO release_stories (name, content, content_type, updated_at, release_id, story_id, version_id)
       VALUES (?, ?, ?, ?, ?, ?, 1)`,
      [...values, release, id],
    )
    after.store.run('UPDATE stories SET name = ?, draft = ?, content_type = ?, updated_at = ? WHERE id = ?', [
      ...values,
      id,
    ])
  }
})

afterAll(async () => {
  await planned.stop()
  await after.stop()
})

type Listed = { id: number; name: string; content: unknown; updated_at?: string | undefined }
type Query = Record<string, unknown>

/** Every page of a list, as the client reads it. */
async function pages(space: DeliverySpace, query: Query): Promise<{ stories: Listed[]; totals: number[] }> {
  const client = space.client(previewToken)
  const stories: Listed[] = []
  const totals: number[] = []
  for (let page = 1; page <= 7; page++) {
    const response = await client.getStories({ version: 'draft', per_page: 7, page, ...query })
    totals.push(response.total)
    stories.push(
      ...response.data.stories.map(({ id, name, content, updated_at: at }: Listed) => ({
        id,
        name,
        content,
        updated_at: at,
      })),
    )
  }
  return { stories, totals }
}

const queries: readonly Query[] = [
  {},
  { sort_by: 'name:asc' },
  { sort_by: 'name:desc' },
  { sort_by: 'updated_at:desc' },
  { sort_by: 'published_at:asc' },
  { sort_by: 'content.title:desc' },
  { sort_by: 'content.weight:asc:int' },
  { sort_by: 'content.absent:asc:nulls_first,full_slug:asc' },
  { content_type: 'event' },
  { content_type: 'news', sort_by: 'name:asc' },
  { search_term: 'llave' },
  { with_tag: 'feria', sort_by: 'name:asc' },
  { starts_with: 'noticias/n1' },
  { updated_at_gt: '2026-11-25' },
  { filter_query: { weight: { gt_int: 30 } } },
  { filter_query: { title: { like: '*llave*' } }, content_type: 'event' },
  { by_uuids_ordered: [39, 5, 1, 6, 2].map(uuid).join(',') },
]

describe('a list within a release', () => {
  test.each(queries)('is the list of after it: %j', async (query) => {
    const preview = await pages(planned, { ...query, from_release: release })
    expect(preview).toEqual(await pages(after, query))
    expect(preview.stories.length).toBeGreaterThan(0)
  })

  test('of twelve stories reads no more than the page and what the release holds', () => {
    const plan = planned.store.all<{ detail: string }>(
      `EXPLAIN QUERY PLAN SELECT s.id AS page_id, s.position AS k0, s.id AS k1 FROM stories s
       WHERE ((s.is_folder = 0 AND s.deleted_at IS NULL) = 1 AND s.id NOT IN (SELECT story_id FROM release_stories WHERE release_id = 7))
         AND ((s.content_type = 'news')) ORDER BY k0 DESC, k1 DESC LIMIT 7 OFFSET 0`,
    )
    expect(plan.map(({ detail }) => detail).join('\n')).toMatch(
      /SEARCH s USING (COVERING )?INDEX stories_draft_0_typed/,
    )
    expect(plan.map(({ detail }) => detail).join('\n')).not.toContain('SCAN')
  })
})

describe('a story within a release', () => {
  const address = (index: number) => `cdn/stories/noticias/n${index}`
  const read = (space: DeliverySpace, index: number, query: Query = {}) =>
    space.client(previewToken).get(address(index), { version: 'draft', ...query })

  test('is what the release holds and names the release; another is the draft', async () => {
    const { data } = await read(planned, 1, { from_release: release })
    expect(data.story).toMatchObject({ name: 'zzz 1', release_id: release, content: { title: 'zzz 1' } })
    const other = await read(planned, 3, { from_release: release })
    expect(other.data.story).toMatchObject({ release_id: null, content: { title: 'Título 33' } })
    expect((await read(planned, 1)).data.story).toMatchObject({ release_id: null, content: { title: 'Título 11' } })
  })

  test('has its relations from the release, too', async () => {
    const query = { resolve_relations: 'news.author,event.author' }
    const preview = await read(planned, 0, { ...query, from_release: release })
    expect(preview.data.story.content.author).toMatchObject({ name: 'zzz 1', content: { title: 'zzz 1' } })
    const { data } = await read(planned, 0, query)
    expect(data.story.content.author).toMatchObject({ content: { title: 'Título 11' } })
  })

  test('is the draft for the release 0, which the visual editor writes for none', async () => {
    const { data } = await read(planned, 1, { from_release: 0 })
    expect(data.story).toMatchObject({ content: { title: 'Título 11' } })
  })

  test('is refused for an unknown release, a published read and a public token', async () => {
    const status = async (query: string) => (await planned.get(`stories/noticias/n1?${query}&cv=9`)).status
    expect(await status(`token=${previewToken}&version=draft&from_release=8`)).toBe(404)
    expect(await status(`token=${previewToken}&version=draft&from_release=x`)).toBe(422)
    expect(await status(`token=${previewToken}&version=published&from_release=${release}`)).toBe(501)
    expect(await status(`token=${publicToken}&from_release=${release}`)).toBe(501)
    expect(await status(`token=${publicToken}&version=draft&from_release=${release}`)).toBe(401)
  })

  test('is the draft again after the release', async () => {
    planned.store.run("UPDATE releases SET released_at = '2026-11-26T12:00:00.000Z' WHERE id = ?", [release])
    const { data } = await read(planned, 1, { from_release: release })
    expect(data.story).toMatchObject({ release_id: null, content: { title: 'Título 11' } })
  })
})
