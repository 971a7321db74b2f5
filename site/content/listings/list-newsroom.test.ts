import { beforeEach, describe, expect, test, vi } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { cachedResponses } from '../client/cached-responses.ts'

type Params = Readonly<Record<string, string | number>>
type Story = { uuid: string; full_slug: string; content: Record<string, unknown> & { component: string } }

/** Stories of the content service, and the requests to it. */
let stories: Story[] = []
let requests: Params[] = []

vi.mock('../client/content-client.ts', () => ({
  contentClient: {
    async get(_: string, params: Params) {
      requests.push(params)
      const found = responseTo(params)
      return { data: { stories: found.map(wireOf) }, total: found.length }
    },
  },
}))

/** The service's own rules, as far as these lists use them: kind, folder, uuids in order. */
function responseTo({ by_uuids_ordered: uuids, content_type: type, starts_with: folder = '' }: Params): Story[] {
  if (typeof uuids === 'string') return uuids.split(',').flatMap((one) => stories.filter(({ uuid }) => uuid === one))
  return stories.filter((one) => one.content.component === type && one.full_slug.startsWith(String(folder)))
}

function wireOf(story: Story, index: number) {
  const name = String(story.content['title'])
  return { ...story, id: index + 1, name, slug: story.full_slug.split('/').at(-1) ?? '' }
}

const { listNews } = await import('./list-news.ts')
const { listPages } = await import('./list-pages.ts')
const { listDownloads } = await import('../downloads/list-downloads.ts')

const siteContext = { market: markets.base, locale: 'en' } as const
const uuid = (n: number) => `7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a00${n}`

beforeEach(() => {
  cachedResponses().invalidateAll()
  requests = []
})

function newsStory(n: number, content: object = {}): Story {
  return {
    uuid: uuid(n),
    full_slug: `global/eventos-y-noticias/a-${n}`,
    content: {
      component: 'news_item',
      _uid: 'n',
      channel: 'press-release',
      title: `News ${n}`,
      date: '2026-03-02 00:00',
      ...content,
    },
  }
}

describe('a list of news', () => {
  test('asks for the newest of a channel, without what cards do not show', async () => {
    stories = [newsStory(1)]
    await listNews({ items: [], channel: 'press-release', limit: 3 }, siteContext)
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({
      content_type: 'news_item',
      language: 'en',
      per_page: 3,
      sort_by: 'content.date:desc',
      'filter_query[channel][in]': 'press-release',
      excluding_fields: expect.stringContaining('body'),
    })
  })

  test('of every channel names none', async () => {
    await listNews({ items: [], limit: 3 }, siteContext)
    expect(Object.keys(requests[0] ?? {}).filter((name) => name.startsWith('filter_query'))).toEqual([])
  })

  test('chosen by hand keeps the editor’s order and its limit', async () => {
    stories = [newsStory(1), newsStory(2), newsStory(3)]
    const cards = await listNews({ items: [uuid(3), uuid(1), uuid(2)], limit: 2 }, siteContext)
    expect(cards.map(({ title }) => title)).toEqual(['News 3', 'News 1'])
  })

  test('leaves out a story that cannot be used', async () => {
    stories = [newsStory(1, { date: 'soon' }), newsStory(2)]
    expect((await listNews({ items: [], limit: 9 }, siteContext)).map(({ title }) => title)).toEqual(['News 2'])
  })

  test('shows a story that has no address without a link', async () => {
    stories = [{ ...newsStory(1), full_slug: '_data/nowhere' }]
    expect(await listNews({ items: [uuid(1)], limit: 9 }, siteContext)).toMatchObject([
      { title: 'News 1', date: '2026-03-02T00:00:00.000Z', href: undefined },
    ])
  })
})

function pageStory(n: number, title: string, slug = `global/guias/a-${n}`): Story {
  return { uuid: uuid(n), full_slug: slug, content: { component: 'page', _uid: 'p', title } }
}

