import fc from 'fast-check'
import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { forgetNames } from '#site/content/addresses/cached-names.ts'
import { publishedAddresses } from '#site/content/addresses/published-addresses.ts'
import { cachedResponses } from '#site/content/client/cached-responses.ts'
import { marketIds, markets } from '#site/routing/markets.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { runMiddleware } from './steps.ts'

type Slugs = Record<string, string>
type Made = { id: number; folder: string; slug: string; slugs: Slugs }
type Redirect = { from: string; toStory: number; markets: readonly string[] }

let stories: Made[] = []
let redirects: Redirect[] = []

const languages = ['en', 'it', 'de']
const folders = ['global', 'global/nuevas-soluciones', 'global/sobre-nosotros', 'global/productos', 'italy', 'germany']
const words = ['uno', 'dos', 'tres', 'cuatro']

function typeOf({ folder }: Made): string {
  return folder === 'global/productos' ? 'product' : 'page'
}

function wire(one: Made) {
  const path = (slug: string) => `${one.folder}/${slug}`
  return {
    id: one.id,
    uuid: `u${one.id}`,
    name: one.slug,
    slug: one.slug,
    full_slug: path(one.slug),
    default_full_slug: path(one.slug),
    translated_slugs: languages.map((lang) => ({ lang, path: path(one.slugs[lang] ?? one.slug), published: true })),
    content: { component: typeOf(one), _uid: 'c' },
  }
}

function redirectWire({ from, toStory, markets: named }: Redirect, at: number) {
  const target = stories.find(({ id }) => id === toStory)
  const to = { fieldtype: 'multilink', linktype: 'story', id: `u${toStory}`, story: target && wire(target) }
  const content = { component: 'redirect', _uid: 'r', from, to, status: '301', markets: named }
  return { id: 900 + at, uuid: `r${at}`, name: from, slug: `r${at}`, full_slug: `_data/redirects/r${at}`, content }
}

/** The service finds a story by its number, by its translated address in the language, else by its default one. */
function storyAt(slug: string, language: string) {
  const all = stories.map(wire)
  if (/^\d+$/.test(slug)) return all.find(({ id }) => String(id) === slug)
  const isIn = (one: ReturnType<typeof wire>) =>
    one.translated_slugs.some(({ lang, path }) => lang === language && path === slug)
  return all.find(isIn) ?? all.find((one) => one.full_slug === slug)
}

vi.mock('#site/content/client/content-client.ts', () => {
  const client = {
    async get(path: string, params: { starts_with?: string; language?: string }) {
      const under = (one: Made) => `${one.folder}/`.startsWith(params.starts_with ?? '')
      if (path === 'cdn/links') {
        const links = stories.filter(under).map((one) => {
          const { id, full_slug: slug, translated_slugs: alternates } = wire(one)
          return [id, { id, slug, is_folder: false, published: true, alternates }]
        })
        return { data: { links: Object.fromEntries(links) }, total: links.length }
      }
      if (path === 'cdn/stories') {
        const found = params.starts_with === '_data/redirects/' ? redirects.map(redirectWire) : []
        return { data: { stories: found, links: [] }, total: found.length }
      }
      const story = storyAt(path.replace('cdn/stories/', ''), params.language ?? 'default')
      if (story) return { data: { story, links: [], rels: [] }, total: 1 }
      throw Object.assign(new Error('not found'), { status: 404 })
    },
  }
  return { contentClient: client, draftClient: () => client }
})
vi.mock('#site/content/products/list-product-lines.ts', () => ({ listProductLines: async () => ['llaves'] }))
vi.mock('#site/content/stories/get-search-metadata.ts', () => ({
  getSearchMetadata: async () => ({ canonical: undefined, alternates: [], isHidden: false }),
}))

function forget(): void {
  cachedResponses().invalidateAll()
  forgetNames()
}

const authorization = `Basic ${btoa(`${env.GATE_USER}:${env.GATE_PASSWORD}`)}`

async function send(market: string, path: string): Promise<{ status: number; to: string }> {
  const host = market === 'base' ? 'localhost:3000' : `${market}.localhost:3000`
  const headers = { host, authorization }
  const response = await runMiddleware(new NextRequest(`http://localhost:3000${path}`, { headers }))
  const to = (response.headers.get('location') ?? '').replace('http://localhost:3000', '')
  return { status: response.status, to }
}

/** Every address that some story may have, with the market. */
function everyAddress(): [market: string, path: string][] {
  const found = stories.flatMap((one) =>
    marketIds.flatMap((id) =>
      markets[id].locales.flatMap((locale) => {
        const path = pathForStory(wire(one), { market: markets[id], locale })
        return path === undefined ? [] : [`${id} ${path}`]
      }),
    ),
  )
  return [...new Set(found)].map((one) => one.split(' ') as [string, string])
}

async function answered(): Promise<[string, string][]> {
  const all = await Promise.all(
    everyAddress().map(async ([market, path]) => [market, path, (await send(market, path)).status] as const),
  )
  return all.filter(([, , status]) => status === 200).map(([market, path]) => [market, path])
}

