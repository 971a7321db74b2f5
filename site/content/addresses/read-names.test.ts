import { beforeEach, describe, expect, test, vi } from 'vitest'
import { localeCodes } from '#site/routing/locales.ts'
import { recordRender } from '#site/server/page-cache/render/render-record.ts'
import { contentChanged } from '../changes/content-changed.ts'
import { cachedResponses } from '../client/cached-responses.ts'
import { mayExist, openAddressBook } from './address-book.ts'
import { cachedNames } from './cached-names.ts'

const others = localeCodes.filter((locale) => locale !== 'es')

type Params = Readonly<Record<string, string | number>>

/** Addresses of the stories that the content service has published, by number, and what it was asked. */
let published = new Map<number, string>()
let requests: { path: string; params: Params }[] = []
let isAway = false

vi.mock('../client/content-client.ts', () => ({
  contentClient: {
    async get(path: string, params: Params) {
      requests.push({ path, params })
      if (isAway) throw new Error('away')
      if (path === 'cdn/links') return { data: { links: linksOf(params) }, total: published.size }
      const ids = String(params['by_ids']).split(',').map(Number)
      const stories = ids.filter((id) => published.has(id)).map(storyOf)
      return { data: { stories, links: [] }, total: stories.length }
    },
  },
}))

function linksOf({ page, per_page: perPage }: Params) {
  const first = (Number(page) - 1) * Number(perPage)
  const rows = [...published].slice(first, first + Number(perPage))
  const row = { is_folder: false, published: true }
  return Object.fromEntries(rows.map(([id, slug]) => [id, { id, slug, ...row, alternates: translated(slug) }]))
}

/** Each language has a slug of its own. */
function translated(slug: string) {
  return others.map((lang) => ({ lang, path: `${slug}-in-${lang}`, name: `In ${lang}`, published: true }))
}

function storyOf(id: number) {
  const slug = published.get(id) ?? ''
  const content = { component: 'news_item' }
  return { id, uuid: `${id}`, name: slug, slug, full_slug: slug, translated_slugs: translated(slug), content }
}

async function bookAfterReading() {
  return await vi.waitUntil(() => openAddressBook('global'), { timeout: 10_000 })
}

beforeEach(() => {
  contentChanged({ action: 'merged' })
  cachedResponses().invalidateAll()
  published = new Map(Array.from({ length: 2500 }, (_, id) => [id, `global/noticias/n-${id}`]))
  requests = []
  isAway = false
})

