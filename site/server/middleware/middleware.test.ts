import fc from 'fast-check'
import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pageFormats } from '#site/features.ts'
import { hasFeature } from '#site/has-feature.fixture.ts'
import { localeCodes } from '#site/routing/locales.ts'
import type { Match } from '#site/routing/match-path.ts'
import { collapseRedirects, type RedirectRule } from '#site/routing/redirects/collapse-redirects.ts'
import { routeTable } from '#site/routing/route-table.ts'
import { storyAddress } from '#site/routing/stories/story-address.ts'
import { env } from '#site/server/configuration/env.ts'
import { CatalogueError } from '#site/server/errors.ts'
import { hostilePaths } from './address/hostile-paths.fixture.ts'
import { runMiddleware } from './steps.ts'

const formatsOfProducts = pageFormats.filter(({ template }) => template === 'product-detail')

/** What a field plugin of the first version stored. */
const thanks = { version: 1, title: 'Thanks', hero: { title: 'Thanks' } }

type FakeStory = {
  default_full_slug: string
  translated_slugs: { lang: string; path: string; published: boolean }[]
  content: Record<string, unknown>
}

/** A content service in memory: finds a story by its default address, or by its translated one in its language. */
let stories: FakeStory[] = []
let rules: RedirectRule[] = []
let isDown = false

vi.mock('#site/content/stories/get-story.ts', () => ({
  async getStory({ route, locale, params }: Match) {
    if (isDown) throw new CatalogueError('content-unavailable', 'down')
    const address = storyAddress(route, params)
    const inLanguage = (one: FakeStory) =>
      one.translated_slugs.some(({ lang, path, published }) => published && lang === locale && path === address)
    return stories.find(inLanguage) ?? stories.find((one) => one.default_full_slug === address)
  },
  getStoryAt: async (address: string) => stories.find((one) => one.default_full_slug === address),
}))
vi.mock('#site/content/addresses/page-versions.ts', async (original) => ({
  ...(await original<object>()),
  readVersions: async (one: FakeStory) => ({ global: one }),
}))
vi.mock('#site/content/addresses/list-redirects.ts', () => ({
  listRedirects: async () => ({ ...collapseRedirects(rules), ofPage: () => undefined }),
}))
vi.mock('#site/content/products/list-product-lines.ts', () => ({
  listProductLines: async () => ['llaves', 'maquinas'],
}))

/** The content type of the stories of a folder. */
function kindIn(folder: string): string {
  return { 'global/productos': 'product', 'global/categorias': 'category' }[folder] ?? 'page'
}

function story(address: string, slugs: Record<string, string> = {}, content: Record<string, unknown> = {}): FakeStory {
  const folder = address.split('/').slice(0, -1).join('/')
  const translated = Object.entries(slugs).map(([lang, slug]) => ({ lang, path: `${folder}/${slug}`, published: true }))
  return {
    default_full_slug: address,
    translated_slugs: translated,
    content: { component: kindIn(folder), ...content },
  }
}

beforeEach(() => {
  isDown = false
  rules = []
  stories = [
    story('global/home', { en: 'home' }),
    story('global/productos', { en: 'productos' }),
    story('global/productos/llave-plana', { en: 'flat-key', it: 'chiave-piatta' }),
    story('global/tiendas-llaves', {}),
    story('global/oferta', { en: 'offer' }, { template: 'landing' }),
    story('landings/thank-you', {}, { component: 'custom_landing', data: thanks }),
  ]
})

const authorization = `Basic ${btoa(`${env.GATE_USER}:${env.GATE_PASSWORD}`)}`

async function send(path: string, { host = 'localhost', cookie = '' } = {}) {
  const headers = { host: `${host}:3000`, authorization, ...(cookie === '' ? {} : { cookie }) }
  const response = await runMiddleware(new NextRequest(`http://localhost:3000${path}`, { headers }))
  const location = response.headers.get('location') ?? undefined
  const rewrite = response.headers.get('x-middleware-rewrite') ?? undefined
  return {
    status: response.status,
    to: location?.replace('http://localhost:3000', ''),
    page: rewrite?.replace('http://localhost:3000', ''),
    headers: response.headers,
  }
}

