import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { LocaleCode } from '#site/routing/locales.ts'

const gtin = '04006381333931'
const story: WireStory = {
  id: 7,
  uuid: 'u',
  name: 'Llave',
  slug: 'nor-1r',
  full_slug: 'global/productos/nor-1r',
  lang: 'default',
  content: { component: 'product', _uid: 'p' },
  translated_slugs: [{ lang: 'en', path: 'global/productos/key-nor-1r', name: 'Key' }],
}

/** The languages in which the product was looked for. */
let looked: LocaleCode[] = []

vi.mock('#site/content/products/find-by-gtin.ts', () => ({
  async findByGtin(wanted: string, locale: LocaleCode) {
    looked.push(locale)
    return wanted === gtin ? story : undefined
  },
}))
vi.mock('#site/content/stories/get-story.ts', () => ({ getStory: async () => story }))
vi.mock('#site/content/stories/get-search-metadata.ts', () => ({
  getSearchMetadata: async () => ({
    canonical: undefined,
    alternates: [
      { hreflang: 'en', url: 'http://localhost:3000/en/products/key-nor-1r' },
      { hreflang: 'x-default', url: 'http://localhost:3000/productos/nor-1r' },
    ],
    isHidden: false,
  }),
}))

const { respondToDigitalLink, respondToPreflight } = await import('./respond-to-digital-link.ts')

beforeEach(() => {
  looked = []
})

const send = (path: string, headers: Record<string, string> = {}) =>
  respondToDigitalLink(new Request(`http://site${path}`, { headers: { host: 'localhost', ...headers } }))

describe('the number of a pack', () => {
  test.each([
    ['localhost', undefined, '/productos/nor-1r'],
    ['localhost', 'i18n_redirected=en', '/en/products/key-nor-1r'],
    ['global.localhost', undefined, '/es/productos/nor-1r'],
    ['global.localhost', 'i18n_redirected=en', '/en/products/key-nor-1r'],
    ['italy.localhost', 'i18n_redirected=en', '/prodotti/nor-1r'],
  ])('on %s with the cookie %s leads to %s', async (host, cookie, expected) => {
    const response = await send('/01/4006381333931', { host, ...(cookie ? { cookie } : {}) })
    expect([response.status, response.headers.get('location')]).toEqual([307, expected])
  })

  test('names the list of its links, and no cache stores where it leads', async () => {
    const { headers } = await send('/01/4006381333931/10/LOT?17=261231')
    expect(headers.get('location')).toBe('/productos/nor-1r?17=261231')
    expect(headers.get('link')).toMatch(/^<http.+\/01\/04006381333931\?linkType=linkset>; rel="linkset"/)
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, no-store', 'Accept, Cookie'])
  })

  test('lists its links with the name of each language', async () => {
    const response = await send('/01/4006381333931?linkType=all')
    expect(response.headers.get('content-type')).toBe('application/linkset+json')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const [context] = (await response.json()).linkset
    expect(context.anchor).toMatch(/\/01\/04006381333931$/)
    expect(context['https://ref.gs1.org/voc/pip']).toEqual([
      { href: 'http://localhost:3000/en/products/key-nor-1r', title: 'Key', type: 'text/html', hreflang: ['en'] },
    ])
    expect(context['https://ref.gs1.org/voc/defaultLink']).toMatchObject([{ title: 'Llave', hreflang: ['es-ES'] }])
  })

  test('that no product has is not found, in a sentence', async () => {
    const response = await send('/01/96385074')
    const detail = 'No product of this website has this GTIN.'
    expect([response.status, await response.json()]).toEqual([404, { title: 'Not Found', status: 404, detail }])
  })

  test('that is none is refused before any product is looked for', async () => {
    expect((await send('/01/4006381333932')).status).toBe(400)
    expect((await send('/01/4006381333931/99/x')).status).toBe(400)
    expect((await send('/01/4006381333931?linkType=gs1:epil')).status).toBe(404)
    expect(looked).toEqual([])
  })
})

test('browsers of other websites may read the links', () => {
  const { status, headers } = respondToPreflight()
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*'])
})
