import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { responseKey } from './cache-key.ts'
import { wholePayload } from './whole-payload.ts'

const rules = { site: 'localhost', parameters: new Set(['page']) }
const key = (url: string, headers: Record<string, string>) => responseKey(wholePayload({ url, headers }), rules)
const from = (tree: string) => ({ rsc: '1', 'next-router-state-tree': tree, 'next-url': '/' })

test('a page has one payload, whatever page was open before', () => {
  const fromHome = key('/productos?_rsc=a1', from('home'))
  expect(fromHome).toMatch(/^rsc:/)
  expect(key('/productos?_rsc=b2', from('news'))).toBe(fromHome)
  expect(key('/noticias?_rsc=a1', from('home'))).not.toBe(fromHome)
  expect(key('/productos?page=2&_rsc=a1', from('home'))).not.toBe(fromHome)
})

test('requests the whole page from the framework, with the empty digest of no headers', () => {
  const { url, headers } = wholePayload({ url: '/productos?page=2&_rsc=a1', headers: { ...from('home'), host: 'x' } })
  expect(url).toBe('/productos?page=2&_rsc=')
  expect(headers).toEqual({ rsc: '1', host: 'x' })
})

test.each([
  { host: 'x' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-state-tree': 'home' },
])('%j is passed on as it is', (headers) => {
  const request = { method: 'GET', url: '/productos?_rsc=a1', headers }
  expect(wholePayload(request)).toEqual(request)
})

test.each([
  ['another value than the framework takes', { rsc: '2' }],
  ['what belongs to payloads alone', { 'next-router-state-tree': 'x', 'next-router-prefetch': '1', 'next-url': '/' }],
  ['a part of one', { 'next-router-segment-prefetch': '/x' }],
])('a document is the same with %s', (_, headers) => {
  expect(key('/productos', headers)).toBe(key('/productos', {}))
  expect(wholePayload({ url: '/a', headers: { ...headers, host: 'x' } }).headers).toEqual({ host: 'x' })
})

test.each<Record<string, string>>([{ 'next-router-prefetch': 'x' }, { 'next-router-segment-prefetch': '/x' }])(
  'a payload is the same with %j',
  (headers) => {
    expect(key('/productos?_rsc=a1', { rsc: '1', ...headers })).toBe(key('/productos', { rsc: '1' }))
  },
)

test('document and payload of one address have two keys', () => {
  expect(key('/productos', {})).toMatch(/^html:/)
  expect(key('/productos', {})).not.toBe(key('/productos', { rsc: '1' }))
})

test('`next-url` changes no response, because no route intercepts another', async () => {
  const tree = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
  expect(key('/productos?_rsc=a1', { ...tree, 'next-url': '/' })).toBe(
    key('/productos?_rsc=b2', { ...tree, 'next-url': '/noticias' }),
  )
  const names = await readdir(join(import.meta.dirname, '../../../app'), { recursive: true })
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => /\(\.+\)/.test(name))).toEqual([])
})
