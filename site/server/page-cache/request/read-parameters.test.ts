import type { RequestListener } from 'node:http'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { listening } from '#site/server/listening.fixture.ts'
import { pageCache } from '../page-cache.ts'
import { renderQueue } from '../render/render-queue.ts'
import { dependOn } from '../render/render-record.ts'
import { readsNone, readsParameters } from './read-parameters.ts'
import { serveRequest } from './serve-request.ts'

/** Targets that were rendered. */
let rendered: string[]
/** Parameters that the pages of the site read at present. */
let reads: Record<string, string>

beforeEach(() => {
  rendered = []
  reads = { '/list': 'page kind', '/product': 'form', '/absent': readsNone }
})

async function site() {
  const framework: RequestListener = ({ url = '' }, response) => {
    const path = url.split('?', 1)[0] ?? ''
    dependOn([path])
    rendered.push(url)
    const headers = { 'content-type': 'text/html', [readsParameters]: reads[path] ?? 'form' }
    response.writeHead(path === '/absent' ? 404 : 200, headers).end(`<html>${url}</html>`)
  }
  const queue = renderQueue()
  const tier = { get: async () => undefined, put: async () => undefined, remove: async () => undefined }
  const store = pageCache({ maxBytes: 2 ** 20, tier, queue })
  const known = new Set(['page', 'kind', 'form'])
  const listener = serveRequest({
    store,
    framework,
    queue,
    isPersonal: () => false,
    parameters: { known, cached: known },
    siteOf: () => 'site',
    screenOf: () => 'screen',
    report: (message) => expect.unreachable(message),
  })
  const { origin, close } = await listening((request, response) => void listener(request, response))
  onTestFinished(close)
  const send = async (path: string) => {
    const response = await fetch(`${origin}${path}`)
    expect(response.headers.has(readsParameters)).toBe(false)
    return await response.text()
  }
  return { store, send }
}

test('renders a page without a list once, whatever filters and page numbers are invented', async () => {
  const { send } = await site()
  for (const query of ['', '?kind=a', '?page=7', '?kind=b&page=8&kind=c']) await send(`/product${query}`)
  expect(rendered).toEqual(['/product'])
  await send('/product?form=a&kind=d')
  expect(rendered).toEqual(['/product', '/product?form=a'])
})

test('renders an address that is not found once', async () => {
  const { send } = await site()
  for (const query of ['', '?kind=a', '?page=7', '?form=b']) await send(`/absent${query}`)
  expect(rendered).toEqual(['/absent'])
})

test('renders a list for each value of its parameters', async () => {
  const { send } = await site()
  const targets = ['/list', '/list?kind=a', '/list?kind=b', '/list?page=2&kind=a']
  for (const target of [...targets, ...targets]) expect(await send(target)).toBe(`<html>${target}</html>`)
  expect(rendered).toEqual(targets)
})

test('filters a page at once when it has become a list', async () => {
  const { store, send } = await site()
  await send('/product')
  expect(await send('/product?kind=a')).toBe('<html>/product</html>')
  reads['/product'] = 'page kind'
  store.invalidate(['/product'])
  expect(await send('/product?kind=a')).toBe('<html>/product?kind=a</html>')
})
