import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { LocaleCode } from '#site/routing/locales.ts'
import { type Market, type MarketId, markets, servedMarkets } from '#site/routing/markets.ts'
import { matchRest } from '#site/routing/match-path.ts'
import { recordRender } from '#site/server/page-cache/render/render-record.ts'
import { forgetNames } from '../addresses/cached-names.ts'
import { checkStorySlug } from '../addresses/check-story-slug.ts'
import { contentChanged } from '../changes/content-changed.ts'
import { cachedResponses } from '../client/cached-responses.ts'

type Story = { id: number; slug: string; translated?: Record<string, string>; titles?: Record<string, string> }

const flatKey: Story = {
  id: 1,
  slug: 'global/productos/llave',
  translated: { en: 'global/products/key', it: 'global/prodotti/chiave' },
}

/** Stories of the content service, and the requests to it. */
let stories: Story[] = []
let requested: string[] = []
/** Stories that are listed besides: a list of more than one page. */
let others = 0
let isDown = false

const component = (slug: string) => (/productos\/./.test(slug) ? 'product' : 'page')
const slugsOf = ({ translated = {} }: Story) =>
  Object.entries(translated).map(([lang, path]) => ({ lang, path, name: null, published: true }))

vi.mock('../client/content-client.ts', () => ({
  contentClient: {
    async get(path: string, params: Readonly<Record<string, string | number>>) {
      requested.push(`${path} ${String(params['starts_with'] ?? params['language'] ?? '')}`)
      if (isDown) throw new Error('down')
      return path === 'cdn/links' ? listOf(params) : storyAt(decodeURIComponent(path), params)
    },
  },
}))

function listOf({ starts_with: folder, page }: Readonly<Record<string, string | number>>) {
  const inFolder = stories.filter(({ slug }) => slug.startsWith(String(folder)))
  const links = Object.fromEntries(
    (page === 1 ? inFolder : []).map((story) => [
      story.id,
      { id: story.id, uuid: 'u', slug: story.slug, is_folder: false, published: true, alternates: slugsOf(story) },
    ]),
  )
  return { data: { links }, total: inFolder.length + (folder === 'global/' ? others : 0) }
}

function storyAt(path: string, params: Readonly<Record<string, string | number>>) {
  const { language = 'default', fallback_lang: fallback = 'default' } = params
  const address = path.slice('cdn/stories/'.length)
  const story = stories.find((one) => one.slug === address || one.translated?.[String(language)] === address)
  if (!story) throw Object.assign(new Error('absent'), { status: 404 })
  const { id, slug } = story
  const { titles = {} } = story
  // A field that is not translated comes in the fallback language, else in the default one (Storyblok docs, fallback_lang).
  const title = titles[language] ?? titles[fallback] ?? titles['default']
  const content = { component: component(slug), title }
  const names = { name: 'A', slug, full_slug: slug, default_full_slug: slug }
  return { data: { story: { id, uuid: `u-${id}`, ...names, content, translated_slugs: slugsOf(story) } } }
}

const { getStory } = await import('./get-story.ts')
const { getForm } = await import('./get-form.ts')

async function storyOf(market: MarketId, locale: LocaleCode, rest: string) {
  const match = matchRest(locale, rest)
  if (!match) throw new Error(`No route has ${rest}`)
  return (await getStory(match, markets[market]))?.full_slug
}

function publish(story: Story) {
  stories.push(story)
  contentChanged({ action: 'published', story_id: story.id, full_slug: story.slug })
}

beforeEach(() => {
  cachedResponses().invalidateAll()
  forgetNames()
  requested = []
  others = 0
  isDown = false
  stories = [
    flatKey,
    { id: 2, slug: 'global/contactos', translated: { en: 'global/contacts', it: 'global/contatti' } },
    { id: 3, slug: 'italy/contactos', translated: { it: 'italy/contatti' } },
    { id: 4, slug: 'italy/aviso', translated: { it: 'italy/avviso' } },
  ]
})

