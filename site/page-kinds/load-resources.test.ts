import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cachedResponses } from '#site/content/client/cached-responses.ts'
import { markets } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'
import type { PageQuery } from '#site/routing/query/page-query.ts'

type Params = Readonly<Record<string, string | number>>
type Story = { uuid: string; full_slug: string; content: Record<string, unknown> & { component: string } }

/** The stories of the content service. */
let stories: Story[] = []

vi.mock('#site/content/client/content-client.ts', () => ({
  contentClient: {
    async get(path: string, { by_uuids_ordered: uuids, content_type: type }: Params) {
      if (path === 'cdn/stories') {
        const wanted = typeof uuids === 'string' ? uuids.split(',') : undefined
        const found = wanted
          ? wanted.flatMap((one) => stories.filter(({ uuid }) => uuid === one))
          : stories.filter(({ content }) => content.component === type)
        return { data: { stories: found.map(wireOf) }, total: found.length }
      }
      const found = stories.find(({ full_slug: slug }) => path === `cdn/stories/${slug}`)
      return found ? { data: { story: wireOf(found) } } : Promise.reject({ status: 404 })
    },
  },
}))
vi.mock('#site/content/client/get-file-size.ts', () => ({ getFileSize: async () => 1000 }))

const wireOf = (story: Story) => ({
  ...story,
  id: Number(story.uuid.slice(-3)),
  name: 'A',
  slug: story.full_slug.split('/').at(-1) ?? '',
})

const { getPage } = await import('./load-page.ts')

beforeEach(() => {
  cachedResponses().invalidateAll()
})

const uuid = (n: number) => `7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a${String(n).padStart(3, '0')}`

async function pageAt(path: string, query: PageQuery = {}) {
  const match = matchPath(path, markets.base)
  if (!match) throw new Error(`No route has ${path}`)
  return await getPage({ match, siteContext: { market: markets.base, locale: 'es' }, pageNumber: 1, query })
}

function bulletin(n: number, date: string, kind = 'technical'): Story {
  const content = { component: 'bulletin', _uid: 'b', number: `TB-2026-00${n}`, title: `Bulletin ${n}`, date, kind }
  return { uuid: uuid(n), full_slug: `global/recursos/bulletins/b-${n}`, content }
}

function download(n: number, content: { kind: string; languages: readonly string[]; products?: string[] }): Story {
  const { languages, ...rest } = content
  const files = languages.map((language) => ({
    component: 'localized_file',
    _uid: `f-${language}`,
    language,
    file: { id: 1, filename: `http://localhost/f/1/x/a/${n}-${language}.pdf`, alt: '' },
  }))
  return {
    uuid: uuid(n),
    full_slug: `global/recursos/d-${n}`,
    content: { component: 'download', _uid: 'd', title: `Download ${n}`, files, ...rest },
  }
}

function page(fullSlug: string, content: object = {}): Story {
  return { uuid: uuid(900), full_slug: fullSlug, content: { component: 'page', _uid: 'p', title: 'Page', ...content } }
}

describe('the list of bulletins', () => {
  const list = async (query: PageQuery = {}) => {
    stories = [
      page('global/recursos/bulletins'),
      bulletin(1, '2026-05-04 00:00'),
      bulletin(2, '2026-03-02 00:00', 'software-update'),
      bulletin(3, '2025-03-02 00:00'),
    ]
    const found = await pageAt('/recursos/bulletins', query)
    if (found?.template !== 'general-listing') throw new Error('The page has no list.')
    return found
  }
  const titles = async (query: PageQuery) => (await list(query)).listing.items.map(({ card }) => Object(card).title)

  test('is narrowed by kind and by year', async () => {
    expect(await titles({})).toEqual(['Bulletin 1', 'Bulletin 2', 'Bulletin 3'])
    expect(await titles({ kind: ['technical'] })).toEqual(['Bulletin 1', 'Bulletin 3'])
    expect(await titles({ kind: ['technical'], year: ['2025'] })).toEqual(['Bulletin 3'])
  })

  test('offers the latest year first and counts what each choice would leave', async () => {
    const { filters } = await list({ kind: ['technical'] })
    const year = filters.find(({ name }) => name === 'year')
    expect(year?.options.map(({ value, count }) => [value, count])).toEqual([
      ['2026', 1],
      ['2025', 1],
    ])
  })

  test('leads to each bulletin', async () => {
    const [first] = (await list()).listing.items
    expect(first).toMatchObject({ kind: 'bulletin', card: { href: '/recursos/bulletins/b-1' } })
  })
})