describe('a page', () => {
  test.each([
    ['localhost', '/', '/base/es'],
    ['localhost', '/en', '/base/en'],
    ['localhost', '/en/products/flat-key', '/base/en/products/flat-key'],
    ['unknown.example', '/productos', '/base/es/productos'],
    ['global.localhost', '/it/prodotti/chiave-piatta', '/global/it/prodotti/chiave-piatta'],
    ['italy.localhost', '/prodotti/chiave-piatta', '/italy/it/prodotti/chiave-piatta'],
    ['spain.localhost', '/tiendas-llaves', '/spain/es/tiendas-llaves'],
  ])('at %s%s is rendered by %s', async (host, path, page) => {
    expect(await send(path, { host })).toMatchObject({ status: 200, page })
  })

  test.each([
    ['/thank-you', '/base/es/thank-you'],
    ['/en/thank-you', '/base/en/thank-you'],
  ])('of a custom landing is rendered at %s once its data are loaded', async (path, page) => {
    expect(await send(path)).toMatchObject({ status: 200, page })
  })

  test.each([
    [
      'are no landing',
      () => stories.push(story('landings/landing-smart-pro-mini', {}, { component: 'custom_landing', data: 7 })),
    ],
    [
      'cannot be had',
      () => {
        isDown = true
      },
    ],
  ])('of a custom landing is a 500 when its data %s', async (_, fail) => {
    fail()
    const response = await send('/landing-smart-pro-mini')
    expect(response).toMatchObject({ status: 500, page: '/base/es/errors/500' })
    expect(response.headers.get('x-error-message')).toBe('There were some errors retrieving data')
  })

  test.each(localeCodes)(
    'of a form that only customers send is a 404 in %s, and that of any other form is not',
    async (locale) => {
      const form = { component: 'form_page', title: 'Formulario' }
      stories.push(story('global/forms/de-clientes', {}, { ...form, receiver: 'agent' }))
      stories.push(
        story('global/forms/de-todos', {}, { ...form, receiver: 'listed' }),
        story('global/forms/sin', {}, form),
      )
      const under = locale === 'es' ? '' : `/${locale}`
      expect(await send(`${under}/forms/de-clientes`)).toMatchObject({ status: 404 })
      expect(await send(`${under}/forms/de-todos`)).toMatchObject({ status: 200 })
      expect(await send(`${under}/forms/sin`)).toMatchObject({ status: 200 })
    },
  )

  test('of an unpublished custom landing is a 404', async () => {
    expect(await send('/landing-smart-pro-mini')).toMatchObject({ status: 404 })
  })

  describe.each(formatsOfProducts)('of a product with $ending', ({ ending, folder }) => {
    test.each([
      ['localhost', `/productos/llave-plana${ending}`, `/base/es/${folder}/productos/llave-plana`],
      ['localhost', `/en/products/flat-key${ending}?utm_source=x`, `/base/en/${folder}/products/flat-key?utm_source=x`],
      ['italy.localhost', `/prodotti/chiave-piatta${ending}`, `/italy/it/${folder}/prodotti/chiave-piatta`],
    ])('has its other format at %s%s', async (host, path, page) => {
      const { headers, ...response } = await send(path, { host })
      expect(response).toMatchObject({ status: 200, page })
      expect(headers.get('link')).toMatch(/^<[^>]+(plana|key|piatta)>; rel="canonical"$/)
    })

    test.each([
      [`/productos/llave-plana${ending.toUpperCase()}`, 308, `/productos/llave-plana${ending}`],
      [`/productos/LLAVE-plana${ending}/`, 308, `/productos/llave-plana${ending}`],
      [`/en/products/llave-plana${ending}`, 301, `/en/products/flat-key${ending}`],
      [`/en/productos/flat-key${ending}?a=1`, 301, `/en/products/flat-key${ending}?a=1`],
    ])('that is requested at %s redirects with %i to %s', async (path, status, to) => {
      expect(await send(path)).toMatchObject({ status, to })
    })

    test.each([
      `/productos${ending}`,
      `/tiendas-llaves${ending}`,
      `/productos/no-hay${ending}`,
      `/productos/llave-plana${ending}${ending}`,
      `/x${ending}`,
    ])('has no other format at %s', async (path) => expect(await send(path)).toMatchObject({ status: 404 }))

    test('moves where an editor leads on from that address', async () => {
      rules = [{ from: `/productos/llave-plana${ending}`, to: '/productos', status: 301 }]
      expect(await send(`/productos/llave-plana${ending}`)).toMatchObject({ status: 301, to: '/productos' })
    })
  })

  test('that an editor made a landing is rendered by the landing pages', async () => {
    expect((await send('/en/offer')).page).toBe('/base/en/landing/offer')
  })

  test('tells search engines its other languages, and a website that is not public keeps out of them', async () => {
    const { headers } = await send('/en/products/flat-key', { host: 'global.localhost' })
    expect(headers.get('link')).toContain('<http://global.localhost:3000/en/products/flat-key>; rel="canonical"')
    expect(headers.get('link')).toContain(
      '<http://italy.localhost:3000/prodotti/chiave-piatta>; rel="alternate"; hreflang="it-IT"',
    )
    expect(headers.get('x-robots-tag')).toBeNull()
    expect((await send('/', { host: 'staging.localhost' })).headers.get('x-robots-tag')).toBe('noindex')
    expect((await send('/', { host: 'unknown.example' })).headers.get('x-robots-tag')).toBe('noindex')
  })
})