describe('the story of an address', () => {
  test.each([
    ['base', 'es', '/productos/llave', 'global/productos/llave'],
    ['base', 'en', '/products/key', 'global/productos/llave'],
    ['base', 'en', '/products/llave', 'global/productos/llave'],
    ['italy', 'it', '/prodotti/chiave', 'global/productos/llave'],
    ['italy', 'it', '/contatti', 'italy/contactos'],
    ['global', 'it', '/contatti', 'global/contactos'],
    ['spain', 'es', '/contactos', 'global/contactos'],
    ['italy', 'it', '/avviso', 'italy/aviso'],
    ['global', 'it', '/avviso', undefined],
    ['spain', 'es', '/aviso', undefined],
  ] as const)('in %s, %s at %s is %s', async (market, locale, rest, slug) => {
    expect(await storyOf(market, locale, rest)).toBe(slug)
  })

  test('of a shared page that a country has under another slug is the country’s', async () => {
    stories.push({ id: 5, slug: 'global/ayuda', translated: { it: 'global/aiuto' } })
    stories.push({ id: 6, slug: 'italy/ayuda', translated: { it: 'italy/assistenza' } })
    expect(await storyOf('italy', 'it', '/aiuto')).toBe('italy/ayuda')
  })

  test('of one route is not shown at an address of another one, whatever its translated address says', async () => {
    stories.push({ id: 8, slug: 'global/aviso-legal', translated: { en: 'global/products/legal-notice' } })
    stories.push({ id: 9, slug: 'global/productos/aviso', translated: { en: 'global/products/notice' } })
    expect(await storyOf('base', 'en', '/products/legal-notice')).toBeUndefined()
    expect(await storyOf('base', 'en', '/products/notice')).toBe('global/productos/aviso')
  })

  test.each([
    ['it', '/prodotti/chiave', { default: 'Llave', en: 'Key', it: 'Chiave' }, 'Chiave'],
    ['it', '/prodotti/chiave', { default: 'Llave', en: 'Key' }, 'Key'],
    ['it', '/prodotti/chiave', { default: 'Llave' }, 'Llave'],
    ['en', '/products/key', { default: 'Llave', en: 'Key' }, 'Key'],
    ['en', '/products/key', { default: 'Llave' }, 'Llave'],
    ['es', '/productos/llave', { default: 'Llave', en: 'Key' }, 'Llave'],
  ] as const)(
    'says in %s, at %s, what is not translated in English, else in Spanish: %o',
    async (...[locale, rest, titles, said]) => {
      stories = [{ ...flatKey, titles }]
      const match = matchRest(locale, rest)
      const story = match && (await getStory(match, markets.base))
      expect(story?.content['title']).toBe(said)
    },
  )

  test('that a country publishes takes the place of the shared one on the next question', async () => {
    expect(await storyOf('spain', 'es', '/contactos')).toBe('global/contactos')
    publish({ id: 7, slug: 'spain/contactos' })
    expect(await storyOf('spain', 'es', '/contactos')).toBe('spain/contactos')
  })

  test('that was listed before a change is asked for at once, and the list is read again afterwards', async () => {
    expect(await storyOf('base', 'en', '/products/key')).toBe('global/productos/llave')
    requested = []
    contentChanged({ action: 'published', story_id: 1, full_slug: 'global/productos/llave' })
    expect(await storyOf('base', 'en', '/products/key')).toBe('global/productos/llave')
    expect(requested).toEqual(['cdn/stories/global/products/key en'])
    await vi.waitFor(() => expect(requested).toContain('cdn/links global/'), { timeout: 3000 })
  })

  test('that was listed and is gone is not found, and neither is one that took another address', async () => {
    expect(await storyOf('base', 'es', '/contactos')).toBe('global/contactos')
    expect(await storyOf('base', 'es', '/productos/llave')).toBe('global/productos/llave')
    stories = [{ id: 1, slug: 'global/productos/llave-nueva' }]
    contentChanged({ action: 'moved', story_id: 1, full_slug: 'global/productos/llave-nueva' })
    contentChanged({ action: 'unpublished', story_id: 2, full_slug: 'global/contactos' })
    expect(await storyOf('base', 'es', '/contactos')).toBeUndefined()
    expect(await storyOf('base', 'es', '/productos/llave')).toBeUndefined()
    expect(await storyOf('base', 'es', '/productos/llave-nueva')).toBe('global/productos/llave-nueva')
  })

  test('is found while the list of addresses is not to be had', async () => {
    expect(await storyOf('base', 'es', '/contactos')).toBe('global/contactos')
    contentChanged({ action: 'published', story_id: 1, full_slug: 'global/productos/llave' })
    isDown = true
    expect(await storyOf('base', 'es', '/contactos')).toBe('global/contactos')
  })
})

describe('the cost of an unknown address', () => {
  const siteContexts = servedMarkets.flatMap((market) =>
    market.locales.map((locale) => ({ market, locale, name: `${market.id}, ${locale}` })),
  )

  test.each(siteContexts)('in $name at most one question to a list that is kept', async ({ market, locale }) => {
    // The list of a country is the market's, not the address's.
    await checkAt(market, locale, 'calentar')
    requested = []
    cachedResponses().invalidate(['folder:global', 'any-story'])
    await checkAt(market, locale, 'no-hay')
    expect(requested).toEqual(['cdn/links global/'])
    for (let index = 0; index < 50; index += 1) expect(await checkAt(market, locale, `no-hay-${index}`)).toBeUndefined()
    expect(requested).toHaveLength(1)
  })

  test('beyond one page of addresses, nothing once they are all read', async () => {
    others = 2500
    expect(await storyOf('base', 'en', '/nothing')).toBeUndefined()
    expect(requested).toContain('cdn/stories/global/nothing en')
    let count = 0
    await vi.waitFor(async () => {
      requested = []
      expect(await storyOf('base', 'en', `/nothing-${(count += 1)}`)).toBeUndefined()
      expect(requested).toEqual([])
    })
    expect(await storyOf('base', 'en', '/products/key')).toBe('global/productos/llave')
  })

  async function checkAt(market: Market, locale: LocaleCode, slug: string) {
    const match = matchRest(locale, `/${slug}`)
    return match && (await checkStorySlug(match, market))
  }
})

describe('what a page depends on', () => {
  async function tagsAt(market: MarketId, locale: LocaleCode, rest: string) {
    const [, { tags }] = await recordRender(() => storyOf(market, locale, rest))
    return [...tags]
  }

  test('a page there is, on its story, and in a country on what the country may put in its place', async () => {
    expect(await tagsAt('base', 'en', '/products/key')).toEqual(['story:1'])
    expect(await tagsAt('spain', 'es', '/contactos')).toEqual(['folder:spain', 'story:2'])
  })

  test('an address without a page, on any story that is published', async () => {
    expect(await tagsAt('base', 'en', '/nothing')).toEqual(['any-story'])
  })
})

describe('a form', () => {
  const siteContext = { market: markets.global, locale: 'es' } as const

  test('that does not exist is known to be absent, whatever its name, without a request for each name', async () => {
    for (const name of ['a', 'b', 'c']) expect(await getForm(name, siteContext)).toBeUndefined()
    expect(requested).toEqual(['cdn/links global/'])
  })

  test('is neither there nor gone while the content service is away', async () => {
    isDown = true
    await expect(getForm('consulta', siteContext)).rejects.toMatchObject({ code: 'content-unavailable' })
  })
})
