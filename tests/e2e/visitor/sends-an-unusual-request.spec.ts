import { expect, test } from '@playwright/test'
import { requestHost } from '../../support/http/request-host.ts'
import { sendRaw } from '../../support/http/send-raw.ts'
import { testSiteUrl } from '../../support/test-system.ts'

const host = `Host: ${new URL(testSiteUrl).host}`

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'CONNECT']) {
  test(`${method} of a page returns 405 with Allow and does not reach the framework`, async () => {
    const target = method === 'CONNECT' ? new URL(testSiteUrl).host : '/productos'
    const { status, headers } = await sendRaw(`${method} ${target} HTTP/1.1`, host, 'Content-Length: 0')
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect(headers.has('cache-status')).toBe(false)
  })
}

test('a server action of the framework is rejected', async () => {
  const action = ['Next-Action: 7f0000000000000000000000000000000000000000', 'Content-Type: text/plain;charset=UTF-8']
  expect((await sendRaw('POST / HTTP/1.1', host, ...action, 'Content-Length: 0')).status).toBe(405)
})

test('an ambiguous request returns 400', async () => {
  for (const lines of [
    ['GET /productos HTTP/1.1', host, 'Host: other.example'],
    ['GET * HTTP/1.1', host],
    ['GET http://other.example/productos HTTP/1.1', host],
  ]) {
    expect([lines[0], (await sendRaw(...lines)).status]).toEqual([lines[0], 400])
  }
})

test('a request line with an absolute address gets its page, and so does a request that offers an upgrade', async () => {
  const whole = await sendRaw(`GET ${testSiteUrl}/productos HTTP/1.1`, host)
  const upgrade = await sendRaw('GET /productos HTTP/1.1', host, 'Upgrade: h2c', 'Connection: Upgrade')
  expect([whole.status, upgrade.status]).toEqual([200, 200])
})

test('unused and unknown system routes return 404 as JSON', async ({ request }) => {
  const absent = [
    '/_next/image?url=%2Ficon.svg&w=64&q=75',
    '/_next/data/x/index.json',
    '/_next/static/no.js',
    '/api/no',
  ]
  for (const path of absent) {
    const response = await request.get(path)
    expect([path, response.status(), response.headers()['content-type']]).toEqual([
      path,
      404,
      'application/problem+json',
    ])
    expect(Object.keys(await response.json())).toEqual(['title', 'status', 'detail'])
  }
})

test('a not-found page is compressed', async () => {
  const { status, headers } = await requestHost({
    host: 'localhost',
    path: '/no-hay-tal-pagina',
    headers: { 'accept-encoding': 'br' },
  })
  expect([status, headers['content-encoding']]).toEqual([404, 'br'])
  expect(Number(headers['content-length'])).toBeLessThan(20_000)
})

test('the icon is served under its legacy name for clients that read no page', async ({ request }) => {
  const response = await request.get('/favicon.ico')
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(await response.text()).toContain('<svg')
})

for (const [name, languages] of [
  ['localhost', 'es, en'],
  ['italy.localhost', 'it, en'],
  ['staging.localhost', 'es, en'],
] as const) {
  test(`${name} serves a security.txt of its own`, async () => {
    const { status, headers, text } = await requestHost({ host: name, path: '/.well-known/security.txt' })
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text).toContain(`Preferred-Languages: ${languages}\n`)
    expect(text).toMatch(new RegExp(`^Canonical: http://${name}:\\d+/\\.well-known/security\\.txt$`, 'm'))
    expect(text).toMatch(/^Contact: mailto:/m)
  })
}
