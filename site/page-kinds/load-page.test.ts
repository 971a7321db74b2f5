import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cachedResponses } from '#site/content/client/cached-responses.ts'
import { markets } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'
import { isCatalogueError } from '#site/server/errors.ts'

type Story = { id: number; uuid: string; full_slug: string; content: Record<string, unknown> }

/** The stories of the content service. */
let stories: Story[] = []

const wireOf = (story: Story) => ({ ...story, name: 'A', slug: story.full_slug.split('/').at(-1) ?? '' })

vi.mock('#site/content/client/content-client.ts', () => ({
  contentClient: {
    async get(path: string, { content_type: type }: Readonly<Record<string, string | number>>) {
      if (path === 'cdn/stories') {
        const found = stories.filter(({ content }) => content['component'] === type).map(wireOf)
        return { data: { stories: found }, total: found.length }
      }
      const found = stories.find(({ full_slug: slug }) => path === `cdn/stories/${slug}`)
      return found ? { data: { story: wireOf(found) } } : Promise.reject({ status: 404 })
    },
  },
}))

const { getPage } = await import('./load-page.ts')

beforeEach(() => {
  cachedResponses().invalidateAll()
})

function newsStory(id: number, content: object = {}): Story {
  const own = { component: 'news_item', _uid: 'n', channel: 'press-release', title: `News ${id}`, date: '2026-03-02' }
  return {
    id,
    uuid: `7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a00${id}`,
    full_slug: `global/n-${id}`,
    content: { ...own, ...content },
  }
}

async function pageAt(path: string) {
  const match = matchPath(path, markets.base)
  if (!match) throw new Error(`No route has ${path}`)
  return await getPage({ match, siteContext: { market: markets.base, locale: 'es' }, pageNumber: 1, query: {} })
}

describe('a story of the newsroom', () => {
  test('has a template of its own on a route that shows any page', async () => {
    stories = [newsStory(1)]
    expect(await pageAt('/n-1')).toMatchObject({ template: 'news-detail', story: { content: { title: 'News 1' } } })
  })

  test('is followed by three others at most, never by itself', async () => {
    stories = [1, 2, 3, 4, 5].map((id) => newsStory(id))
    const page = await pageAt('/n-2')
    expect(page?.template === 'news-detail' && page.more.map(({ title }) => title)).toEqual([
      'News 1',
      'News 3',
      'News 4',
    ])
  })

  test('without a day is no page', async () => {
    stories = [newsStory(1, { date: '' })]
    const error = await pageAt('/n-1').catch((thrown: unknown) => thrown)
    expect(isCatalogueError(error) && error.code).toBe('page-not-found')
  })
})

test('a page of blocks uses the template of its route', async () => {
  stories = [{ ...newsStory(1), content: { component: 'page', _uid: 'p', title: 'A page' } }]
  expect(await pageAt('/n-1')).toMatchObject({ template: 'generic', body: [] })
})

describe('a page of blocks among records', () => {
  const among = (folder: string, content: object) => {
    const slug = `global/${folder}/n-1`
    stories = [{ ...newsStory(1), full_slug: slug, content: { component: 'page', _uid: 'p', title: 'A', ...content } }]
  }

  test.each([
    ['productos', '/productos/n-1'],
    ['categorias', '/categorias/n-1'],
  ])('in %s is shown as a page, because lists of addresses name it', async (folder, path) => {
    among(folder, {})
    expect(await pageAt(path)).toMatchObject({ template: 'generic', body: [] })
  })

  test('has the template that its editor chose', async () => {
    among('productos', { template: 'landing' })
    expect(await pageAt('/productos/n-1')).toMatchObject({ template: 'landing' })
  })
})