describe('an address that is not the canonical one', () => {
  test.each([
    ['localhost', '/productos/', 308, '/productos'],
    ['localhost', '/productos/?page=2&x=%20', 308, '/productos?page=2&x=%20'],
    ['localhost', '/productos//llave-plana', 308, '/productos/llave-plana'],
    ['localhost', '/en/products/llave-plana', 301, '/en/products/flat-key'],
    ['localhost', '/en/products/llave-plana/', 301, '/en/products/flat-key'],
    ['localhost', '/en/productos/llave-plana', 301, '/en/products/flat-key'],
    ['localhost', '/en/prodotti/llave-plana', 301, '/en/products/flat-key'],
    ['localhost', '/global/productos/llave-plana', 301, '/productos/llave-plana'],
    ['localhost', '/en/global/products/flat-key/', 301, '/en/products/flat-key'],
    ['spain.localhost', '/global/productos/llave-plana', 301, '/productos/llave-plana'],
    ['localhost', '/nothing-here/', 308, '/nothing-here'],
    ['localhost', '/no/such/route/', 308, '/no/such/route'],
    ['localhost', '/tiendas-otra/', 308, '/tiendas-otra'],
    ['localhost', '/Productos/LLAVE-PLANA?page=2', 308, '/productos/llave-plana?page=2'],
    ['localhost', '/EN', 308, '/en'],
    ['localhost', '/EN/Productos/llave-plana', 301, '/en/products/flat-key'],
    ['localhost', '/Nothing-Here', 308, '/nothing-here'],
  ])('at %s%s redirects with %i to %s', async (host, path, status, to) => {
    expect(await send(path, { host })).toMatchObject({ status, to })
  })

  test('the business site serves the form with global/ and names the canonical one', async () => {
    const { status, page, headers } = await send('/es/global/productos/llave-plana', { host: 'global.localhost' })
    expect([status, page]).toEqual([200, '/global/es/productos/llave-plana'])
    expect(headers.get('link')).toContain('<http://global.localhost:3000/es/productos/llave-plana>; rel="canonical"')
  })
})

describe('the root of the global market', () => {
  test.each([
    ['', '/es'],
    ['i18n_redirected=ru', '/ru'],
    ['i18n_redirected=xx', '/es'],
    ['i18n_redirected=//evil.example', '/es'],
  ])('redirects with the cookie "%s" to %s, and forbids caching', async (cookie, to) => {
    const response = await send('/', { host: 'global.localhost', cookie })
    expect([response.status, response.to]).toEqual([302, to])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })
})

test('a story of a kind that its route cannot render is a 404, not an error', async () => {
  stories = [
    story('global/productos/llave', {}, { component: 'redirect' }),
    story('global/noticia', {}, { component: 'news_item' }),
  ]
  expect((await send('/productos/llave')).status).toBe(404)
  expect((await send('/noticia')).status).toBe(200)
})

describe('an address without a page', () => {
  test.each([
    ['localhost', '/no-hay', 404, '/base/es/errors/404'],
    ['localhost', '/en/nothing', 404, '/base/en/errors/404'],
    ['localhost', '/es', 404, '/base/es/errors/404'],
    ['germany.localhost', '/en/products', 404, '/germany/de/errors/404'],
    ['global.localhost', '/productos', 404, '/global/es/errors/404'],
    ['unknown.example', '/ru/nichego', 404, '/base/ru/errors/404'],
    ['localhost', '/a%2fb', 400, '/base/es/errors/400'],
    ['localhost', '/extranet/nada', 404, '/base/es/errors/404?area=extranet'],
  ])('at %s%s returns %i with %s', async (host, path, status, page) => {
    expect(await send(path, { host })).toMatchObject({ status, page })
  })

  test('says which of the two messages of the specification it is', async () => {
    expect((await send('/no-hay')).headers.get('x-error-message')).toBe('Page not found: /no-hay')
    if (!hasFeature('shops')) return
    expect((await send('/tiendas-otra')).headers.get('x-error-message')).toBe('Page Not Found: /tiendas-otra')
  })
})

