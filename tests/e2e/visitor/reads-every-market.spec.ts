import { expect, test } from '@playwright/test'
import { type LocaleCode, locales } from 'site/routing/locales.ts'
import { type Market, servedMarkets } from 'site/routing/markets.ts'
import { pathIn } from 'site/routing/path-for.ts'
import { type PathParams, paramPlaces } from 'site/routing/path-pattern.ts'
import type { Route } from 'site/routing/route.ts'
import { routeTable } from 'site/routing/route-table.ts'
import { routeForStory, storyAddress } from 'site/routing/stories/story-address.ts'
import { splitAddress } from 'site/routing/stories/story-folders.ts'
import { gateHeaders } from '../../support/http/gate.ts'
import { allHosts, hostOf } from '../../support/http/hosts-of-markets.ts'
import { publishedAddresses } from '../../support/http/published-addresses.ts'
import { type HostResponse, requestHost } from '../../support/http/request-host.ts'
import { inParallel } from '../../support/in-parallel.ts'

/** Values of a route's parameters with a story, or with no possible story. */
type Example = { params: PathParams; isShown: boolean }

const fixed: PathParams = { product: 'llaves', customSlug: 'thank-you' }

/** The first story of the demo content that a route shows; without one, a well-formed address of none. */
function exampleOf(route: Route, market: Market, published: readonly string[]): Example {
  const places = paramPlaces(route.story)
  const absent = Object.fromEntries(places.map(({ param }) => [param, fixed[param] ?? 'no-hay-tal']))
  const folders = route.isShared ? ['global'] : [market.id, splitAddress(storyAddress(route, absent)).folder]
  for (const folder of folders) {
    const pattern = new RegExp(`^${folder}/${restPattern(route)}$`)
    // A folder's start page has the folder's address, which may match another route too.
    const own = published.filter((address) => routeForStory(address)?.route.name === route.name)
    const found = own.map((address) => pattern.exec(address)).find((match) => match !== null)
    if (found) return { params: { ...absent, ...found.groups }, isShown: true }
  }
  return { params: absent, isShown: false }
}

/** The story pattern without its folder, as a regular expression with the parameters as groups. */
function restPattern({ story }: Route): string {
  const parts = story.parts.slice(1).map((part) => {
    if (part.kind === 'literal') return part.word
    const value = part.kind === 'one of' ? part.values.join('|') : part.kind === 'rest' ? '.+' : '[^/]+'
    return `${part.kind === 'prefixed' ? part.word : ''}(?<${part.param}>${value})`
  })
  return parts.join('/')
}

type Asked = { path: string; host: string; route: Route; locale: LocaleCode; isShown: boolean }

function expectedStatus({ route, isShown }: Asked): number {
  // The entrance of the extranet redirects to the login.
  if (route.access === 'extranet') return 307
  return isShown ? 200 : 404
}

/** A Spanish address redirects once to the translated one. */
async function requestCanonical({ host, path }: Pick<Asked, 'host' | 'path'>): Promise<HostResponse> {
  const first = await requestHost({ host, path })
  return first.status === 301 ? await requestHost({ host, path: first.headers.location ?? '' }) : first
}

/** The faults of a response: status, language, direction, canonical address, other languages. */
async function mistakes(requested: Asked): Promise<string[]> {
  const { status, headers, text } = await requestCanonical(requested)
  const wanted = expectedStatus(requested)
  if (wanted === 307) return status === wanted ? [] : [`${requested.path} (${status}): status`]
  const { iso, direction } = locales[requested.locale]
  const details = {
    status: status === wanted,
    lang: text.includes(`<html lang="${iso}" dir="${direction}"`),
    canonical: text.includes('<link rel="canonical"') === (wanted === 200),
    alternates: inHead(text).join() === inHeader(String(headers.link ?? '')).join(),
  }
  return Object.entries(details).flatMap(([fact, isRight]) =>
    isRight ? [] : [`${requested.path} (${status}): ${fact}`],
  )
}

function inHead(html: string): string[] {
  return [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
    ([, tag, url]) => `${tag} ${url}`,
  )
}

function inHeader(link: string): string[] {
  return [...link.matchAll(/<([^>]*)>; rel="alternate"; hreflang="([^"]*)"/g)].map(([, url, tag]) => `${tag} ${url}`)
}

/** Stories of the demo content by their Spanish addresses, without slashes at their ends. */
let published: readonly string[] = []

test.beforeAll(async () => {
  published = await publishedAddresses()
})