describe('a list of pages', () => {
  test('without pages and without folder asks nothing', async () => {
    expect(await listPages({ items: [], order: 'folder', limit: 9 }, siteContext)).toEqual([])
    expect(requests).toEqual([])
  })

  test('asks for the folder with its closing slash, so that a folder of a longer name stays out', async () => {
    await listPages({ items: [], folder: 'guias', order: 'newest', limit: 9 }, siteContext)
    expect(requests[0]).toMatchObject({ starts_with: 'global/guias/', sort_by: 'first_published_at:desc' })
  })

  test('leaves out the folder’s own first page and pages without an address', async () => {
    stories = [
      pageStory(1, 'Guides', 'global/guias/'),
      pageStory(2, 'Lost in a folder no route shows', 'global/guias/a/b/c'),
      pageStory(3, 'Inside', 'global/inside'),
    ]
    expect(await listPages({ items: [], folder: 'guias', order: 'folder', limit: 9 }, siteContext)).toEqual([])
    const chosen = await listPages({ items: [uuid(2), uuid(3)], order: 'folder', limit: 9 }, siteContext)
    expect(chosen).toMatchObject([{ title: 'Inside', href: expect.stringMatching(/\/inside$/) }])
  })

  test('by title sorts as the reader’s language does, and then keeps its limit', async () => {
    stories = ['zinc', 'Ñandú', 'árbol', 'nube'].map((title, index) =>
      pageStory(index + 1, title, `global/recursos/a-${index}`),
    )
    const request = { items: [], folder: 'recursos', order: 'title', limit: 3 } as const
    const cards = await listPages(request, { ...siteContext, locale: 'es' })
    expect(cards.map(({ title }) => title)).toEqual(['árbol', 'nube', 'Ñandú'])
  })
})

function downloadStory(n: number, kind: string, languages: readonly string[]): Story {
  const files = languages.map((language) => ({
    component: 'localized_file',
    _uid: `${n}-${language}`,
    language,
    file: { fieldtype: 'asset', filename: `https://elsewhere.example/${n}-${language}.pdf` },
  }))
  const content = { component: 'download', _uid: 'd', title: `Download ${n}`, kind, files }
  return { uuid: uuid(n), full_slug: `_data/downloads/d-${n}`, content }
}

function folderStory(n: number, items: readonly string[]): Story {
  const content = { component: 'download_folder', _uid: 'f', title: `Folder ${n}`, items }
  return { uuid: uuid(n), full_slug: `_data/downloads/f-${n}`, content }
}

describe('a list of downloads', () => {
  test('has the reader’s language first, then what has no words, then English and Spanish', async () => {
    stories = [folderStory(1, [uuid(2)]), downloadStory(2, 'brochure', ['ru', 'es', 'any', 'en', 'de'])]
    const languagesFor = async (locale: 'de' | 'en') => {
      const [folder] = await listDownloads({ folders: [uuid(1)], kinds: [] }, { ...siteContext, locale })
      return folder?.downloads[0]?.files.map(({ language }) => language)
    }
    expect(await languagesFor('de')).toEqual(['de', 'any', 'en', 'es', 'ru'])
    expect(await languagesFor('en')).toEqual(['en', 'any', 'es', 'ru', 'de'])
  })

  test('keeps the editor’s order of folders and of the downloads in them', async () => {
    stories = [
      folderStory(1, [uuid(4), uuid(3)]),
      folderStory(2, [uuid(3)]),
      downloadStory(3, 'brochure', ['es']),
      downloadStory(4, 'video', ['any']),
    ]
    const folders = await listDownloads({ folders: [uuid(2), uuid(1)], kinds: [] }, siteContext)
    expect(folders.map(({ title, downloads }) => [title, downloads.map((one) => one.title)])).toEqual([
      ['Folder 2', ['Download 3']],
      ['Folder 1', ['Download 4', 'Download 3']],
    ])
  })

  test('of some kinds leaves out the others, and folders that are then empty', async () => {
    stories = [
      folderStory(1, [uuid(3)]),
      folderStory(2, [uuid(4)]),
      downloadStory(3, 'brochure', ['es']),
      downloadStory(4, 'video', ['any']),
    ]
    const folders = await listDownloads({ folders: [uuid(1), uuid(2)], kinds: ['video'] }, siteContext)
    expect(folders.map(({ title }) => title)).toEqual(['Folder 2'])
  })

  test('names the type of a file by its ending and says no size of a file that is not the CMS’s', async () => {
    stories = [folderStory(1, [uuid(2)]), downloadStory(2, 'brochure', ['es'])]
    const [folder] = await listDownloads({ folders: [uuid(1)], kinds: [] }, siteContext)
    expect(folder?.downloads[0]?.files).toEqual([
      expect.objectContaining({ fileType: 'PDF', sizeBytes: undefined, href: 'https://elsewhere.example/2-es.pdf' }),
    ])
  })
})
