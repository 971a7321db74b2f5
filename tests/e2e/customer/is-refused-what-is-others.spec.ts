import { expect, test } from '@playwright/test'
import { logIn } from 'scripts/system/log-in.ts'
import { customers, letSessionsExpire, logOut } from '../../support/customer-session.ts'
import { type ClosedStory, closedStories } from '../../support/extranet-content.ts'
import { pagesOfEveryKind } from '../../support/pages-of-every-kind.ts'
import { testSiteUrl } from '../../support/test-system.ts'

test.describe.configure({ mode: 'serial' })

let stories: ClosedStory[] = []
let marta = ''

test.beforeAll(async () => {
  ;[stories, marta] = await Promise.all([closedStories(), logIn(testSiteUrl, customers.marta)])
})

const ask = (path: string, init: RequestInit = {}) => fetch(`${testSiteUrl}${path}`, { redirect: 'manual', ...init })
const statusOf = async (path: string, cookie?: string) => {
  const answer = await ask(path, cookie === undefined ? {} : { headers: { cookie } })
  await answer.body?.cancel()
  return answer.status
}
const files = () => stories.flatMap((story) => story.files)

test('every page and file has an address, and none of them is to be found on the content service', async () => {
  expect(stories.length).toBeGreaterThan(35)
  expect(files().length).toBeGreaterThan(20)
  for (const original of stories.flatMap((story) => story.originals)) {
    expect([original, (await fetch(original)).status]).toEqual([original, 403])
    expect([original, (await fetch(`${original}/m/100x0`)).status]).not.toEqual([original, 200])
  }
})

test('no session, a forged, an expired or an ended one opens no page and no file', async () => {
  const [expired, ended] = [await logIn(testSiteUrl, customers.chiara), await logIn(testSiteUrl, customers.jorge)]
  expect([await statusOf('/extranet', expired), await statusOf('/extranet', ended)]).toEqual([200, 200])
  letSessionsExpire(process.env['TEST_DATA_FOLDER'] ?? '', 'cust-chiara')
  await logOut(testSiteUrl, ended)
  const forged = marta.replace(/(__Host-session=[^;]{20})./, (_, start: string) => `${start}_`)
  const comers = { none: undefined, forged, made: '__Host-session=a.b.c.d.e', expired, ended }
  for (const [comer, cookie] of Object.entries(comers)) {
    for (const { path } of stories) expect([comer, path, await statusOf(path, cookie)]).toEqual([comer, path, 307])
    for (const file of files()) expect([comer, file, await statusOf(file, cookie)]).toEqual([comer, file, 401])
  }
})

test('a customer reads what is for their groups and market, and is refused the rest', async () => {
  const jorge = await logIn(testSiteUrl, customers.jorge)
  const isOpen = ({ groups, markets }: ClosedStory) =>
    (groups.length === 0 || groups.includes('locksmith')) && (markets.length === 0 || markets.includes('spain'))
  expect(stories.filter((story) => !isOpen(story)).length).toBeGreaterThan(4)
  for (const story of stories) {
    const expected = isOpen(story) ? 200 : 403
    expect([story.path, await statusOf(story.path, jorge)]).toEqual([story.path, expected])
    for (const file of story.files) expect([file, await statusOf(file, jorge)]).toEqual([file, expected])
  }
  const open = await Promise.all(
    ['/extranet', '/extranet/catalogos', '/extranet/galeria-de-fotos'].map((path) => page(path, jorge)),
  )
  for (const { words } of stories.filter((story) => !isOpen(story))) {
    for (const word of words) expect(open.join('\n')).not.toContain(word)
  }
})

const page = async (path: string, cookie: string) => (await ask(path, { headers: { cookie } })).text()

test('no answer of the extranet may be kept by anybody', async () => {
  const [file = ''] = files()
  for (const path of ['/extranet', '/extranet/productos', '/en/extranet', file]) {
    for (const cookie of [marta, '']) {
      const answer = await ask(path, { headers: { cookie } })
      expect([path, answer.headers.get('cache-control')]).toEqual([path, expect.stringMatching(/private.*no-store/)])
    }
  }
})

test('no word of the extranet stands in a public page, its payload, the sitemaps or the slug check', async () => {
  const secrets = stories.flatMap(({ words, originals }) => [
    ...words,
    ...originals.map((one) => one.split('/').at(-1) ?? one),
  ])
  expect(secrets.length).toBeGreaterThan(40)
  const paths = [
    ...(await pagesOfEveryKind()),
    '/sitemap.xml',
    '/sitemaps/es-1.xml',
    '/robots.txt',
    '/extranet/no-existe',
  ]
  const leaks: string[] = []
  for (const path of paths) {
    const texts = await Promise.all(
      [new Headers(), new Headers({ rsc: '1' })].map(async (headers) => (await ask(path, { headers })).text()),
    )
    leaks.push(
      ...secrets.filter((secret) => texts.some((text) => text.includes(secret))).map((one) => `${path}: ${one}`),
    )
  }
  expect(leaks).toEqual([])
  const checked = await ask('/api/checkStorySlugs?path=/extranet/catalogos/llaves/tarifa-de-llaves-2026-2&locale=es')
  expect(await checked.text()).not.toContain('tarifa')
})