/** `CRAWL=whole` (npm run drills) requests every route in every market and language. */
const isWhole = process.env['CRAWL'] === 'whole'

/**
 * routing.test.ts proves all addresses. This test requests a route of a market in Spanish, in English and in one of the
 * market's other languages, each in its turn.
 */
function requestedRoutes(market: Market, locale: LocaleCode): readonly Route[] {
  const others = market.locales.filter((one) => one !== 'es' && one !== 'en')
  const turn = others.findIndex((other) => other === locale)
  if (isWhole || turn === -1) return routeTable
  return routeTable.filter((_, index) => index % others.length === turn)
}

for (const market of servedMarkets) {
  for (const locale of market.locales) {
    const routes = requestedRoutes(market, locale)
    test(`${routes.length} routes of ${market.id} in ${locale} return their status, in their language`, async () => {
      const requested = routes.flatMap((route): Asked[] => {
        const { params, isShown } = exampleOf(route, market, published)
        const path = pathIn(route, params, { market, locale })
        return path === undefined ? [] : [{ path, host: hostOf(market), route, locale, isShown }]
      })
      expect(requested.filter(({ isShown }) => isShown).length).toBeGreaterThan(routes.length / 3)
      expect((await inParallel(requested, mistakes)).flat()).toEqual([])
    })
  }
}

/** The test reads every few pages of a kind; follows-every-link.spec.ts follows the links to all of them. */
const mostOfSitemap = 15

/** At most so many, spread evenly, the first and the last among them. */
function spread<Item>(items: readonly Item[]): Item[] {
  const step = Math.max(1, (items.length - 1) / (mostOfSitemap - 1))
  const chosen = new Set(Array.from({ length: mostOfSitemap }, (_, at) => Math.round(at * step)))
  return items.filter((_, index) => chosen.has(index))
}

for (const { id, host, market } of allHosts.filter(({ id: one }) => one !== 'base')) {
  test(`the sitemaps of ${id} list each page once; a page and its row name the same other languages`, async () => {
    const index = await requestHost({ host, path: '/sitemap.xml' })
    const files = [...index.text.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]*)<\/loc>/g)].map(([, path = '']) => path)
    // A language without translations has no sitemap; Spanish is the source.
    expect(files.length > 0 || !market.locales.includes('es')).toBe(true)
    expect(files.every((file) => market.locales.some((locale) => file === `/sitemaps/${locale}-1.xml`))).toBe(true)
    const sitemaps = await inParallel(files, async (path) => (await requestHost({ host, path })).text)
    const rows = sitemaps.flatMap((text) => [...text.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)])
    const urls = rows.map(([, url = '']) => url)
    expect(new Set(urls).size).toBe(urls.length)
    const wrong = await inParallel(spread(rows), async ([, url = '', alternates = '']) => {
      const { status, text } = await requestHost({ host, path: new URL(url).pathname })
      const inRow = [...alternates.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, tag, to]) => `${tag} ${to}`)
      const isRight = status === 200 && inRow.join() === inHead(text).join() && inRow.some((one) => one.endsWith(url))
      return isRight ? [] : [`${url} (${status}): ${inRow.join()} is not ${inHead(text).join()}`]
    })
    expect(wrong.flat()).toEqual([])
  })
}

test('a gated website has no sitemap and disallows search engines', async () => {
  expect((await requestHost({ host: 'staging.localhost', path: '/sitemap.xml', headers: gateHeaders })).status).toBe(
    404,
  )
  expect((await requestHost({ host: 'staging.localhost', path: '/robots.txt' })).text).toContain('Disallow: /\n')
  expect(
    (await requestHost({ host: 'staging.localhost', path: '/', headers: gateHeaders })).headers['x-robots-tag'],
  ).toBe('noindex')
})

test('an X-Forwarded-Host header is ignored', async () => {
  const headers = { 'x-forwarded-host': 'italy.localhost' }
  const { text } = await requestHost({ host: 'localhost', path: '/productos', headers })
  expect(text).toContain('lang="es-ES"')
})

test('an untranslated page states its actual language and has no alternates', async () => {
  const { status, text, headers } = await requestHost({ host: 'localhost', path: '/ru' })
  expect(status).toBe(200)
  expect(text).toContain('<html lang="ru-RU"')
  const main = /<main[^>]*>/.exec(text)?.[0] ?? ''
  const isTranslated = String(headers.link).includes('hreflang="ru"')
  expect(main.includes('lang="')).toBe(!isTranslated)
})
