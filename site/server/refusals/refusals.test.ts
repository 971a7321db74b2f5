import { describe, expect, test, vi } from 'vitest'
import { type LocaleCode, localeCodes, locales } from '#site/routing/locales.ts'
import { env } from '#site/server/configuration/env.ts'
import { refusal } from './refusal.ts'
import { wantsPage } from './wants-page.ts'
import { withRefusalPages } from './with-refusal-pages.ts'

vi.mock('server-only', () => ({}))

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-mode': 'navigate' }
const site = 'http://localhost:3000'

type Sent = { headers?: Record<string, string>; path?: string; response?: Response }

async function answer({ headers = browser, path = '/api/codes', response = refusal(413, 'Too much.') }: Sent = {}) {
  const request = new Request(`${site}${path}`)
  for (const [name, value] of Object.entries({ host: 'localhost:3000', ...headers })) request.headers.set(name, value)
  return await withRefusalPages(request, () => response)
}

const from = (path: string) => ({ ...browser, referer: `${site}${path}` })
const langOf = async (response: Response) => /<html lang="([^"]+)"/.exec(await response.text())?.[1]

test.each([
  ['a browser that opens a page', browser, true],
  ['a browser of an earlier year', { accept: 'text/html,*/*' }, true],
  ['a browser that follows a link to a file', { accept: '*/*', 'sec-fetch-mode': 'navigate' }, true],
  ['a script of a page', { accept: '*/*', 'sec-fetch-mode': 'cors' }, false],
  ['a script that asks for data', { accept: 'application/json', 'sec-fetch-mode': 'navigate' }, false],
  ['a program', { accept: '*/*' }, false],
  ['a program without the header', {}, false],
])('%s gets a page: %s', (_, headers, isPage) => {
  expect([wantsPage(headers), wantsPage(new Headers(headers as Record<string, string>))]).toEqual([isPage, isPage])
})

const statuses = [400, 401, 403, 404, 405, 409, 410, 411, 413, 414, 415, 416, 422, 429, 500, 503]

describe.each(statuses)('a refusal with the status %i', (status) => {
  test.each(localeCodes)('is explained in %s, with a title and ways on', async (code) => {
    const path = code === 'es' ? '/productos' : `/${code}/x`
    const response = await answer({ headers: from(path), response: refusal(status, 'For a program.') })
    const html = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
    expect(html).toContain(`<html lang="${locales[code].iso}">`)
    expect(html).not.toContain('For a program.')
    const [, title = '', text = ''] = /<title>([^<]{8,})<\/title>.*<p>([^<]{20,})<\/p>/.exec(html) ?? []
    expect([title, text]).not.toContain('')
    expect(html.includes(`<li><a href="${path}">`)).toBe(status !== 413)
    expect(html.match(/<li>/g)?.length).toBeGreaterThanOrEqual(2)
  })

  test('is data for a script', async () => {
    const response = await answer({ headers: {}, response: refusal(status, 'For a program.') })
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({ status, detail: 'For a program.' })
  })
})

test('every language has words of its own', async () => {
  for (const status of statuses) {
    const pages = await Promise.all(
      localeCodes.map(async (code: LocaleCode) => {
        const html = await (await answer({ path: `/api/x?locale=${code}`, response: refusal(status, '') })).text()
        return /<p>(.*?)<\/p>/.exec(html)?.[1]
      }),
    )
    expect(new Set(pages).size).toBe(localeCodes.length)
  }
})

describe('the language', () => {
  const cookie = 'i18n_redirected=fr'
  test.each<[string, Sent, string]>([
    [
      'the one that the address names',
      { path: '/api/tables/list.csv?locale=de', headers: { ...from('/en'), cookie } },
      'de-DE',
    ],
    ['the one that a file names', { path: '/api/files/zip?lang=it', headers: from('/en') }, 'it-IT'],
    ['that of the page before', { headers: { ...from('/ru/x?y=1'), cookie } }, 'ru-RU'],
    [
      'the one that was chosen last, from another website',
      { headers: { ...browser, referer: 'https://b.example/de', cookie } },
      'fr-FR',
    ],
    ['the one of the market', { headers: browser }, 'es-ES'],
  ])('is %s', async (_, sent, lang) => expect(await langOf(await answer(sent))).toBe(lang))
})

test('a sentence that is in the language of the person is shown as it is', async () => {
  const response = refusal(410, 'Diese Datei wurde <zurückgezogen>.', { 'content-language': 'de' })
  const html = await (await answer({ response })).text()
  expect(html).toMatch(/<html lang="de-DE">.*Diese Datei wurde &lt;zurückgezogen&gt;\./)
})

test('the page keeps what the refusal says to the browser, and leads back and over the login', async () => {
  const headers = { 'retry-after': '7', 'set-cookie': 'a=b', 'www-authenticate': 'Basic' }
  const response = await answer({ headers: from('/de/extranet?x=%C3%A4&y=1'), response: refusal(401, '', headers) })
  expect(Object.fromEntries(response.headers)).toMatchObject(headers)
  const html = await response.text()
  expect(html).toContain('href="/de/extranet?x=%C3%A4&amp;y=1"')
  expect(html).toContain('href="/api/auth/login?returnTo=%2Fde%2Fextranet%3Fx%3D%25C3%25A4%26y%3D1"')
})

test('what was sent is still in the form: no link to the page without it', async () => {
  const request = new Request(`${site}/api/lists`, { method: 'POST' })
  for (const [name, value] of Object.entries({ ...from('/de/extranet'), host: 'localhost:3000' }))
    request.headers.set(name, value)
  const html = await (await withRefusalPages(request, () => refusal(400, ''))).text()
  expect(html).toContain('kommen Sie wieder zum Formular mit allem, was Sie geschrieben haben')
  expect(html).not.toContain('href="/de/extranet"')
})

test('only the visual editor may frame a refusal, and only of what its frame sends', async () => {
  const policyOf = async (path: string) => (await answer({ path })).headers.get('content-security-policy')
  expect(await policyOf('/api/preview/session')).toContain(`frame-ancestors ${env.EDITOR_ORIGIN}`)
  expect(await policyOf('/api/codes')).toContain("frame-ancestors 'none'")
})

test('a page of the interface, and what is no refusal, stay as they are', async () => {
  for (const made of [
    new Response('<p>own</p>', { status: 409, headers: { 'content-type': 'text/html' } }),
    new Response('a;b', { headers: { 'content-type': 'text/csv' } }),
  ])
    expect(await answer({ response: made })).toBe(made)
})

test('a refusal without words, or in plain ones, is data for a script all the same', async () => {
  for (const [made, detail] of [
    [new Response(null, { status: 403 }), ''],
    [new Response('No.\n', { status: 403, headers: { 'content-type': 'text/plain' } }), 'No.'],
  ] as const)
    expect(await (await answer({ headers: {}, response: made })).json()).toEqual({
      title: 'Forbidden',
      status: 403,
      detail,
    })
})
