import { expect, test } from '@playwright/test'
import { logIn } from 'scripts/system/browser/log-in.ts'
import { customers } from '../../support/customer/customer-session.ts'
import { requestHost } from '../../support/http/request-host.ts'
import { testSiteUrl } from '../../support/test-system.ts'

/** The problems of a document, which needs, whatever it says: a title with words, the language, one heading of the first level. */
function problemsOf(html: string): string[] {
  const count = (pattern: RegExp) => [...html.replace(/<svg[\s\S]*?<\/svg>/g, '').matchAll(pattern)].length
  return [
    ...(count(/<title>\s*[^<\s][^<]*<\/title>/g) === 1 ? [] : ['no title, or several']),
    ...(count(/<html[^>]*\slang="[a-z]{2}(-[A-Z]{2})?"/g) === 1 ? [] : ['no language']),
    ...(count(/<h1[\s>]/g) === 1 ? [] : ['no heading, or several']),
  ]
}

/** Refusals and screens; the host is that of the base website where none is named. */
const documents: [path: string, host?: string][] = [
  ['/no-hay-tal-pagina'],
  ['/ru/net-takoy-stranitsy'],
  ['/productos/no-hay'],
  ['/prodotti/non-ce', 'italy.localhost'],
  ['/%00'],
  ['/', 'staging.localhost'],
  ['/login-error'],
  ['/de/login-error?error=state_mismatch&reference=0123abcd&returnTo=/de/extranet'],
  ['/en/login-error?error=timeout'],
  ['/_passed?link=none'],
  ['/_preview?link=none'],
  ['/api/forms/consulta/too-large'],
]

test('every screen and every refusal has a title, a language and one heading', async () => {
  const found: unknown[] = []
  for (const [path, host = 'localhost'] of documents) {
    const response = await requestHost({ host, path, headers: { accept: 'text/html' } })
    const problems = response.headers['content-type']?.startsWith('text/html') ? problemsOf(response.text) : ['no page']
    if (response.status < 400 || problems.length > 0) found.push([path, response.status, problems])
  }
  expect(found).toEqual([])
  const done = await requestHost({ host: 'localhost', path: '/api/auth/done?mode=popup&result=ok' })
  expect([done.status, problemsOf(done.text)]).toEqual([200, []])
})

test('so has what is answered to a form that cannot be taken', async () => {
  const send = async (path: string, fields: Record<string, string>) => {
    const headers = { origin: testSiteUrl, accept: 'text/html' }
    const response = await fetch(`${testSiteUrl}${path}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
    })
    return [path, response.status, problemsOf(await response.text())]
  }
  expect([
    await send('/api/forms/consulta', { email: 'a' }),
    await send('/api/forms/no-hay', { email: 'a' }),
    await send('/api/forms/mensaje-a-su-contacto', { message: 'a' }),
  ]).toEqual([
    ['/api/forms/consulta', 409, []],
    ['/api/forms/no-hay', 404, []],
    ['/api/forms/mensaje-a-su-contacto', 409, []],
  ])
})

test('so have pages behind the login, which are compressed for our own pages alone', async () => {
  const cookie = await logIn(testSiteUrl, customers.jorge)
  const read = async (path: string, site: string) => {
    const headers = { cookie, 'sec-fetch-site': site, 'accept-encoding': 'br' }
    const response = await fetch(`${testSiteUrl}${path}`, { headers })
    const { status } = response
    return { status, coding: response.headers.get('content-encoding'), problems: problemsOf(await response.text()) }
  }
  expect(await read('/extranet', 'same-origin')).toEqual({ status: 200, coding: 'br', problems: [] })
  expect(await read('/extranet', 'cross-site')).toEqual({ status: 200, coding: null, problems: [] })
  expect(await read('/extranet/no-hay', 'none')).toMatchObject({ status: 404, problems: [] })
})
