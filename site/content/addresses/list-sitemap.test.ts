import { beforeEach, describe, expect, test, vi } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { routeForStory } from '#site/routing/stories/story-address.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { recordRender } from '#site/server/page-cache/render/render-record.ts'
import { contentChanged, tagsOf } from '../changes/content-changed.ts'
import { cachedResponses } from '../client/cached-responses.ts'

type Params = Readonly<Record<string, string | number>>

/** Numbers of the published stories, and which of them is translated into English. */
let published: number[] = []
let inEnglish = -1
/** Types and folders of stories that are no products among the products. */
let others = new Map<number, { component: string; folder: string }>()
let requested: string[] = []

vi.mock('../client/content-client.ts', () => ({
  contentClient: {
    async get(path: string, params: Params) {
      requested.push(`${path} ${params['page'] ?? params['by_ids']}`)
      if (path === 'cdn/links' && params['starts_with'] === 'global/') return listed(params)
      const ids = String(params['by_ids'] ?? '').split(',')
      const stories = published.filter((id) => ids.includes(`${id}`)).map(storyOf)
      return { data: path === 'cdn/links' ? { links: {} } : { stories }, total: stories.length }
    },
  },
}))

function listed({ page, per_page: perPage, include_dates: hasDates }: Params) {
  const first = (Number(page) - 1) * Number(perPage)
  const rows = published.slice(first, first + Number(perPage))
  const links = rows.map((id) => {
    const { full_slug: slug, translated_slugs: alternates } = storyOf(id)
    const dates = hasDates ? { published_at: `2026-01-0${id % 9}T00:00:00.000Z` } : {}
    return [id, { id, slug, is_folder: false, published: true, alternates, ...dates }] as const
  })
  return { data: { links: Object.fromEntries(links) }, total: published.length }
}

function storyOf(id: number) {
  const { component, folder } = others.get(id) ?? { component: 'product', folder: 'productos' }
  const slug = `global/${folder}/p-${id}`
  const english = { lang: 'en', path: `global/products/in-english-${id}`, name: 'In English', published: true }
  const translated = id === inEnglish ? [english] : []
  return {
    id,
    uuid: `${id}`,
    name: slug,
    slug,
    full_slug: slug,
    translated_slugs: translated,
    content: { component },
  }
}

const { countAddresses, hasPages, listSitemap } = await import('./list-sitemap.ts')

const parts = [0, 1000, 2000].map((from) => ({ market: markets.global, from, to: from + 1000 }))

async function partsIn(locale: 'es' | 'en') {
  return await Promise.all(parts.map((part) => hasPages({ ...part, locale })))
}

beforeEach(() => {
  contentChanged({ action: 'merged' })
  cachedResponses().invalidateAll()
  published = Array.from({ length: 2500 }, (_, at) => at + 1)
  inEnglish = 1700
  others = new Map()
  requested = []
})

describe('the sitemaps of a long list', () => {
  test('are those in which their language has a page, without reading the list for each of them', async () => {
    await expect(hasPages({ market: markets.global, locale: 'es', from: 0, to: 1000 })).rejects.toMatchObject({
      code: 'content-unavailable',
    })
    expect(await vi.waitUntil(() => partsIn('es').catch(() => undefined))).toEqual([true, true, true])
    requested = []
    expect(await partsIn('en')).toEqual([false, true, false])
    expect(requested).toEqual([])
  })

  test('include a language that was published since', async () => {
    await vi.waitUntil(() => partsIn('en').catch(() => undefined))
    inEnglish = 3000
    published = [3000, ...published]
    contentChanged({ action: 'published', story_id: 3000, full_slug: 'global/productos/p-3000' })
    expect((await partsIn('en'))[0]).toBe(true)
  })
})

test('of a short list only what has a page is a sitemap', async () => {
  published = [1, 2]
  inEnglish = 2
  expect(await partsIn('en')).toEqual([true, false, false])
  inEnglish = -1
  contentChanged({ action: 'merged' })
  expect(await partsIn('en')).toEqual([false, false, false])
})

test('a page of a sitemap has the time of its last publish', async () => {
  published = [1, 2]
  const times: (string | undefined)[] = []
  const sitemap = listSitemap({ market: markets.global, locale: 'es', from: 0, to: 1000 })
  for await (const { publishedAt } of sitemap) times.push(publishedAt)
  expect(times).toEqual(['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'])
})

describe('a sitemap, and the list of sitemaps, as the page cache stores them', () => {
  const part = { market: markets.global, locale: 'es', from: 0, to: 1000 } as const
  const drain = async () => {
    for await (const _ of listSitemap(part)) continue
  }
  const index = async () => void (await Promise.all([countAddresses(), hasPages(part)]))

  test.each([
    { action: 'published', full_slug: 'global/productos/new' },
    { action: 'unpublished', full_slug: 'global/productos/p-1' },
    { action: 'unpublished', full_slug: 'spain/contactos' },
    { action: 'deleted', full_slug: 'germany/kontakt' },
    { action: 'moved', full_slug: 'global/productos/p-2' },
    { action: 'translated', full_slug: 'global/productos/p-2' },
  ])('are rendered again after a story was $action: $full_slug', async (what) => {
    published = [1, 2]
    for (const render of [drain, index]) {
      const [, { tags }] = await recordRender(render)
      expect(tagsOf({ ...what, story_id: 77 })?.some((tag) => tags.has(tag))).toBe(true)
    }
  })
})

const siteContext = { market: markets.global, locale: 'es' } as const

async function listedSlugs(): Promise<string[]> {
  const found = []
  for await (const { url } of listSitemap({ ...siteContext, from: 0, to: 1000 }))
    found.push(url.split('/').at(-1) ?? '')
  return found
}

/** A type and a folder of stories, whose addresses the service lists without their type. */
test.each([
  ['product', 'productos'],
  ['page', 'productos'],
  ['job', 'productos'],
  ['news_item', 'productos'],
  ['download', 'productos'],
  ['custom_landing', 'productos'],
  ['trade_document', 'productos'],
  ['redirect', 'productos'],
  ['product', 'novedades-y-eventos/noticias'],
  ['page', 'no-such-route/deeper'],
  ['page', '_data'],
])('a story of the type %s in the folder %s is in the sitemap where it has a page', async (component, folder) => {
  published = [1, 2]
  others = new Map([[2, { component, folder }]])
  const found = await listedSlugs()
  const path = pathForStory(storyOf(2), siteContext)
  const isPage = path !== undefined && routeForStory(`global/${folder}/p-2`)?.route.access === 'public'
  expect(found.includes('p-2')).toBe(isPage)
  expect(found).toContain('p-1')
})

test('a story leaves the sitemap when it gets another type, and returns', async () => {
  published = [1, 2]
  const changeTo = async (component: string) => {
    others = new Map([[2, { component, folder: 'productos' }]])
    contentChanged({ action: 'published', story_id: 2, full_slug: 'global/productos/p-2' })
    return await listedSlugs()
  }
  expect(await listedSlugs()).toEqual(['p-1', 'p-2'])
  expect(await changeTo('job')).toEqual(['p-1'])
  expect(await changeTo('product')).toEqual(['p-1', 'p-2'])
})
