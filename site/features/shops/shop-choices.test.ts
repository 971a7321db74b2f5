import { beforeEach, expect, test, vi } from 'vitest'
import { cachedResponses } from '#site/content/client/cached-responses.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { markets } from '#site/routing/markets.ts'
import { routeNamed } from '#site/routing/route-table.ts'

function shopStory(id: number) {
  const [city, country] = id % 2 === 0 ? ['Girona', 'ES'] : ['Paris', 'FR']
  const place = { street: 'Calle 1', postcode: '08001', city, country }
  const content = { component: 'shop', _uid: 'c', name: 'S', phone: '+34 900 000 000', lines: ['keys'], ...place }
  return {
    id,
    uuid: `s-${id}`,
    full_slug: `global/s-${id}`,
    slug: `s-${id}`,
    name: 'S',
    published_at: '2026-01-01',
    content: { ...content, services: ['copies'] },
  }
}

vi.mock('#site/content/client/content-client.ts', () => ({
  contentClient: {
    async get(_: string, { content_type: type }: Readonly<Record<string, unknown>>) {
      const stories = type === 'shop' ? Array.from({ length: 30 }, (_unused, index) => shopStory(index + 1)) : []
      return { data: { stories, datasource_entries: [] }, total: stories.length }
    },
  },
}))

const { canonicalListQuery } = await import('#site/content/queries/canonical-list-query.ts')

beforeEach(() => cachedResponses().invalidateAll())

function canonical(query: string) {
  const match = { route: routeNamed('shops'), locale: 'es', params: { product: 'keys' } } as const
  return canonicalListQuery({
    match,
    wire: { uuid: 'u', content: { component: 'page' } } as unknown as WireStory,
    siteContext: { market: markets.base, locale: 'es' },
    params: new URLSearchParams(query),
  })
}

test.each([
  ['a town of another country', 'country=FR&town=Girona', '?country=FR'],
  ['a typed place and a service', 'service=copies&near=Girona', '?near=Girona&service=copies'],
])('%s leads to the one way to write it', async (_, query, to) => {
  expect(await canonical(query)).toBe(to)
  expect(await canonical(to)).toBeUndefined()
})
