import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { encodingFor, toCachedResponse } from './cached-response.ts'
import { pageCache } from './page-cache.ts'
import type { Render } from './page-response.ts'
import { renderPublicPage } from './render/render-public-page.ts'
import { dependOn, hasFailed, markPersonal } from './render/render-record.ts'
import { isPageRequest, responseKey } from './request/cache-key.ts'
import { diskTier } from './tiers/disk-tier.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-store-'))
})
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))

const quiet = () => undefined

function storeOn(path: string) {
  return pageCache({ maxBytes: 2 ** 20, tier: diskTier(path, quiet, { hasAllOf: () => true }) })
}

/** Different text of the same length in each content file. */
async function damageAll(path: string): Promise<void> {
  const entries = await readdir(join(path, 'content-v2'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  expect(files.length).toBeGreaterThan(0)
  for (const { parentPath, name } of files) await writeFile(join(parentPath, name), 'evil')
}

function page(text: string, { tags = ['story:1'], status = 200, headers = {} } = {}): Render {
  return async () => {
    dependOn(tags)
    return { status, headers: { 'content-type': 'text/html', ...headers }, body: Buffer.from(text) }
  }
}

describe('the page cache', () => {
  test('lists the addresses of the pages that a change would invalidate, and invalidates none', async () => {
    const store = storeOn(folder)
    const at = (address: string, tags: string[]) => async () => ({ ...(await page('x', { tags })()), address })
    await store.respond('html:a', at('localhost/a', ['story:1']))
    await store.respond('html:b', at('localhost/b', ['story:1', 'listing']))
    await store.respond('html:c', at('localhost/c', ['story:2']))
    await store.respond('rsc:a', page('payload'))
    expect(store.addressesWith(['story:1', 'listing'])).toEqual(['localhost/a', 'localhost/b'])
    expect((await store.respond('html:a', page('new'))).source).toBe('hit')
  })

  test('renders a page once and then sends it from memory', async () => {
    const store = storeOn(folder)
    const render = vi.fn(page('one'))
    expect((await store.respond('html:a', render)).source).toBe('miss')
    expect((await store.respond('html:a', render)).source).toBe('hit')
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('many simultaneous requests render a page once', async () => {
    const store = storeOn(folder)
    const render = vi.fn(page('one'))
    await Promise.all(Array.from({ length: 50 }, () => store.respond('html:a', render)))
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('an invalidated tag removes the pages that depend on it and no other', async () => {
    const store = storeOn(folder)
    await store.respond('html:a', page('a', { tags: ['story:1'] }))
    await store.respond('html:b', page('b', { tags: ['story:2'] }))
    expect(store.invalidate(['story:1'])).toBe(1)
    expect((await store.respond('html:a', page('a2'))).response.bodies.identity?.toString()).toBe('a2')
    expect((await store.respond('html:b', page('b2'))).source).toBe('hit')
  })

  test('does not cache a page whose content changed during the render', async () => {
    const store = storeOn(folder)
    const during: Render = async () => {
      const raw = await page('old')()
      store.invalidate(['story:1'])
      return raw
    }
    await store.respond('html:a', during)
    expect((await store.respond('html:a', page('new'))).response.bodies.identity?.toString()).toBe('new')
  })

  test('leads nobody who saw a change back to the page from before it, also when the next change overtook the render', async () => {
    const store = storeOn(folder)
    const textOf = async (render: Render) => String((await store.respond('html:a', render)).response.bodies.identity)
    await store.respond('html:a', page('first'))
    store.invalidate(['story:1'])
    const overtaken: Render = async () => {
      const raw = await page('second')()
      store.invalidate(['story:1'])
      return raw
    }
    expect(await textOf(overtaken)).toBe('second')
    expect(await textOf(page('bad', { status: 503 }))).toBe('second')
    expect(await textOf(page('third'))).toBe('third')
  })

  test.each([
    ['without content', page('x', { tags: [] })],
    ['that sets a cookie', page('x', { headers: { 'set-cookie': 'a=b' } })],
    ['that failed', page('x', { status: 500 })],
    [
      'about the person',
      async () => {
        markPersonal()
        return page('x')()
      },
    ],
  ])('a response %s is never kept', async (_, render) => {
    const store = storeOn(folder)
    await store.respond('html:a', render)
    expect((await store.respond('html:a', page('y'))).source).toBe('miss')
  })

  test('sends the stale copy when a render fails, after a restart too', async () => {
    await storeOn(folder).respond('html:a', page('good'))
    const restarted = storeOn(folder)
    const response = await restarted.respond('html:a', page('bad', { status: 503 }))
    expect(response.source).toBe('stale')
    expect(response.response.bodies.identity?.toString()).toBe('good')
    expect((await restarted.respond('html:a', page('back'))).response.bodies.identity?.toString()).toBe('back')
  })

  test('a rendered page leaves nothing of its earlier copy on disk', async () => {
    const store = storeOn(folder)
    for (let render = 0; render < 5; render += 1) {
      await store.respond('html:a', page(`drawing ${render}`))
      store.invalidate(['story:1'])
    }
    const files = await readdir(join(folder, 'content-v2'), { recursive: true, withFileTypes: true })
    expect(files.filter((file) => file.isFile())).toHaveLength(1)
  })

  test('does not send a damaged copy; a render repairs it, also when the content is the same', async () => {
    await storeOn(folder).respond('html:a', page('good'))
    await damageAll(folder)
    expect((await storeOn(folder).respond('html:a', page('down', { status: 503 }))).response.status).toBe(503)
    await storeOn(folder).respond('html:a', page('good'))
    const response = await storeOn(folder).respond('html:a', page('down', { status: 503 }))
    expect(response.source).toBe('stale')
    expect(String(response.response.bodies.identity)).toBe('good')
  })

  test('serves every page when the disk cannot be written', async () => {
    const store = storeOn('/dev/null/page-store')
    expect((await store.respond('html:a', page('good'))).source).toBe('miss')
    expect((await store.respond('html:a', page('again'))).source).toBe('hit')
  })

  test('a deleted page does not return in an outage', async () => {
    const store = storeOn(folder)
    await store.respond('html:a', page('good'))
    store.invalidate(['story:1'])
    await store.respond('html:a', page('gone', { status: 404 }))
    store.invalidate(['story:1'])
    expect((await store.respond('html:a', page('down', { status: 503 }))).source).toBe('miss')
  })

  test('an address that is not found writes nothing to disk, however many are invented', async () => {
    const store = storeOn(folder)
    for (let number = 0; number < 20; number += 1) await store.respond(`html:${number}`, page('none', { status: 404 }))
    expect(await readdir(folder, { recursive: true })).toEqual([])
  })

  test('addresses that are not found have a share of the memory and evict no page', async () => {
    const [store, body] = [storeOn(folder), 'a'.repeat(3000)]
    await store.respond('html:a', page('a page'))
    const madeUp = Array.from({ length: 200 }, (_, at) => `html:${at}`)
    for (const key of madeUp) await store.respond(key, page(body, { status: 404 }))
    expect(store.cacheHit('html:a')).toBeDefined()
    const cached = madeUp.filter((key) => store.cacheHit(key))
    expect(cached.length).toBeGreaterThan(5)
    expect(cached.length).toBeLessThan(50)
  })

  test('a change ends the cached 404 of an address that exists from then on, and the reverse', async () => {
    const store = storeOn(folder)
    const statusOf = async (render: Render) => (await store.respond('html:a', render)).response.status
    expect(await statusOf(page('none', { status: 404, tags: ['any-story'] }))).toBe(404)
    expect(await statusOf(page('a page'))).toBe(404)
    expect(store.invalidate(['any-story'])).toBe(1)
    expect(await statusOf(page('a page', { tags: ['story:1'] }))).toBe(200)
    store.invalidate(['story:1'])
    expect(await statusOf(page('none', { status: 404, tags: ['any-story'] }))).toBe(404)
    store.invalidateAll()
    expect(await statusOf(page('a page'))).toBe(200)
  })

  test('does not write payloads to disk', async () => {
    await storeOn(folder).respond('rsc:a', page('good'))
    expect((await storeOn(folder).respond('rsc:a', page('bad', { status: 503 }))).source).toBe('miss')
  })
})

describe('the key of a response', () => {
  const parameters = new Set(['page', 'status'])
  const get = (url: string, headers: Record<string, string> = {}) =>
    responseKey({ method: 'GET', url, headers: { host: 'localhost', ...headers } }, { site: 'base', parameters })

  test('page number, website and payload headers are part of the key', () => {
    const keys = [get('/a'), get('/a?page=2'), get('/b'), get('/a', { rsc: '1' })]
    expect(new Set(keys).size).toBe(keys.length)
    expect(responseKey({ method: 'GET', url: '/a', headers: {} }, { site: 'spain', parameters })).not.toBe(keys[0])
  })

  test('a filtered list is distinguished from whole pages, which alone are written to disk', () => {
    const kinds = [get('/a'), get('/a?page=2'), get('/a?status=new'), get('/a', { rsc: '1' })]
    expect(kinds.map((key) => key?.split(':')[0])).toEqual(['html', 'html', 'query', 'rsc'])
  })

  test('the raw host adds no entry', () => {
    expect(get('/a', { host: 'evil.example' })).toBe(get('/a'))
  })

  test('credentials add no entry', () => {
    expect(get('/a', { authorization: 'Basic eDp5' })).toBe(get('/a'))
  })

  test.each([
    ['an unknown query', '/a?other=x', {}],
    ['an overlong address', `/${'a'.repeat(600)}`, {}],
  ])('%s is not kept', (_, url, headers) => expect(get(url, headers)).toBeUndefined())

  test.each([
    ['GET', '/a', true],
    ['HEAD', '/a', true],
    ['POST', '/a', false],
    ['GET', '/_next/static/a.js', false],
    ['GET', '/api/content-changed', false],
    ['GET', '/robots.txt', false],
    ['GET', '/sitemap.xml', false],
    ['GET', '/sitemaps/es-1.xml', false],
    ['GET', '/sitemaps-old', true],
    ['GET', '//evil.example/a', false],
  ])('%s %s asks for a page: %s', (method, url, expected) => {
    expect(isPageRequest({ method, url, headers: {} })).toBe(expected)
  })
})

describe('a page whose render fails', () => {
  test('is rendered a second time as its error screen, and neither is cached', async () => {
    const store = storeOn(folder)
    const framework: RequestListener = (_, response) => {
      dependOn(['story:1'])
      response.writeHead(500).end(hasFailed() ? 'the screen' : '')
    }
    const render = () => renderPublicPage(framework, { url: '/a', headers: { host: 'localhost' } })
    const response = await store.respond('html:a', render)
    expect(response.response).toMatchObject({ status: 500 })
    expect(response.response.bodies.identity?.toString()).toBe('the screen')
    expect((await store.respond('html:a', page('good'))).source).toBe('miss')
  })
})

test('a page reads nothing of its request but host, accepted types and payload headers', async () => {
  const seen: string[] = []
  const framework: RequestListener = (request, response) => {
    seen.push(...Object.keys(request.headers))
    response.end()
  }
  const headers = {
    host: 'localhost',
    cookie: 'a=b',
    'x-forwarded-host': 'evil.example',
    'x-nextjs-data': '1',
    rsc: '1',
  }
  await renderPublicPage(framework, { url: '/a', headers })
  expect(seen.filter((name) => name !== 'user-agent').toSorted()).toEqual(['host', 'rsc'])
})

describe('the encoding', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('%s gets %s', async (accept, expected) => {
    const response = await toCachedResponse({ status: 200, headers: {}, body: Buffer.alloc(5000, 'a') })
    expect(encodingFor(accept, response)).toBe(expected)
  })
})
