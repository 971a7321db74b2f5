import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Labels, measureWith } from '#site/server/observability/metrics.ts'

const { env } = await vi.hoisted(async () => {
  vi.stubEnv('METRICS_PORT', '9464')
  return await import('#site/server/configuration/env.ts')
})
const { respondToFieldData } = await import('./respond-to-field-data.ts')

let recorded: [string, Labels, number][] = []
beforeEach(() => {
  recorded = []
  measureWith((name, labels, value) => void recorded.push([name, labels, value]))
})
afterEach(() => {
  measureWith(undefined)
  Object.assign(env, { FIELD_DATA: true, METRICS_PORT: 9464 })
})

let networks = 0
type Sending = { host?: string; cookie?: string; from?: string }

function send(body: unknown, { host = 'localhost:3000', cookie = 'consent=v1.statistics', from }: Sending = {}) {
  networks += 1
  const headers = { host, cookie, 'x-visitor-address': from ?? `192.0.2.${networks}` }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return respondToFieldData(
    new Request('http://localhost:3000/api/field-data', { method: 'POST', headers, body: text }),
  )
}

const figure = { name: 'lcp_seconds', navigation: 'navigate', path: '/productos', value: 1.25 }

test('figures become values of histograms, by kind of page, market and navigation', async () => {
  const response = await send([
    figure,
    { ...figure, name: 'fcp_seconds', navigation: 'reload', path: '/' },
    { ...figure, name: 'ttfb_seconds', navigation: 'prerender', path: '/en/products', value: 0 },
    { ...figure, name: 'inp_seconds', navigation: 'back-forward', value: 0.08 },
    { ...figure, name: 'cls_score', value: 0.12 },
    { ...figure, name: 'headline_seconds', navigation: 'client', value: 0.07 },
  ])
  expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
    204,
    'private, no-store',
    '',
  ])
  expect(response.headers.get('set-cookie')).toBeNull()
  const list = { kind: 'product-listing', market: 'base' }
  expect(recorded).toEqual([
    ['site_field_lcp_seconds', { ...list, navigation: 'navigate' }, 1.25],
    ['site_field_fcp_seconds', { kind: 'generic', market: 'base', navigation: 'reload' }, 1.25],
    ['site_field_ttfb_seconds', { ...list, navigation: 'prerender' }, 0],
    ['site_field_inp_seconds', { ...list, navigation: 'back-forward' }, 0.08],
    ['site_field_cls_score', { ...list, navigation: 'navigate' }, 0.12],
    ['site_field_headline_seconds', { ...list, navigation: 'client' }, 0.07],
  ])
})

test('the market is that of the host, and a host of no market has the base rule', async () => {
  await send([{ ...figure, path: '/produkte' }], { host: 'germany.localhost:3000' })
  await send([figure], { host: 'invented.example' })
  expect(recorded.map(([, { kind, market }]) => [kind, market])).toEqual([
    ['product-listing', 'germany'],
    ['product-listing', 'base'],
  ])
})

test.each(['/extranet', '/extranet/catalogos', '/%E0%A4%A', '/a//b', '/productos/', '/xx/%ff'])(
  '%s has no public page and counts nowhere',
  async (path) => {
    expect((await send([{ ...figure, path }])).status).toBe(204)
    expect(recorded).toEqual([])
  },
)

test('an invented path is a plain page, whichever it is', async () => {
  for (let page = 0; page < 20; page += 1) await send([{ ...figure, path: `/invented-${page}` }])
  expect(new Set(recorded.map(([, labels]) => JSON.stringify(labels))).size).toBe(1)
})

test.each<[string, unknown]>([
  ['no JSON', '{'],
  ['nothing', ''],
  ['no list', figure],
  ['an empty list', []],
  ['too many figures', Array.from({ length: 13 }, () => figure)],
  ['an unknown figure', [{ ...figure, name: 'LCP' }]],
  ['the name of another metric', [{ ...figure, name: 'site_request_seconds' }]],
  ['an unknown kind of navigation', [{ ...figure, navigation: 'soft-navigation' }]],
  ['a label of its own', [{ ...figure, visitor: 'a' }]],
  ['a prototype', '[{"__proto__":{},"name":"lcp_seconds","navigation":"navigate","path":"/","value":1}]'],
  ['a negative value', [{ ...figure, value: -0.001 }]],
  ['more than two minutes', [{ ...figure, value: 120.1 }]],
  ['a number that is none', '[{"name":"lcp_seconds","navigation":"navigate","path":"/","value":1e999}]'],
  ['a text for a number', [{ ...figure, value: '1' }]],
  ['an address of a site', [{ ...figure, path: 'https://zarandal.example/' }]],
  ['a path without end', [{ ...figure, path: `/${'a'.repeat(1024)}` }]],
  ['one wrong figure among right ones', [figure, { ...figure, value: null }]],
])('%s is refused, and nothing counts', async (_, body) => {
  const response = await send(body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ status: 400, detail: 'This is no list of figures of a visit.' })
  expect(recorded).toEqual([])
})

test.each(['', 'consent=v1', 'consent=v1.marketing', 'consent=v0.statistics', 'other=v1.statistics'])(
  'with the cookies "%s" there is no consent to statistics, and nothing counts',
  async (cookie) => {
    expect((await send([figure], { cookie })).status).toBe(403)
    expect(recorded).toEqual([])
  },
)

test.each([{ FIELD_DATA: false }, { METRICS_PORT: undefined }])(
  'turned off by %o the interface is not there',
  async (change) => {
    Object.assign(env, change)
    expect((await send([figure])).status).toBe(404)
    expect(recorded).toEqual([])
  },
)

test('a network that reports without end is refused after 120 in a minute, others go on', async () => {
  vi.useFakeTimers()
  const from = '2001:db8:0:7::1'
  for (let count = 0; count < 120; count += 1) expect((await send([figure], { from })).status).toBe(204)
  expect((await send([figure], { from: '2001:db8:0:8::1' })).status).toBe(429)
  expect(recorded).toHaveLength(120)
  expect((await send([figure], { from: '2001:db8:1::1' })).status).toBe(204)
  vi.useRealTimers()
})

test('an object that no limit can be compared with is refused like any other', async () => {
  expect((await send({ length: { toString: 1 } })).status).toBe(400)
})
