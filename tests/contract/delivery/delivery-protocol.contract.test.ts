import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DeliverySpace, previewToken, publicToken, startDelivery } from '../support/delivery-space.ts'

let space: DeliverySpace
let cv: number

beforeAll(async () => {
  space = await startDelivery()
  space.add({ fullSlug: 'inicio' })
})

beforeEach(() => {
  cv = space.store.transaction(() => space.bump())
})

afterAll(() => space.stop())

describe('tokens', () => {
  test.each(['', '?token=', '?token=nobody', '?token=nobody&version=draft'])(
    '"stories/inicio%s" is answered with 401',
    async (query) => {
      const response = await space.get(`stories/inicio${query}`)
      expect([response.status, await response.json()]).toEqual([401, { error: 'Unauthorized' }])
    },
  )

  test('a draft is not delivered to a public token', async () => {
    await expect(space.client(publicToken).getStory('inicio', { version: 'draft' })).rejects.toMatchObject({
      message: 'Unauthorized',
      status: 401,
    })
    await expect(space.client(previewToken).getStory('inicio', { version: 'draft' })).resolves.toBeDefined()
    await expect(space.client(previewToken).getStory('inicio')).resolves.toBeDefined()
  })
})

describe('the cache version', () => {
  test.each(['', '&cv=', '&cv=0', '&cv=undefined', '&cv=-1', '&cv=1.5'])(
    'a published request with "%s" is redirected to the current one',
    async (given) => {
      const query = `token=${publicToken}&version=published&filter_query[a][in]=b%26c${given}`
      const response = await space.get(`stories?${query}`, { redirect: 'manual' })
      expect(response.status).toBe(301)
      const target = new URL(response.headers.get('location') ?? '', space.url)
      expect(target.pathname).toBe('/v2/cdn/stories')
      expect([...target.searchParams]).toEqual([
        ['cv', String(cv)],
        ['filter_query[a][in]', 'b&c'],
        ['token', publicToken],
        ['version', 'published'],
      ])
      expect((await space.get(`stories?${query}`)).status).toBe(200)
    },
  )

  test('a number is accepted, a stale one gets the current content and version', async () => {
    const response = await space.get(`stories/inicio?token=${publicToken}&cv=1`, { redirect: 'manual' })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ cv })
  })

  test('drafts and the space itself are answered without a redirect', async () => {
    expect((await space.get(`stories?token=${previewToken}&version=draft`, { redirect: 'manual' })).status).toBe(200)
    const response = await space.get(`spaces/me?token=${publicToken}`, { redirect: 'manual' })
    expect(await response.json()).toEqual({
      space: {
        id: 100001,
        name: 'Zarandal',
        domain: 'http://localhost:3000/',
        version: cv,
        language_codes: ['it', 'de', 'es-co'],
      },
    })
  })

  test('an unknown token is refused before any redirect', async () => {
    expect((await space.get('stories?token=nobody', { redirect: 'manual' })).status).toBe(401)
  })
})

describe('refused parameters', () => {
  const cases = [
    { path: 'stories/inicio?is_startpage=0', error: 'Parameter(s) is_startpage not allowed' },
    { path: 'stories/inicio?per_page=1&starts_with=a', error: 'Parameter(s) per_page, starts_with not allowed' },
    { path: 'stories/inicio?filter_query[a][in]=b', error: 'Parameter(s) filter_query not allowed' },
    { path: 'stories?colour=red', error: 'Parameter(s) colour not allowed' },
    { path: 'stories?find_by=uuid', error: 'Parameter(s) find_by not allowed' },
    { path: 'links?content_type=page', error: 'Parameter(s) content_type not allowed' },
    { path: 'stories?is_startpage=perhaps', error: expect.stringContaining('is_startpage accepts') },
    { path: 'stories?version=latest', error: expect.stringContaining('version accepts') },
    { path: 'stories?by_ids=1,x', error: expect.stringContaining('by_ids accepts') },
    { path: 'stories?published_at_gt=2026-02-30', error: expect.stringContaining('published_at_gt accepts') },
    { path: 'stories?sort_by=shape:asc', error: expect.stringContaining('shape') },
    { path: 'stories?sort_by=name:up', error: expect.stringContaining('sort_by accepts') },
    { path: 'stories?filter_query[a][near]=b', error: expect.stringContaining('near') },
    { path: 'stories?filter_query[a]=b', error: expect.stringContaining('filter_query[a]') },
    { path: 'stories?filter_query[a][gt_int]=ten', error: expect.stringContaining('gt_int accepts') },
    { path: 'stories?filter_query[a][is]=blue', error: expect.stringContaining('is accepts') },
    { path: 'stories?filter_query[a"\')--][in]=b', error: expect.stringContaining('cannot be filtered') },
  ]

  test.each(cases)('$path', async ({ path, error }) => {
    const response = await space.get(`${path}&token=${publicToken}&cv=1`)
    expect([response.status, await response.json()]).toEqual([422, { error }])
  })

  test('the official client reports the sentence', async () => {
    await expect(space.client().getStory('inicio', { per_page: 3 } as Record<string, unknown>)).rejects.toMatchObject({
      message: 'Parameter(s) per_page not allowed',
      status: 422,
    })
  })
})

describe('headers', () => {
  test('scripts of any origin may read an answer and its totals; no rate limit is announced', async () => {
    const { headers } = await space.get(`stories?token=${publicToken}&cv=1`)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-expose-headers')).toBe('total, per-page, etag')
    expect([...headers.keys()].filter((name) => name.includes('ratelimit'))).toEqual([])
    expect((await space.get('stories', { method: 'OPTIONS' })).status).toBe(204)
  })

  test('a known tag is answered with 304 until something changes', async () => {
    const send = (tag: string) => space.get(`stories?token=${publicToken}&cv=1`, { headers: { 'if-none-match': tag } })
    const tag = (await send('')).headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"/)
    expect((await send(tag)).status).toBe(304)
    space.store.transaction(() => space.bump())
    expect((await send(tag)).status).toBe(200)
  })

  test('a draft is in no cache', async () => {
    const response = await space.get(`stories?token=${previewToken}&version=draft`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('a change is delivered with the next request', async () => {
    const send = async () =>
      (await (await space.get(`stories/inicio?token=${publicToken}&cv=1`)).json()) as { story: { position: number } }
    expect((await send()).story.position).toBe(0)
    space.store.transaction(() => space.store.run("UPDATE stories SET position = 7 WHERE full_slug = 'inicio'"))
    expect((await send()).story.position).toBe(7)
  })
})
