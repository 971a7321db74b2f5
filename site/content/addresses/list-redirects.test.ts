import { beforeEach, describe, expect, test, vi } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { recordRender } from '#site/server/page-cache/render/render-record.ts'
import { contentChanged } from '../changes/content-changed.ts'
import { cachedResponses } from '../client/cached-responses.ts'
import { listRedirects } from './list-redirects.ts'

type Wire = Record<string, unknown>

const requests: Wire[] = []
let stories: Wire[] = []

vi.mock('../client/content-client.ts', () => ({
  contentClient: {
    async get(_path: string, params: { page: number; per_page: number }) {
      requests.push(params)
      const from = (params.page - 1) * params.per_page
      return { data: { stories: stories.slice(from, from + params.per_page), links: [] }, total: stories.length }
    },
  },
}))

const url = (address: string) => ({ fieldtype: 'multilink', linktype: 'url', url: address })
const toStory = (fullSlug: string) => ({ fieldtype: 'multilink', linktype: 'story', story: { full_slug: fullSlug } })

function redirect(id: number, content: Wire): Wire {
  const slug = `r${id}`
  return {
    id,
    uuid: `u${id}`,
    name: slug,
    slug,
    full_slug: `_data/redirects/${slug}`,
    content: { component: 'redirect', _uid: slug, status: '301', ...content },
  }
}

beforeEach(() => {
  cachedResponses().invalidateAll()
  requests.length = 0
  stories = []
})

describe('the redirects of the editors', () => {
  test('are read to the last page of their list, and only once', async () => {
    stories = Array.from({ length: 230 }, (_, id) => redirect(id, { from: `/old-${id}`, to: url('/productos') }))
    expect((await listRedirects(markets.base)).targets.size).toBe(230)
    await listRedirects(markets.base)
    expect(requests.map(({ page }) => page)).toEqual([1, 2, 3])
  })

  test('lead to the address that a story has in the language of the old address', async () => {
    stories = [
      redirect(1, { from: '/viejo/', to: toStory('global/productos/llave') }),
      redirect(2, { from: '/en/old', to: toStory('global/productos/llave'), status: '302' }),
    ]
    const { targets } = await listRedirects(markets.base)
    expect(targets.get('/viejo')).toEqual({ to: '/productos/llave', status: 301 })
    expect(targets.get('/en/old')).toEqual({ to: '/en/products/llave', status: 302 })
  })

  test('hold in the markets that are named, or in all', async () => {
    stories = [
      redirect(1, { from: '/a', to: url('https://elsewhere.example/a'), markets: ['spain'] }),
      redirect(2, { from: '/b', to: url('https://elsewhere.example/b'), markets: [] }),
    ]
    expect([...(await listRedirects(markets.spain)).targets.keys()]).toEqual(['/a', '/b'])
    expect([...(await listRedirects(markets.italy)).targets.keys()]).toEqual(['/b'])
  })

  test('with a target that is none of a browser’s safe ones, or with no path to begin at, are left out', async () => {
    const bad = ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'mailto:a@b.example', '']
    stories = [
      ...bad.map((to, id) => redirect(id, { from: `/bad-${id}`, to: url(to) })),
      redirect(20, { from: 'no-slash', to: url('/a') }),
      redirect(21, { from: '/with?query', to: url('/a') }),
      redirect(22, { from: '/good', to: url('/a') }),
    ]
    expect([...(await listRedirects(markets.base)).targets.keys()]).toEqual(['/good'])
  })

  test('that lead in a circle are reported once and ignored', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    stories = [redirect(1, { from: '/a', to: url('/b') }), redirect(2, { from: '/b', to: url('/a') })]
    const { targets, loops } = await listRedirects(markets.france)
    await listRedirects(markets.france)
    expect([targets.size, loops.length, written.mock.calls.length]).toEqual([0, 2, 2])
    written.mockRestore()
  })

  test('are one dependency of a page, and a change of one of them is seen', async () => {
    stories = [redirect(1, { from: '/a', to: url('/b') })]
    const [, record] = await recordRender(() => listRedirects(markets.base))
    expect([...record.tags]).toEqual(['folder:_data/redirects'])
    stories = [redirect(1, { from: '/c', to: url('/b') })]
    contentChanged({ action: 'published', story_id: 1, full_slug: '_data/redirects/r1' })
    expect([...(await listRedirects(markets.base)).targets.keys()]).toEqual(['/c'])
  })

  test('are not asked for again when another story is published', async () => {
    stories = [redirect(1, { from: '/a', to: toStory('global/productos/llave') })]
    await listRedirects(markets.base)
    contentChanged({ action: 'published', story_id: 9, full_slug: 'global/productos/otra' })
    await listRedirects(markets.base)
    expect(requests).toHaveLength(1)
  })

  test('that lead to a story that is not published lead there once it is', async () => {
    stories = [redirect(1, { from: '/a', to: { fieldtype: 'multilink', linktype: 'story', id: 'u9' } })]
    expect((await listRedirects(markets.base)).targets.size).toBe(0)
    stories = [redirect(1, { from: '/a', to: toStory('global/productos/llave') })]
    contentChanged({ action: 'published', story_id: 9, full_slug: 'global/productos/llave' })
    expect([...(await listRedirects(markets.base)).targets.keys()]).toEqual(['/a'])
  })

  test('are gone with their folder, of which alone a message comes', async () => {
    stories = [redirect(1, { from: '/a', to: url('/b') })]
    await listRedirects(markets.base)
    stories = []
    contentChanged({ action: 'moved', story_id: 8, full_slug: 'archive/redirects' })
    expect((await listRedirects(markets.base)).targets.size).toBe(0)
  })
})
