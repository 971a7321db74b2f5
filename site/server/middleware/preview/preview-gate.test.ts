import { NextRequest } from 'next/server'
import { describe, expect, test, vi } from 'vitest'
import { hasFeature } from '#site/has-feature.fixture.ts'
import { localeCodes } from '#site/routing/locales.ts'
import { env } from '#site/server/configuration/env.ts'
import { draftCookieFor } from '#site/server/preview/draft-cookie.ts'
import { signatureOf } from '#site/server/preview/preview-token.ts'

/** A content service with one published page and one draft, number 7, that has never been published. */
vi.mock('#site/content/stories/get-story.ts', async () => {
  const { isReadingDrafts } = await import('#site/content/client/draft-reading.ts')
  const page = { id: 1, content: { component: 'page' }, translated_slugs: [] }
  return {
    async getStory({ params, route }: { params: Record<string, string>; route: { name: string } }) {
      const entrance = { ...page, content: { component: 'extranet_page' }, default_full_slug: 'global/extranet' }
      if (route.name === 'extranet') return entrance
      if (params['slug'] === 'novedad' && isReadingDrafts()) return { ...page, default_full_slug: 'global/novedad' }
      return Object.keys(params).length === 0 ? { ...page, default_full_slug: 'global/productos' } : undefined
    },
  }
})
const drafts: Record<number, object> = {
  7: { id: 7, default_full_slug: 'global/novedad', content: { component: 'page' } },
  8: { id: 8, default_full_slug: 'italy/novita', content: { component: 'page' } },
  9: { id: 9, default_full_slug: '_config/site-settings', content: { component: 'site_settings' } },
}
/** What each read of a draft by its number previews. */
let previews: unknown[] = []
vi.mock('#site/content/stories/get-draft-story.ts', async () => {
  const { previewedNow } = await import('#site/content/client/draft-reading.ts')
  return {
    async getDraftStory(id: number) {
      previews.push(previewedNow())
      return previewedNow().release === 404 ? undefined : drafts[id]
    },
  }
})
vi.mock('#site/content/addresses/list-redirects.ts', () => ({
  listRedirects: async () => ({ targets: new Map(), ofPage: () => undefined }),
}))
vi.mock('#site/content/products/list-product-lines.ts', () => ({ listProductLines: async () => ['llaves'] }))
vi.mock('#site/content/stories/get-search-metadata.ts', () => ({
  getSearchMetadata: async () => ({ canonical: 'http://localhost:3000/x', alternates: [], isHidden: false }),
}))
const { runMiddleware } = await import('../steps.ts')

const secrets = { spaceId: env.SPACE_ID, previewToken: env.CONTENT_PREVIEW_TOKEN }
const cookie = draftCookieFor(secrets, Date.now()).split(';')[0] ?? ''
const authorization = `Basic ${btoa(`${env.GATE_USER}:${env.GATE_PASSWORD}`)}`

function signed(more: Record<string, string> = {}, ageSeconds = 0): string {
  const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds)
  const tk = { space_id: String(env.SPACE_ID), timestamp, token: signatureOf(timestamp, secrets) }
  const pairs = Object.entries(tk).map(([name, value]) => [`_storyblok_tk[${name}]`, value])
  return String(new URLSearchParams([...pairs, ...Object.entries(more)] as [string, string][]))
}

async function send(path: string, headers: Record<string, string> = {}) {
  const request = new NextRequest(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', ...headers } })
  const response = await runMiddleware(request)
  const rewrite = response.headers.get('x-middleware-rewrite')?.replace('http://localhost:3000', '').split('?')[0]
  return { status: response.status, page: rewrite, headers: response.headers }
}

describe('a request for a draft without the right to it', () => {
  test.each(['/productos', '/novedad', '/no-hay-tal-pagina', '/extranet', '/'])('is 401 at %s', async (path) => {
    for (const query of ['_storyblok=7', '_storyblok_tk[token]=x', signed({}, 4000), signed({}, -120)]) {
      const { status, page, headers } = await send(`${path}?${query}`)
      expect([status, page]).toEqual([401, '/base/es/errors/401'])
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(headers.get('link')).toBeNull()
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('content-security-policy')).toBe(`frame-ancestors ${env.EDITOR_ORIGIN}`)
    }
  })

  test.each(localeCodes)('is refused in the language of the address: %s', async (locale) => {
    const path = locale === 'es' ? '/' : `/${locale}`
    expect((await send(`${path}?_storyblok=1`)).page).toBe(`/base/${locale}/errors/401`)
  })

  test('is refused in a frame at any address, without a prompt for credentials', async () => {
    const framed = { 'sec-fetch-dest': 'iframe' }
    for (const host of ['localhost:3000', 'staging.localhost:3000']) {
      const { status, page, headers } = await send('/productos', { ...framed, host })
      expect([status, page]).toEqual([401, '/base/es/errors/401'])
      expect(headers.get('content-security-policy')).toBe(`frame-ancestors ${env.EDITOR_ORIGIN}`)
      expect(headers.get('www-authenticate')).toBeNull()
    }
  })

  test('previews nothing, whatever release, moment and group the address names', async () => {
    previews = []
    const future = '_storyblok_release=12&_preview_at=2027-01-01T00:00:00Z&_preview_group=locksmith'
    expect((await send(`/productos?${future}`)).page).toBe('/base/es/productos')
    for (const query of [`_storyblok=7&${future}`, `${signed({ _storyblok: '7' }, 4000)}&${future}`])
      expect((await send(`/novedad?${query}`)).status).toBe(401)
    expect(previews).toEqual([])
  })

  test('reveals no draft at an address that requests none', async () => {
    expect((await send('/novedad')).status).toBe(404)
    expect((await send('/novedad', { authorization })).status).toBe(404)
  })
})