test('every extranet route leads to the login in every language, whatever the content, and back to itself', async () => {
  for (const { path, access } of routeTable.filter((route) => route.access === 'extranet')) {
    for (const locale of localeCodes) {
      const text = (path[locale]?.text ?? '').replace(/:\w+\+?|\{product\}/g, 'llaves')
      const address = `${locale === 'es' ? '' : `/${locale}`}${text}?q=a`
      const response = await send(address, { cookie: 'is_authenticated=1; __Host-session=forged' })
      const login = `/api/auth/login?${new URLSearchParams({ returnTo: address })}`
      expect([access, response.status, response.to]).toEqual(['extranet', 307, login])
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
  }
})

describe('a redirect', () => {
  test.each([
    ['/viejo', '/productos', 301, '/productos'],
    ['/viejo/', '/productos', 301, '/productos'],
    ['/viejo', '/productos/', 301, '/productos'],
    ['/viejo', '/en/products/llave-plana', 301, '/en/products/flat-key'],
    ['/viejo', 'https://elsewhere.example/a?b=c', 301, 'https://elsewhere.example/a?b=c'],
    ['/viejo', '/productos#lista', 301, '/productos#lista'],
  ])('from %s to %s returns %i and %s', async (path, to, status, location) => {
    rules = [{ from: '/viejo', to, status: 301 }]
    expect(await send(path)).toMatchObject({ status, to: location })
  })

  test.each([301, 302] as const)('of %i hides no page that is published at its address', async (status) => {
    rules = [{ from: '/productos', to: '/oferta', status }]
    expect(await send('/productos')).toMatchObject({ status: 200 })
    stories = stories.filter((one) => one.default_full_slug !== 'global/productos')
    expect(await send('/productos')).toMatchObject({ status, to: '/oferta' })
  })

  test('that is temporary stays temporary', async () => {
    rules = [{ from: '/viejo', to: '/en/products/llave-plana', status: 302 }]
    expect(await send('/viejo')).toMatchObject({ status: 302, to: '/en/products/flat-key' })
  })

  test('keeps the query of the request', async () => {
    rules = [{ from: '/viejo', to: '/productos', status: 301 }]
    expect((await send('/viejo?page=2')).to).toBe('/productos?page=2')
  })
})

test('a content service without response is a 503 with Retry-After', async () => {
  isDown = true
  const response = await send('/en/products/flat-key')
  expect([response.status, response.page]).toEqual([503, '/base/en/errors/503'])
  expect(response.headers.get('retry-after')).toBe('30')
})

const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/)
const generated = fc.array(
  fc.record({ folder: fc.constantFrom('productos', 'recursos/bulletins', 'categorias'), es: slug, en: slug, de: slug }),
  { minLength: 1, maxLength: 6 },
)
const forms = fc.constantFrom('', '/', '//')

test('every address needs at most one redirect, which leads to a final response', async () => {
  const words = fc.constantFrom(
    'productos',
    'products',
    'prodotti',
    'produkte',
    'global',
    'recursos',
    'bulletins',
    'category',
  )
  const prefix = fc.constantFrom('', '/en', '/de', '/es', '/fr')
  const host = fc.constantFrom('localhost', 'global.localhost', 'germany.localhost', 'spain.localhost')
  const known = fc.tuple(generated, prefix, fc.array(words, { maxLength: 3 }), fc.nat({ max: 5 }), forms, host)
  await fc.assert(
    fc.asyncProperty(known, async ([rows, before, middle, index, end, at]) => {
      stories = rows.map(({ folder, es, en, de }) => story(`global/${folder}/${es}`, { en, de }))
      const row = rows[index % rows.length]
      const path = [before, ...middle, row?.es ?? 'a'].join('/').replace(/^(?!\/)/, '/') + end
      const first = await send(path, { host: at })
      if (first.to === undefined) return
      expect([301, 308]).toContain(first.status)
      const second = await send(first.to, { host: at })
      expect(second.to).toBeUndefined()
    }),
    { numRuns: 1500 },
  )
})

describe('hostile paths', () => {
  test('there are at least 500 of them', () => expect(hostilePaths.length).toBeGreaterThanOrEqual(500))

  test('each gets a page, a refusal or a redirect within the site, and never an error', async () => {
    rules = []
    for (const host of ['localhost', 'global.localhost', 'italy.localhost']) {
      for (const path of hostilePaths) {
        // A text that is no URL never reaches the gateway.
        if (!URL.canParse(`http://localhost:3000${path}`)) continue
        const { status, to } = await send(path, { host })
        expect([path, [200, 301, 302, 307, 308, 400, 404].includes(status)]).toEqual([path, true])
        const target = to ?? '/'
        expect([path, new URL(target, 'http://localhost:3000').host]).toEqual([path, 'localhost:3000'])
        expect(target).not.toMatch(/^[/\\]{2}/)
      }
    }
  })
})
