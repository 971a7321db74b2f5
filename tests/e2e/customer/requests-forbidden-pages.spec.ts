import { expect, test } from '@playwright/test'
import { logIn } from 'scripts/system/browser/log-in.ts'
import { markdownAddress } from 'site/routing/markdown-address.ts'
import { markets } from 'site/routing/markets.ts'
import { matchPath } from 'site/routing/match-path.ts'
import { routeTable } from 'site/routing/route-table.ts'
import { customers, letSessionExpire, logOut } from '../../support/customer/customer-session.ts'
import { type ClosedStory, closedStories } from '../../support/customer/extranet-content.ts'
import { inParallel } from '../../support/in-parallel.ts'
import { pagesOfEveryKind } from '../../support/page/pages-of-every-kind.ts'
import { testSiteUrl } from '../../support/test-system.ts'

test.describe.configure({ mode: 'serial' })

let stories: ClosedStory[] = []
let marta = ''

test.beforeAll(async () => {
  ;[stories, marta] = await Promise.all([closedStories(), logIn(testSiteUrl, customers.marta)])
})

const send = (path: string, init: RequestInit = {}) => fetch(`${testSiteUrl}${path}`, { redirect: 'manual', ...init })
const statusOf = async (path: string, cookie?: string) => {
  const response = await send(path, cookie === undefined ? {} : { headers: { cookie } })
  await response.body?.cancel()
  return response.status
}
const files = () => stories.flatMap((story) => story.files)
/** Texts that appear only on pages behind the login. */
const wordsOfCustomers = () => stories.flatMap(({ words }) => words)

test('every page and file has an address, and the content service serves none of them without a token', async () => {
  expect(stories.length).toBeGreaterThan(35)
  const routes = stories.map(({ path }) => matchPath(path, markets.base)?.route.name)
  const closed = routeTable.filter(({ access }) => access === 'extranet').map(({ name }) => name)
  expect([...new Set(routes)].toSorted()).toEqual(closed.toSorted())
  expect(files().length).toBeGreaterThan(20)
  for (const original of stories.flatMap((story) => story.originals)) {
    expect([original, (await fetch(original)).status]).toEqual([original, 403])
    expect([original, (await fetch(`${original}/m/100x0`)).status]).not.toEqual([original, 200])
  }
})

/** Every address behind the login, and how it is refused without a session. */
const closedAddresses = () => [
  ...stories.map(({ path }) => ({ path, as: 'page', refusal: 307 })),
  ...stories.map(({ path }) => ({ path, as: 'payload', refusal: 307 })),
  ...files().map((path) => ({ path, as: 'file', refusal: 401 })),
  { path: '/api/search/extranet-access?locale=es', as: 'search key', refusal: 401 },
]

test('a missing, forged, expired or ended session opens no page, payload or file and gets no search key', async () => {
  const [expired, ended] = [await logIn(testSiteUrl, customers.chiara), await logIn(testSiteUrl, customers.jorge)]
  expect([await statusOf('/extranet', expired), await statusOf('/extranet', ended)]).toEqual([200, 200])
  await letSessionExpire(process.env['TEST_DATA_FOLDER'] ?? '', expired)
  await logOut(testSiteUrl, ended)
  const forged = marta.replace(/(__Host-session=[^;]{20})./, (_, start: string) => `${start}_`)
  const comers = { none: '', forged, made: '__Host-session=a.b.c.d.e', expired, ended }
  for (const [comer, cookie] of Object.entries(comers)) {
    const answered = await inParallel(closedAddresses(), async ({ path, as }) => {
      const response = as === 'payload' ? await requestPayload(path, cookie) : await send(path, { headers: { cookie } })
      const text = await response.text()
      return { path, as, refusal: response.status, reported: wordsOfCustomers().filter((word) => text.includes(word)) }
    })
    const expected = closedAddresses().map((one) => ({ ...one, reported: [] }))
    expect([comer, answered]).toEqual([comer, expected])
  }
})

/** Ways to request a page other than opening it. */
const ways: Readonly<Record<string, RequestInit>> = {
  'its payload': { headers: { rsc: '1' } },
  'a preload': { headers: { rsc: '1', 'next-router-prefetch': '1' } },
  'the preload of a part': {
    headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  },
  'as if from within': { headers: { 'x-middleware-subrequest': Array.from({ length: 5 }, () => 'proxy').join(':') } },
  'another path beside it': {
    headers: { 'x-original-url': '/extranet', 'x-rewrite-url': '/extranet', 'next-url': '/' },
  },
  'as Markdown': { headers: { accept: 'text/markdown' } },
  'with an empty session': { headers: { cookie: '__Host-session=; is_authenticated=1' } },
}