describe('a gated website', () => {
  const host = 'staging.localhost:3000'

  test('requires credentials at every address', async () => {
    for (const path of ['/', '/productos', '/novedad', '/no-hay', '/_gallery', '/a%00b', '/productos/']) {
      const { status, page, headers } = await send(path, { host })
      expect([path, status, page]).toEqual([path, 401, '/base/es/errors/401'])
      expect(headers.get('www-authenticate')).toBe('Basic realm="Zarandal", charset="UTF-8"')
    }
  })

  test('shows published pages with credentials, and forbids caching', async () => {
    const { status, page, headers } = await send('/productos', { host, authorization })
    expect([status, page]).toEqual([200, '/base/es/productos'])
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['private, no-store', 'noindex'])
    expect((await send('/novedad', { host, authorization })).status).toBe(404)
    expect((await send('/productos', { host, authorization: `Basic ${btoa('redaccion:wrong')}` })).status).toBe(401)
  })

  test('opens drafts to the editor', async () => {
    expect((await send(`/x?${signed({ _storyblok: '7' })}`, { host })).page).toBe('/base/es/preview/novedad')
    expect((await send('/novedad', { host, cookie })).page).toBe('/base/es/preview/novedad')
  })
})

describe('the editor', () => {
  test('opens a story by its number at any address, and gets the cookie at once', async () => {
    const { status, page, headers } = await send(
      `/global/novedad?${signed({ _storyblok: '7', _storyblok_lang: 'default' })}`,
    )
    expect([status, page]).toEqual([200, '/base/es/preview/novedad'])
    expect(headers.get('set-cookie')).toContain('zarandal_draft=')
    expect(headers.get('content-security-policy')).toBe(`frame-ancestors ${env.EDITOR_ORIGIN}`)
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['private, no-store', 'noindex'])
    expect([headers.get('referrer-policy'), headers.get('link')]).toEqual(['strict-origin', null])
  })

  test('opens it in the language it names, and a country’s story in its country', async () => {
    const inGerman = signed({ _storyblok: '7', _storyblok_lang: 'de' })
    expect((await send(`/de/global/novedad?${inGerman}`)).page).toBe('/base/de/preview/novedad')
    expect((await send(`/x?${signed({ _storyblok: '8' })}`)).page).toBe('/italy/it/preview/novita')
    const onItaly = await send(`/x?${inGerman}`, { host: 'italy.localhost:3000' })
    expect(onItaly.page).toBe('/base/de/preview/novedad')
  })

  test('sees what a story without a page changes from the home page on, and a message where there is no story', async () => {
    const ofSettings = await send(`/x?${signed({ _storyblok: '9', _storyblok_lang: 'de' })}`)
    expect([ofSettings.status, ofSettings.page]).toEqual([200, '/base/de/preview'])
    const ofNothing = await send(`/x?${signed({ _storyblok: '404' })}`)
    expect([ofNothing.status, ofNothing.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
  })

  test.runIf(hasFeature('planned-previews'))('previews the release and the moment of the address', async () => {
    previews = []
    const future = { _storyblok: '7', _storyblok_release: '12', _preview_at: '2027-01-01T00:00:00Z' }
    expect((await send(`/x?${signed(future)}`)).page).toBe('/base/es/preview/novedad')
    expect(previews).toEqual([{ release: 12, moment: Date.parse('2027-01-01T00:00:00Z') }])
  })

  test.runIf(hasFeature('planned-previews'))('sees the draft where the service knows no such release', async () => {
    previews = []
    const { status, page } = await send(`/x?${signed({ _storyblok: '7', _storyblok_release: '404' })}`)
    expect([status, page, previews]).toEqual([200, '/base/es/preview/novedad', [{ release: 404 }, {}]])
  })

  test('navigates with the cookie, without the login of customers', async () => {
    expect((await send('/novedad', { cookie, 'sec-fetch-dest': 'iframe' })).page).toBe('/base/es/preview/novedad')
    expect((await send('/extranet', { cookie })).headers.get('location') ?? '').not.toContain('login')
    expect((await send('/extranet')).headers.get('location')).toContain('login')
    expect((await send('/productos', { cookie })).headers.get('set-cookie')).toBeNull()
  })

  test('sees beside the frame what visitors see', async () => {
    const { page, headers } = await send('/productos', { cookie, 'sec-fetch-dest': 'document' })
    expect([page, headers.get('content-security-policy')]).toEqual(['/base/es/productos', null])
  })

  test.each(['1.2.3', `${cookie.slice(0, -2)}xx`, 'zarandal_draft='])(
    'with the cookie "%s" is refused',
    async (forged) => {
      expect((await send('/novedad', { cookie: forged })).status).toBe(404)
      expect((await send('/novedad?_storyblok=7', { cookie: forged })).status).toBe(401)
    },
  )
})

test('the pages of drafts have no address of their own', async () => {
  for (const path of ['/base/es/preview/novedad', '/preview/novedad', '/es/preview/novedad']) {
    expect((await send(path)).status).toBe(404)
  }
})