/** What the dialog of the editor does: redirects for the addresses that ended. */
async function accept(offered: Awaited<ReturnType<typeof publishedAddresses>>): Promise<void> {
  forget()
  const after = await publishedAddresses([...new Set(offered.redirects.map(({ story }) => story))], marketIds)
  const isThere = (path: string, market: string) =>
    after.addresses.some((one) => one.path === path && one.markets.some((id) => id === market))
  for (const { from, story, markets: named, addresses } of offered.redirects) {
    const isGone = addresses.some((one) => one.markets.some((market) => !isThere(one.path, market)))
    if (isGone) redirects.push({ from, toStory: story, markets: named })
  }
  forget()
}

const slug = fc.constantFrom(...words)
const slugsOf = fc.dictionary(fc.constantFrom(...languages), slug)
const tree = fc.uniqueArray(fc.record({ folder: fc.constantFrom(...folders), slug, slugs: slugsOf }), {
  minLength: 1,
  maxLength: 5,
  // The service refuses an address that another story has in one of the languages.
  comparator: (a, b) => a.folder === b.folder && effective(a).some((one) => effective(b).includes(one)),
})
const change = fc.record({
  slug: fc.constantFrom('nuevo', 'otro'),
  slugs: slugsOf,
  folder: fc.constantFrom('', ...folders),
})

function effective({ slug: own, slugs }: { slug: string; slugs: Slugs }): string[] {
  return ['default', ...languages].map((lang) => `${lang} ${slugs[lang] ?? own}`)
}

/** The story after a change, where the service accepts it: a product stays one. */
function changed(one: Made, { slug: own, slugs, folder }: { slug: string; slugs: Slugs; folder: string }): Made {
  const next = { ...one, slug: own, slugs }
  const moved = { ...next, folder }
  const isAllowed = folder !== '' && typeOf(moved) === typeOf(one) && folder.split('/')[0] === one.folder.split('/')[0]
  const found = isAllowed ? moved : next
  const isFree = stories.every(
    (other) =>
      other.id === one.id ||
      other.folder !== found.folder ||
      !effective(other).some((name) => effective(found).includes(name)),
  )
  return isFree ? found : one
}

test('an address that answered answers after renames and moves too, or leads in one step to one that does', async () => {
  await fc.assert(
    fc.asyncProperty(tree, fc.array(change, { minLength: 1, maxLength: 3 }), async (made, changes) => {
      stories = made.map((one, at) => ({ ...one, id: at + 1 }))
      redirects = []
      forget()
      const before = await answered()
      for (const [at, one] of changes.entries()) {
        const story = stories[at % stories.length]
        if (!story) continue
        const offered = await publishedAddresses([story.id], marketIds)
        stories = stories.map((other) => (other.id === story.id ? changed(other, one) : other))
        await accept(offered)
      }
      for (const [market, path] of before) {
        const first = await send(market, path)
        const last = first.status === 200 ? first : await send(market, first.to)
        expect([market, path, first.to, last.status]).toEqual([market, path, first.to, 200])
      }
    }),
    { numRuns: 30 },
  )
}, 60_000)

test('a page that was taken off with a redirect to another is read again once it is published again', async () => {
  const [page, other] = [
    { id: 1, folder: 'global', slug: 'uno', slugs: {} },
    { id: 2, folder: 'global', slug: 'dos', slugs: {} },
  ]
  redirects = [{ from: '/uno', toStory: 2, markets: [] }]
  for (const isThere of [true, false, true]) {
    stories = isThere ? [page, other] : [other]
    forget()
    for (const [market, path] of [
      ['base', '/uno'],
      ['base', '/de/uno'],
      ['italy', '/uno'],
    ] as const) {
      const { status, to } = await send(market, path)
      const target = path.replace('uno', 'dos')
      expect([market, path, status, to.replace(/^http:\/\/[^/]+/, '')]).toEqual(
        isThere ? [market, path, 200, ''] : [market, path, 301, target],
      )
    }
  }
})

test('the addresses of a story are exactly those that requests find it at', async () => {
  await fc.assert(
    fc.asyncProperty(tree, async (made) => {
      stories = made.map((one, at) => ({ ...one, id: at + 1 }))
      redirects = []
      forget()
      const known = await publishedAddresses(
        stories.map(({ id }) => id),
        marketIds,
      )
      const told = known.addresses.flatMap((one) => one.markets.map((market) => `${market} ${one.path}`))
      expect(told.toSorted()).toEqual((await answered()).map((one) => one.join(' ')).toSorted())
    }),
    { numRuns: 30 },
  )
}, 60_000)

test('one redirect covers a page in every language and market in which it fell back', async () => {
  stories = [{ id: 1, folder: 'global', slug: 'uno', slugs: {} }]
  redirects = []
  forget()
  const offered = await publishedAddresses([1], marketIds)
  expect(offered.redirects).toMatchObject([{ story: 1, from: '/uno', markets: [] }])
  stories = [{ id: 1, folder: 'global', slug: 'nuevo', slugs: { de: 'neu' } }]
  await accept(offered)
  expect(redirects).toHaveLength(1)
  const led = async (market: string, path: string) => Object.values(await send(market, path)).join(' ')
  expect(await led('base', '/uno')).toBe('301 /nuevo')
  expect(await led('base', '/en/uno')).toBe('301 /en/nuevo')
  expect(await led('base', '/de/uno?page=2')).toBe('301 /de/neu?page=2')
  expect(await led('global', '/es/uno')).toBe('301 /es/nuevo')
  expect(await led('italy', '/uno/')).toBe('301 /nuevo')
  expect(await led('germany', '/UNO')).toBe('301 /neu')
  expect(await led('base', '/en/never')).toBe('404 ')
})