describe('a page of downloads', () => {
  const skeleton = async (query: PageQuery = {}) => {
    const items = [uuid(1), uuid(2), uuid(3), uuid(1)]
    stories = [
      download(1, { kind: 'instructions', languages: ['es', 'en'] }),
      download(2, { kind: 'software', languages: ['en'] }),
      download(3, { kind: 'video', languages: ['any'] }),
      {
        uuid: uuid(10),
        full_slug: '_data/downloads/f',
        content: { component: 'download_folder', _uid: 'f', title: 'F', items },
      },
      page('global/recursos/descargas', {
        template: 'downloads-skeleton',
        body: [{ component: 'downloadable_list', _uid: 'l', folders: [uuid(10)], groupBy: 'folder' }],
      }),
    ]
    const found = await pageAt('/recursos/descargas', query)
    if (found?.template !== 'downloads-skeleton') throw new Error('The page is no page of downloads.')
    const shown = found.body.flatMap((block) =>
      block.component === 'downloadable_list' ? block.resolved.folders.flatMap(({ downloads }) => downloads) : [],
    )
    return { ...found, shown: [...new Set(shown.map(({ title }) => title))], cards: shown }
  }

  test('counts each download once, in whatever folders it is', async () => {
    expect((await skeleton()).total).toBe(3)
  })

  test('is narrowed by kind', async () => {
    expect((await skeleton({ kind: ['software'] })).shown).toEqual(['Download 2'])
  })

  test('by language shows that language’s files and those without words', async () => {
    const { shown, cards } = await skeleton({ language: ['es'] })
    expect(shown).toEqual(['Download 1', 'Download 3'])
    expect(cards[0]?.files.map(({ language }) => language)).toEqual(['es'])
  })

  test('takes a value that no file has for no choice', async () => {
    expect((await skeleton({ kind: ['hologram'] })).total).toBe(3)
  })

  test('may be left with nothing, and with no folder that is empty', async () => {
    const { total, body } = await skeleton({ kind: ['software'], language: ['es'] })
    expect(total).toBe(0)
    expect(body).toMatchObject([{ resolved: { folders: [] } }])
  })
})

describe('a story of the resources', () => {
  test('has the template of its kind, its file and its products', async () => {
    stories = [
      { ...bulletin(1, '2026-05-04 00:00'), uuid: uuid(1) },
      download(2, { kind: 'software', languages: ['es'] }),
    ]
    Object.assign(stories[0]?.content ?? {}, { download: uuid(2) })
    expect(await pageAt('/recursos/bulletins/b-1')).toMatchObject({
      template: 'bulletin-detail',
      download: { title: 'Download 2', href: '/recursos/d-2', files: [{ sizeBytes: 1000 }] },
    })
    expect(await pageAt('/recursos/d-2')).toMatchObject({ template: 'product-resource', card: { kind: 'software' } })
  })

  test('whose download was taken back is shown without it', async () => {
    const content = { component: 'catalogue', _uid: 'c', title: 'C', year: '2026', download: uuid(7) }
    stories = [{ uuid: uuid(1), full_slug: 'global/recursos/catalogos/c', content }]
    const found = await pageAt('/recursos/catalogos/c')
    expect(found).toMatchObject({ template: 'catalogue-detail', story: { content: { year: 2026 } } })
    expect(found && 'download' in found && found.download).toBeUndefined()
  })
})

test.each(['landing', 'thank-you'])('a page uses the template %s that its editor chose', async (template) => {
  stories = [page('global/un-dia', { template })]
  expect(await pageAt('/un-dia')).toMatchObject({ template })
})
