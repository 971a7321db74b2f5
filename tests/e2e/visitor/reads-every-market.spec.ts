import { expect, test } from '@playwright/test'
import { type LocaleCode, locales } from 'site/routing/locales.ts'
import { type Market, markets } from 'site/routing/markets.ts'
import { pathIn } from 'site/routing/path-for.ts'
import type { PathParams } from 'site/routing/path-pattern.ts'
import { paramPlaces } from 'site/routing/path-pattern.ts'
import type { Route } from 'site/routing/route.ts'
import { type RouteName, routeTable } from 'site/routing/route-table.ts'
import { askHost } from '../../support/ask-host.ts'

const hosts = { base: 'localhost', ...hostsOfMarkets() } as const

function hostsOfMarkets() {
  const ids = Object.keys(markets).filter((id) => id !== 'base')
  return Object.fromEntries(ids.map((id) => [id, `${id}.localhost`]))
}

/** Routes of which the demo content has a page, with the Spanish slug of one. */
const shown: Partial<Record<RouteName, PathParams>> = {
  home: {},
  slug: { slug: 'privacidad' },
  products: {},
  'products-slug': { slug: 'nor-1r' },
  category: { slug: 'maquinas' },
  'events-and-news': {},
  'news-about-us-slug': { slug: 'una-llave-de-1912' },
  'press-releases-slug': { slug: 'titan-e3-mide-antes-de-cortar' },
  resources: {},
}

/** Any other address of a route: well-formed, and without a story. */
function absentParams(route: Route): PathParams {
  const values: Record<string, string> = { product: 'llaves', customSlug: 'thank-you' }
  return Object.fromEntries(paramPlaces(route.story).map(({ param }) => [param, values[param] ?? 'no-hay-tal']))
}

function hasPage(route: Route): boolean {
  return Object.hasOwn(shown, route.name)
}

type Asked = { path: string; host: string; route: Route; locale: LocaleCode }

function expectedStatus(route: Route): number {
  if (route.access === 'extranet') return 403
  return hasPage(route) ? 200 : 404
}

/** What is wrong with an answer: status, language, direction, canonical address, other languages. */
async function mistakes({ path, host, route, locale }: Asked): Promise<string[]> {
  const first = await askHost({ host, path })
  // A translated slug: the Spanish one leads to it with one redirect.
  const isSentOn = first.status === 301
  const { status, headers, text } = isSentOn ? await askHost({ host, path: first.headers.location ?? '' }) : first
  const wanted = expectedStatus(route)
  const head = [...text.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)]
  const header = [...String(headers.link ?? '').matchAll(/<([^>]*)>; rel="alternate"; hreflang="([^"]*)"/g)]
  const facts = {
    status: status === wanted,
    lang: text.includes(`lang="${locales[locale].iso}"`),
    dir: text.includes(`dir="${locales[locale].direction}"`),
    canonical: text.includes('<link rel="canonical"') === (wanted === 200),
    alternates:
      header.map(([, url, tag]) => `${tag} ${url}`).join() === head.map(([, tag, url]) => `${tag} ${url}`).join(),
  }
  return Object.entries(facts).flatMap(([fact, isRight]) => (isRight ? [] : [`${path} (${status}): ${fact}`]))
}

for (const market of Object.values(markets) as Market[]) {
  const host = hosts[market.id as keyof typeof hosts] ?? 'localhost'
  for (const locale of market.locales) {
    test(`every route of ${market.id} in ${locale} answers with its status, in its language`, async () => {
      test.setTimeout(120_000)
      const wrong: string[] = []
      for (const route of routeTable) {
        const params = hasPage(route) ? (shown[route.name as RouteName] ?? {}) : absentParams(route)
        const path = pathIn(route, params, { market, locale })
        if (path !== undefined) wrong.push(...(await mistakes({ path, host, route, locale })))
      }
      expect(wrong).toEqual([])
    })
  }
}

for (const [id, host] of Object.entries(hosts)) {
  test(`a crawl from the home of ${id} finds no broken link and no redirect`, async () => {
    test.setTimeout(240_000)
    const seen = new Set<string>()
    const waiting = [id === 'global' ? '/es' : '/']
    const wrong: string[] = []
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue
      seen.add(path)
      const { status, text } = await askHost({ host, path })
      if (status !== 200) wrong.push(`${status} ${path}`)
      for (const [, href = ''] of text.matchAll(/<a\b[^>]*\bhref="(\/[^"#?]*)/g)) waiting.push(href)
    }
    expect(wrong).toEqual([])
    expect(seen.size).toBeGreaterThan(20)
  })
}

test('a sitemap lists each page once, every page of it answers, and both name the same other languages', async () => {
  const { text } = await askHost({ host: 'spain.localhost', path: '/sitemap.xml' })
  const files = [...text.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]*)<\/loc>/g)].map(([, path = '']) => path)
  expect(files).toEqual(['/sitemaps/es-1.xml'])
  const sitemap = await askHost({ host: 'spain.localhost', path: files[0] ?? '' })
  const listed = [...sitemap.text.matchAll(/<loc>http:\/\/spain\.localhost:\d+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  )
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed).toEqual(expect.arrayContaining(['/', '/productos', '/productos/nor-1r', '/categorias/maquinas']))
  for (const path of listed) {
    const { status, text: page } = await askHost({ host: 'spain.localhost', path })
    expect([path, status]).toEqual([path, 200])
    const own = new RegExp(`<loc>http://spain\\.localhost:\\d+${path === '/' ? '' : path}</loc>(.*)</url>`)
    const inSitemap = (own.exec(sitemap.text)?.[1] ?? '').matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)
    const inHead = page.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)
    expect([...inSitemap].map(([, tag, url]) => `${tag} ${url}`)).toEqual(
      [...inHead].map(([, tag, url]) => `${tag} ${url}`),
    )
  }
})

test('a website that is not public has no sitemap and closes itself to search engines', async () => {
  expect((await askHost({ host: 'staging.localhost', path: '/sitemap.xml' })).status).toBe(404)
  expect((await askHost({ host: 'staging.localhost', path: '/robots.txt' })).text).toContain('Disallow: /\n')
  expect((await askHost({ host: 'staging.localhost', path: '/' })).headers['x-robots-tag']).toBe('noindex')
})

test('a forwarded host is not believed', async () => {
  const headers = { 'x-forwarded-host': 'italy.localhost' }
  const { text } = await askHost({ host: 'localhost', path: '/productos', headers })
  expect(text).toContain('lang="es-ES"')
})