test('a page redirects every request without a session, in every language and by every way of requesting it', async () => {
  // Each page in another of the languages; middleware.test.ts requests each route in all of them.
  const requests = stories.flatMap(({ translations }, index) =>
    Object.values(ways).map((init): [string, RequestInit] => [translations[index % translations.length] ?? '', init]),
  )
  expect(stories.every(({ translations }) => translations.every((path) => path !== ''))).toBe(true)
  const responses = await inParallel(requests, async ([path, init]) => {
    const response = await send(path, init)
    const text = await response.text()
    const isCached = !/private.*no-store/.test(response.headers.get('cache-control') ?? '')
    const reported = wordsOfCustomers().filter((word) => text.includes(word))
    return { path, init, status: response.status, isCached, reported }
  })
  expect(
    responses.filter(({ status, isCached, reported }) => status !== 307 || isCached || reported.length > 0),
  ).toEqual([])
})

test('a customer reads the stories of their groups and market, and the site refuses all others', async () => {
  const jorge = await logIn(testSiteUrl, customers.jorge)
  const isOpen = ({ groups, markets: where }: ClosedStory) =>
    (groups.length === 0 || groups.includes('locksmith')) && (where.length === 0 || where.includes('spain'))
  expect(stories.filter((story) => !isOpen(story)).length).toBeGreaterThan(4)
  for (const story of stories) {
    const expected = isOpen(story) ? 200 : 403
    expect([story.path, await statusOf(story.path, jorge)]).toEqual([story.path, expected])
    for (const file of story.files) expect([file, await statusOf(file, jorge)]).toEqual([file, expected])
    const payload = await requestPayload(story.path, jorge)
    const text = await payload.text()
    const reported = isOpen(story) ? [] : story.words.filter((word) => text.includes(word))
    expect([story.path, payload.status, reported]).toEqual([story.path, expected, []])
  }
  const open = await Promise.all(
    ['/extranet', '/extranet/catalogos', '/extranet/galeria-de-fotos'].map((path) => page(path, jorge)),
  )
  for (const { words } of stories.filter((story) => !isOpen(story))) {
    for (const word of words) expect(open.join('\n')).not.toContain(word)
  }
})

/** The router's request for a page; a plain one is redirected to the address that names its headers. */
async function requestPayload(path: string, cookie: string): Promise<Response> {
  const init = { headers: { cookie, rsc: '1', 'next-url': '/extranet' } }
  const sentOn = (await send(path, init)).headers.get('location') ?? ''
  return await send(sentOn.startsWith(`${path}?_rsc=`) ? sentOn : path, init)
}

const page = async (path: string, cookie: string) => (await send(path, { headers: { cookie } })).text()

test('no response of the extranet may be stored by a cache', async () => {
  const [file = ''] = files()
  for (const path of ['/extranet', '/extranet/productos', '/en/extranet', file]) {
    for (const cookie of [marta, '']) {
      const response = await send(path, { headers: { cookie } })
      expect([path, response.headers.get('cache-control')]).toEqual([path, expect.stringMatching(/private.*no-store/)])
    }
  }
})

test('no text of the extranet appears in a public page, its payload, its Markdown, the sitemaps, the slug check or the visitors’ index', async () => {
  test.setTimeout(240_000)
  const secrets = stories.flatMap(({ words, originals }) => [
    ...words,
    ...originals.map((one) => one.split('/').at(-1) ?? one),
  ])
  expect(secrets.length).toBeGreaterThan(40)
  const pages = await pagesOfEveryKind()
  const paths = [
    ...pages,
    ...pages.map(markdownAddress),
    ...stories.map(({ path }) => markdownAddress(path)),
    '/llms.txt',
    '/feeds/es/news.xml',
    '/feeds/es/events.ics',
    '/sitemap.xml',
    '/sitemaps/es-1.xml',
    '/robots.txt',
    '/extranet/no-existe',
  ]
  const leaks: string[] = []
  for (const path of paths) {
    const texts = await Promise.all(
      [new Headers(), new Headers({ rsc: '1' })].map(async (headers) => (await send(path, { headers })).text()),
    )
    leaks.push(
      ...secrets.filter((secret) => texts.some((text) => text.includes(secret))).map((one) => `${path}: ${one}`),
    )
  }
  expect(leaks).toEqual([])
  const checked = await send('/api/checkStorySlugs?path=/extranet/catalogos/llaves/tarifa-de-llaves-2026-2&locale=es')
  expect(await checked.text()).not.toContain('tarifa')
  const found = await foundByVisitors()
  expect(found.length).toBeGreaterThan(10_000)
  expect(secrets.filter((secret) => found.includes(secret))).toEqual([])
})

/** All search results of a visitor's key, in every index on which it might be tried. */
async function foundByVisitors(): Promise<string> {
  const access = (await (await send('/api/search/access?locale=es')).json()) as Record<string, string>
  const headers = {
    'x-algolia-application-id': access['applicationId'] ?? '',
    'x-algolia-api-key': access['key'] ?? '',
  }
  const body = JSON.stringify({ query: '', hitsPerPage: 1000 })
  const texts = await inParallel(['public_es', 'extranet_es'], async (index) => {
    const response = await fetch(`${access['host']}/1/indexes/${index}/query`, { method: 'POST', headers, body })
    expect([index, response.ok]).toEqual([index, index === 'public_es'])
    return await response.text()
  })
  return texts.join('\n')
}