describe('a list of addresses that is longer than one answer', () => {
  test('is read page by page, once, in the background', async () => {
    expect(await Promise.all([openAddressBook('global'), openAddressBook('global')])).toEqual([undefined, undefined])
    const book = await bookAfterReading()
    expect(requests.map(({ params }) => params['page'])).toEqual([1, 2, 3])
    expect(book.has('global/noticias/n-2499', 'es')).toBe(true)
    expect(book.has('global/noticias/n-2500', 'es')).toBe(false)
  })

  test.each(others)('has the slug of each story in %s, and in no other language', async (locale) => {
    const isAt = async (id: number) => {
      const book = await bookAfterReading()
      const rest = localeCodes.filter((one) => one !== locale)
      const name = `global/noticias/n-${id}-in-${locale}`
      return [book.has(name, locale), rest.some((other) => book.has(name, other))]
    }
    // Of the first page of the list, of the last one, and of what is published later.
    expect([await isAt(0), await isAt(2499)]).toEqual([
      [true, false],
      [true, false],
    ])
    published.set(2600, 'global/noticias/n-2600')
    contentChanged({ action: 'published', story_id: 2600, full_slug: 'global/noticias/n-2600' })
    expect(await isAt(2600)).toEqual([true, false])
  })

  test('is read beside the page that wants it first, whose failure it is not', async () => {
    const [, record] = await recordRender(() => openAddressBook('global'))
    isAway = true
    await vi.waitUntil(() => requests.length > 1)
    expect(record.waits).toBe(0)
    await vi.waitUntil(() => cachedNames().size === 0)
    expect(record.failure).toBeUndefined()
  })

  test('is renewed beside the page that found it due', async () => {
    await bookAfterReading()
    const address = { address: 'global/noticias/n-1', locale: 'es' } as const
    const [, record] = await recordRender(() => mayExist('global', address))
    contentChanged({ action: 'published', story_id: 1, full_slug: address.address })
    isAway = true
    requests = []
    await vi.waitUntil(() => requests.length > 0, { timeout: 5000 })
    await vi.waitUntil(() => cachedNames().get('global')?.inFlight === undefined)
    expect(record.failure).toBeUndefined()
  })

  test('is not read again when its first page is no longer kept', async () => {
    await bookAfterReading()
    cachedResponses().invalidateAll()
    requests = []
    expect((await openAddressBook('global'))?.has('global/noticias/n-1', 'es')).toBe(true)
    expect(requests).toEqual([])
  })

  test('has what was published since, in every language, for one question about all of it', async () => {
    await bookAfterReading()
    for (const id of [2500, 2501]) {
      published.set(id, `global/noticias/n-${id}`)
      contentChanged({ action: 'published', story_id: id, full_slug: `global/noticias/n-${id}` })
    }
    requests = []
    const book = await openAddressBook('global')
    expect(book?.has('global/noticias/n-2501', 'es')).toBe(true)
    expect(book?.has('global/noticias/n-2500-in-en', 'en')).toBe(true)
    expect(book?.has('global/noticias/n-2500-in-en', 'it')).toBe(false)
    expect(requests.map(({ path, params }) => [path, params['by_ids']])).toEqual([['cdn/stories', '2500,2501']])
  })

  test('knows a story that was moved by its new address', async () => {
    await bookAfterReading()
    published.set(7, 'global/noticias/siete')
    contentChanged({ action: 'moved', story_id: 7, full_slug: 'global/noticias/siete' })
    expect((await openAddressBook('global'))?.has('global/noticias/siete', 'es')).toBe(true)
  })

  test('asks nothing for what is gone, or stands in another folder', async () => {
    await bookAfterReading()
    contentChanged({ action: 'unpublished', story_id: 1, full_slug: 'global/noticias/n-1' })
    contentChanged({ action: 'deleted', story_id: 2, full_slug: 'global/noticias/n-2' })
    contentChanged({ action: 'published', story_id: 9000, full_slug: 'italy/contactos' })
    requests = []
    await openAddressBook('global')
    expect(requests).toEqual([])
  })

  test.each([
    ['a folder was moved', () => contentChanged({ action: 'moved', story_id: 9000, full_slug: 'global/prensa' })],
    ['nobody says what changed', () => contentChanged({ action: 'merged' })],
    [
      'more changed than few questions tell',
      () => {
        for (let id = 0; id <= 1000; id += 1)
          contentChanged({ action: 'published', story_id: id, full_slug: `global/noticias/n-${id}` })
      },
    ],
  ])('is read whole when %s', async (_, change) => {
    await bookAfterReading()
    published = new Map([...published].map(([id, slug]) => [id, slug.replace('noticias', 'prensa')]))
    change()
    const book = await vi.waitUntil(async () => {
      const now = await openAddressBook('global')
      return now?.has('global/prensa/n-2499', 'es') ? now : undefined
    })
    expect(book.has('global/noticias/n-2499', 'es')).toBe(false)
  })

  test('loses no change that was received while the service was down', async () => {
    await bookAfterReading()
    published.set(2500, 'global/noticias/n-2500')
    contentChanged({ action: 'published', story_id: 2500, full_slug: 'global/noticias/n-2500' })
    isAway = true
    await expect(openAddressBook('global')).rejects.toMatchObject({ code: 'content-unavailable' })
    isAway = false
    expect((await openAddressBook('global'))?.has('global/noticias/n-2500', 'es')).toBe(true)
  })

  test('includes changes that are received while it is read', async () => {
    await openAddressBook('global')
    published.set(2500, 'global/noticias/n-2500')
    contentChanged({ action: 'published', story_id: 2500, full_slug: 'global/noticias/n-2500' })
    expect((await bookAfterReading()).has('global/noticias/n-2500', 'es')).toBe(true)
  })
})
