import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markets } from 'site/routing/markets.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copySeededContent } from '../../support/seeded-content.ts'
import { type LocalService, startLocalService, tokens } from '../support/local-service.ts'

// The site's modules for the server say so to its bundler; here there is none.
vi.mock('server-only', () => ({}))

let folder: string
let service: LocalService
let handlers: Awaited<ReturnType<typeof openHandlers>>

/** The functions that the site's routes for programs call, without the framework. */
async function openHandlers() {
  const { respondToDigitalLink } = await import('site/features/gs1-links/respond-to-digital-link.ts')
  const { respondToFeed } = await import('site/features/feeds/respond-to-feed.ts')
  const { llmsOfSite } = await import('site/features/markdown-pages/llms-of-site.ts')
  const { listSitemap } = await import('site/content/addresses/list-sitemap.ts')
  const { siteForHost } = await import('site/routing/hosts/site-for-host.ts')
  const { env } = await import('site/server/configuration/env.ts')
  const site = (host: string) => siteForHost(host, env.SITE_HOSTS)
  return { respondToDigitalLink, respondToFeed, llmsOfSite: (host: string) => llmsOfSite(site(host)), listSitemap }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'for-programs-'))
  await copySeededContent(folder)
  service = await startLocalService({ dataFolder: folder })
  vi.stubEnv('CONTENT_API_URL', `${service.url}/v2`)
  vi.stubEnv('CONTENT_PUBLIC_TOKEN', tokens.publicToken)
  vi.stubEnv('CONTENT_REQUESTS_PER_SECOND', '100')
  handlers = await openHandlers()
}, 300_000)

afterAll(async () => {
  vi.unstubAllEnvs()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

const request = (path: string, host = 'localhost', headers: Record<string, string> = {}) =>
  new Request(`http://site${path}`, { headers: { host, ...headers } })

test('the numbers of a pack and of a variant of the demo content lead to their product', async () => {
  for (const [path, host, expected] of [
    ['/01/2000000010014', 'localhost', '/productos/nor-1r'],
    ['/01/02000000010021/21/A7', 'global.localhost', '/es/productos/nor-1r'],
    ['/01/2000000010014', 'italy.localhost', '/prodotti/nor-1r'],
  ] as const) {
    const { status, headers } = await handlers.respondToDigitalLink(request(path, host))
    expect([path, host, status, headers.get('location')]).toEqual([path, host, 307, expected])
  }
  expect((await handlers.respondToDigitalLink(request('/01/4006381333931'))).status).toBe(404)
})

test('the links of a product are its pages in every language in which it is published', async () => {
  const response = await handlers.respondToDigitalLink(request('/01/2000000010014?linkType=all'))
  const [context] = (await response.json()).linkset
  const pages: { href: string; title: string; hreflang: string[] }[] = context['https://ref.gs1.org/voc/pip']
  expect(pages.map(({ hreflang }) => hreflang[0])).toEqual(expect.arrayContaining(['es', 'en', 'de']))
  expect(new Set(pages.map(({ href }) => href)).size).toBe(pages.length)
  expect(pages.every(({ title }) => title !== '')).toBe(true)
})

test('feed and calendar name the news and events of the demo content', async () => {
  const feed = await (await handlers.respondToFeed(request('/feeds/es/news.xml'))).text()
  expect(feed.match(/<item>/g)?.length).toBeGreaterThan(3)
  const calendar = await (await handlers.respondToFeed(request('/feeds/de/events.ics'))).text()
  const urls = [...calendar.replaceAll('\r\n ', '').matchAll(/^URL:(.+)\r$/gm)].map(([, url = '']) => new URL(url))
  expect(urls.length).toBeGreaterThan(3)
  // Places as readers write them, not by the codes of their countries; visitors may go there and are not busy.
  expect(calendar).not.toMatch(/^LOCATION:(.*, )?[A-Z]{2}\r$/m)
  expect(calendar.match(/^TRANSP:TRANSPARENT\r$/gm)?.length).toBe(urls.length)
  const slug = urls[0]?.pathname.split('/').at(-1)
  const own = await handlers.respondToFeed(request(`/feeds/de/events/${slug}.ics`))
  // An event of many months is its first and its last day.
  const days = urls.filter(({ pathname }) => pathname.endsWith(`/${slug}`)).length
  expect([own.status, (await own.text()).match(/BEGIN:VEVENT/g)?.length]).toEqual([200, days])
  for (const path of ['/feeds/es/events/no-hay.ics', '/feeds/xx/news.xml'])
    expect([path, (await handlers.respondToFeed(request(path))).status]).toEqual([path, 404])
})

test('llms.txt of each website names its own pages, and none behind the login', async () => {
  for (const host of ['localhost', 'italy.localhost', 'global.localhost']) {
    const text = await handlers.llmsOfSite(host)
    expect(text).toMatch(/^# Zarandal\n/)
    const pages = [...text.matchAll(/\]\((http[^)]+\.md)\)/g)].map(([, href = '']) => new URL(href))
    expect([host, pages.length > 5]).toEqual([host, true])
    expect([...new Set(pages.map(({ hostname }) => hostname))]).toEqual([host])
    expect(text).not.toMatch(/extranet/i)
  }
})

test('the service tells the time of the last publish of every page of a sitemap', async () => {
  const times: number[] = []
  const sitemap = handlers.listSitemap({ market: markets.base, locale: 'es', from: 0, to: 1000 })
  for await (const { publishedAt = '' } of sitemap) times.push(Date.parse(publishedAt))
  expect(times.length).toBeGreaterThan(100)
  expect(times.filter(Number.isNaN)).toEqual([])
})
