import { NextRequest } from 'next/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SiteHost } from '#site/routing/hosts/site-hosts.ts'
import { routeTable } from '#site/routing/route-table.ts'
import { isPageRequest } from '#site/server/page-cache/request/cache-key.ts'

vi.mock('#site/content/stories/get-story.ts', () => ({ getStory: async () => undefined }))
vi.mock('#site/content/addresses/list-redirects.ts', () => ({
  listRedirects: async () => ({ targets: new Map(), ofPage: () => undefined }),
}))
vi.mock('#site/content/products/list-product-lines.ts', () => ({ listProductLines: async () => [] }))

const { env } = await import('#site/server/configuration/env.ts')
const { runMiddleware } = await import('#site/server/middleware/steps.ts')
const mode = env.NODE_ENV
const hosts = env.SITE_HOSTS

afterEach(() => {
  Object.assign(env, { NODE_ENV: mode, SITE_HOSTS: hosts })
})

async function send(host: string, path = '/_gallery/rich_text') {
  const authorization = `Basic ${btoa(`${env.GATE_USER}:${env.GATE_PASSWORD}`)}`
  const response = await runMiddleware(
    new NextRequest(`http://localhost:3000${path}`, { headers: { host, authorization } }),
  )
  const page = response.headers.get('x-middleware-rewrite')?.replace('http://localhost:3000', '')
  return { status: response.status, page, headers: response.headers }
}

const row = (flags: Pick<SiteHost, 'isPublic' | 'isGated'>): SiteHost => ({
  host: 'www.zarandal.example',
  market: 'base',
  websiteUri: 'https://www.zarandal.example',
  ...flags,
})

describe('the block gallery', () => {
  test('opens on the gated host, excluded from search engines and caches', async () => {
    const { status, page, headers } = await send('staging.localhost')
    expect([status, page]).toEqual([200, '/base/en/block-gallery/rich_text'])
    expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'private, no-store'])
    expect((await send('staging.localhost', '/_gallery')).page).toBe('/base/en/block-gallery')
    expect((await send('staging.localhost', '/_gallery/')).status).toBe(308)
  })

  test.each(['localhost', 'global.localhost', 'spain.localhost', 'unknown.example'])(
    'is an address without a page on %s',
    async (host) => {
      for (const path of ['/_gallery', '/_gallery/rich_text', '/_gallery/rich_text/360', '/en/_gallery'])
        expect((await send(host, path)).status).toBe(404)
    },
  )

  test('opens everywhere while developing', async () => {
    Object.assign(env, { NODE_ENV: 'development' })
    expect((await send('localhost')).page).toBe('/base/en/block-gallery/rich_text')
  })

  test('stays closed on a public website, gated or not', async () => {
    for (const isGated of [true, false]) {
      Object.assign(env, { SITE_HOSTS: [row({ isPublic: true, isGated })] })
      expect((await send('www.zarandal.example')).status).toBe(404)
    }
  })

  test('stays closed at the internal path of its pages', async () => {
    expect((await send('localhost', '/base/en/block-gallery')).status).toBe(404)
    expect((await send('staging.localhost', '/base/en/block-gallery')).status).toBe(404)
  })

  test('is not cacheable, and no route of the sitemap', () => {
    expect(isPageRequest({ method: 'GET', url: '/_gallery/rich_text', headers: {} })).toBe(false)
    expect(isPageRequest({ method: 'GET', url: '/_gallery', headers: {} })).toBe(false)
    expect(routeTable.filter(({ path }) => JSON.stringify(path).includes('_gallery'))).toEqual([])
  })
})
