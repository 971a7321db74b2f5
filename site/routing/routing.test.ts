import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { featureRoutes } from '#site/features.ts'
import { type LocaleCode, localeCodes } from './locales.ts'
import { markets, servedMarkets } from './markets.ts'
import { localeOf, matchPath } from './match-path.ts'
import { pathIn, type SiteContext } from './path-for.ts'
import { compareSpecificity, type PathParams, paramPlaces } from './path-pattern.ts'
import type { Route } from './route.ts'
import { routeName } from './route-name.ts'
import { isCustomLanding, parentOf, routeNamed, routeTable } from './route-table.ts'
import { routeSegments } from './segments/route-segments.ts'
import { routeForStory, storyAddress } from './stories/story-address.ts'

const siteContexts: readonly SiteContext[] = servedMarkets.flatMap((market) =>
  market.locales.map((locale) => ({ market, locale })),
)

const slug = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/).map((value) => `x-${value}`)

/** Values for a route's parameters. */
function paramsFor(route: Route): fc.Arbitrary<PathParams> {
  const values = paramPlaces(route.story).map(({ param }) => [
    param,
    param === 'category'
      ? fc.array(slug, { minLength: 1, maxLength: 4 }).map((list) => list.join('/'))
      : param === 'customSlug'
        ? fc.constantFrom('thank-you', 'landing-smart-pro-mini')
        : slug,
  ])
  return fc.record(Object.fromEntries(values))
}

const visits = fc
  .tuple(fc.constantFrom(...routeTable), fc.constantFrom(...siteContexts))
  .chain(([route, siteContext]) => paramsFor(route).map((params) => ({ route, siteContext, params })))

describe('laws of addresses, over all routes, markets and locales', () => {
  test('building a path and matching it gives the route, locale and parameters back', () => {
    fc.assert(
      fc.property(visits, ({ route, siteContext, params }) => {
        const path = pathIn(route, params, siteContext)
        fc.pre(path !== undefined)
        const match = matchPath(path, siteContext.market)
        expect(match).toMatchObject({ route: { name: route.name }, locale: siteContext.locale, params })
      }),
      { numRuns: 3000 },
    )
  })

  test('of two routes one is tried first, or neither: the order of the table changes nothing', () => {
    const patterns = routeTable.flatMap(({ story, path }) =>
      [story, ...Object.values(path)].flatMap((one) => one ?? []),
    )
    for (const one of patterns)
      for (const other of patterns)
        expect(Math.sign(compareSpecificity(one, other)) + Math.sign(compareSpecificity(other, one))).toBe(0)
  })

  test('a path has no trailing slash and no empty segment, and a prefix exactly where the market asks for one', () => {
    fc.assert(
      fc.property(visits, ({ route, siteContext, params }) => {
        const path = pathIn(route, params, siteContext)
        fc.pre(path !== undefined)
        expect(path).toMatch(/^\/(?:[^/]+(?:\/[^/]+)*)?$/)
        const isPrefixed = path === `/${siteContext.locale}` || path.startsWith(`/${siteContext.locale}/`)
        expect(isPrefixed).toBe(
          siteContext.market.strategy === 'prefix' || siteContext.locale !== siteContext.market.defaultLocale,
        )
      }),
      { numRuns: 2000 },
    )
  })

  test('two routes never share a path', () => {
    for (const siteContext of siteContexts) {
      const paths = routeTable.flatMap((route) => route.path[siteContext.locale]?.text ?? [])
      expect(new Set(paths.map((path) => path.replace(/:\w+/g, ':x'))).size).toBe(paths.length)
    }
  })

  test('a trailing slash or an empty segment is no second address of a page', () => {
    fc.assert(
      fc.property(visits, ({ route, siteContext, params }) => {
        const path = pathIn(route, params, siteContext)
        fc.pre(path !== undefined && path !== '/')
        expect(matchPath(`${path}/`, siteContext.market)).toBeUndefined()
        expect(matchPath(path.replace('/', '//'), siteContext.market)).toBeUndefined()
      }),
    )
  })

  test('a market answers no locale that it does not have', () => {
    for (const market of servedMarkets.filter(({ locales }) => locales.length === 1)) {
      for (const locale of localeCodes) {
        expect(matchPath(`/${locale}/${routeSegments.products[locale]}`, market)).toBeUndefined()
      }
    }
  })

  test('whatever is asked, matching answers without an error', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.constantFrom(...servedMarkets), (text, market) => {
        expect(() => matchPath(`/${text}`, market)).not.toThrow()
        expect(() => matchPath(text, market)).not.toThrow()
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the words of addresses', () => {
  const words = Object.entries(routeSegments)

  test.each(words)('%s is lower-case ASCII in all nine locales', (_, row) => {
    expect(Object.keys(row)).toEqual(expect.arrayContaining([...localeCodes]))
    for (const word of Object.values(row)) expect(word).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-?$/)
  })

  test('no two words of one level are equal within a locale', () => {
    const levels = new Map<string, Set<string>>()
    for (const route of routeTable) {
      for (const locale of localeCodes) {
        const segments = route.path[locale]?.text.split('/').filter(Boolean) ?? []
        segments.forEach((segment, depth) => {
          const spanish = route.story.text.split('/').slice(1)
          const level = `${locale} ${spanish.slice(0, depth).join('/')} ${segment}`
          levels.set(level, (levels.get(level) ?? new Set()).add(spanish[depth] ?? ''))
        })
      }
    }
    const shared = [...levels].filter(([, keys]) => keys.size > 1)
    expect(shared.filter(([level]) => !level.includes(':'))).toEqual([])
  })

  test('the category word is the product specification’s in every locale', () => {
    expect(routeSegments.category).toMatchObject({
      en: 'category',
      es: 'categorias',
      fr: 'categories',
      ro: 'categorii',
      ru: 'kategorii',
      nl: 'categorieen',
      it: 'categorie',
      de: 'kategorien',
      pt: 'categorias',
    })
  })
})

describe('rows of the table', () => {
  test.each(routeTable.map((route) => [route.name, route] as const))(
    '%s leads to its story and back',
    (name, route) => {
      fc.assert(
        fc.property(paramsFor(route), (params) => {
          expect(routeForStory(storyAddress(route, params))).toMatchObject({ route: { name }, params })
        }),
        { numRuns: 20 },
      )
    },
  )

  test('a name stands once, and every parent is a row that asks for no other parameter', () => {
    expect(new Set(routeTable.map(({ name }) => name)).size).toBe(routeTable.length)
    for (const route of routeTable.filter(({ parent }) => parent !== undefined)) {
      const own = paramPlaces(route.story).map(({ param }) => param)
      const parent = parentOf(route)
      expect([route.name, parent === undefined]).toEqual([route.name, false])
      expect(own).toEqual(expect.arrayContaining(paramPlaces((parent ?? route).story).map(({ param }) => param)))
    }
  })

  test('every extranet route asks for a login first and has an extranet layout, no public one does', () => {
    for (const { name, access, guards, layout, path } of routeTable) {
      const isExtranet = path.es?.text.startsWith('/extranet') ?? false
      expect([name, access]).toEqual([name, isExtranet ? 'extranet' : 'public'])
      expect([name, guards[0] === 'auth']).toEqual([name, isExtranet])
      expect([name, layout.startsWith('extranet')]).toEqual([name, isExtranet])
    }
  })

  test('a route name carries the locale after three underscores', () => {
    expect(routeName(routeNamed('products-slug'), 'es')).toBe('products-slug___es')
  })

  test('the custom landing has its two pages in Spanish and English only', () => {
    const found = localeCodes.filter((locale) => {
      const path = locale === 'es' ? '/thank-you' : `/${locale}/thank-you`
      const route = matchPath(path, markets.base)?.route
      return route !== undefined && isCustomLanding(route)
    })
    expect(found.toSorted()).toEqual(['en', 'es'])
    expect(matchPath('/landing-smart-pro-mini', markets.base)?.route.name).toBe('custom-landing')
    expect(matchPath('/landing-smart-pro-maxi', markets.base)?.route.name).toBe('slug')
  })
})

/** Product specification, section 2, row by row. */
const spanishPaths: readonly (readonly [path: string, name: string, params?: PathParams])[] = [
  ['/', 'home'],
  ['/nuestra-calidad', 'slug', { slug: 'nuestra-calidad' }],
  ['/sobre-nosotros', 'about'],
  ['/sobre-nosotros/historia', 'about-slug', { slug: 'historia' }],
  ['/sobre-nosotros/nuestra-compania', 'company'],
  ['/sobre-nosotros/nuestra-compania/mision', 'company-slug', { slug: 'mision' }],
  ['/postventa', 'after-sales'],
  ['/postventa/garantia', 'after-sales-slug', { slug: 'garantia' }],
  ['/categorias/maquinas', 'category', { slug: 'maquinas' }],
  ['/contact-us/gracias', 'contact-us-slug', { slug: 'gracias' }],
  ['/contactos', 'contacts'],
  ['/contactos/madrid', 'contacts-slug', { slug: 'madrid' }],
  ['/forms/presupuesto', 'forms-slug', { slug: 'presupuesto' }],
  ['/eventos-y-noticias', 'events-and-news'],
  ['/eventos-y-noticias/una-nota', 'events-and-news-slug', { slug: 'una-nota' }],
  ['/eventos-y-noticias/noticias-sobre-nosotras', 'news-about-us'],
  ['/eventos-y-noticias/noticias-sobre-nosotras/a', 'news-about-us-slug', { slug: 'a' }],
  ['/eventos-y-noticias/comunicados-de-prensa', 'press-releases'],
  ['/eventos-y-noticias/comunicados-de-prensa/a', 'press-releases-slug', { slug: 'a' }],
  ['/soluciones-industriales', 'industrial-solutions'],
  ['/soluciones-industriales/a', 'industrial-solutions-slug', { slug: 'a' }],
  ['/nuevas-soluciones', 'new-solutions'],
  ['/nuevas-soluciones/a', 'new-solutions-slug', { slug: 'a' }],
  ['/productos', 'products'],
  ['/productos/automotive', 'products-automotive'],
  ['/productos/residencial', 'products-residential'],
  ['/productos/llave-plana', 'products-slug', { slug: 'llave-plana' }],
  ['/recursos', 'resources'],
  ['/recursos/a', 'resources-slug', { slug: 'a' }],
  ['/recursos/bulletins', 'resources-bulletins'],
  ['/recursos/bulletins/a', 'resources-bulletins-slug', { slug: 'a' }],
  ['/recursos/catalogos', 'resources-catalogues'],
  ['/recursos/catalogos/a', 'resources-catalogues-slug', { slug: 'a' }],
  ['/buscar', 'search'],
  ['/thank-you', 'custom-landing', { customSlug: 'thank-you' }],
  ['/extranet', 'extranet'],
  ['/extranet/catalogos', 'extranet-catalogues'],
  ['/extranet/catalogos/2026', 'extranet-catalogues-folder', { folder_slug: '2026' }],
  ['/extranet/catalogos/2026/a', 'extranet-catalogues-folder-slug', { folder_slug: '2026', slug: 'a' }],
  ['/extranet/documentazione-per-bu-italia', 'extranet-italy-unit'],
  ['/extranet/documentazione-per-bu-italia/a', 'extranet-italy-unit-slug', { slug: 'a' }],
  ['/extranet/noticias-de-maquinas', 'extranet-news', { product: 'maquinas' }],
  ['/extranet/noticias-de-maquinas/a', 'extranet-news-slug', { product: 'maquinas', slug: 'a' }],
  ['/extranet/galeria-de-fotos', 'extranet-photo-gallery'],
  ['/extranet/galeria-de-fotos/a/b/c', 'extranet-photo-gallery-category', { category: 'a/b/c' }],
  ['/extranet/productos', 'extranet-products'],
  ['/extranet/productos/automotive', 'extranet-products-automotive'],
  ['/extranet/productos/residencial', 'extranet-products-residential'],
  ['/extranet/productos/maquinas/manuales', 'extranet-products-category', { category: 'maquinas/manuales' }],
  ['/extranet/buscar', 'extranet-search'],
]

/** The routes of features are named in their own tests. */
const ofFeatures: readonly string[] = featureRoutes.map(({ name }) => name)
const coreRoutes = routeTable.filter(({ name }) => !ofFeatures.includes(name))

describe('the Spanish addresses of the product specification', () => {
  for (const [path, name, params = {}] of spanishPaths) {
    test(`${path} is ${name}`, () => {
      expect(matchPath(path, markets.base)).toMatchObject({ route: { name }, locale: 'es', params })
      expect(matchPath(path, markets.spain)).toMatchObject({ route: { name }, locale: 'es', params })
    })
  }

  test('no route of the table is missing here', () => {
    expect(new Set(spanishPaths.map(([, name]) => name))).toEqual(new Set(coreRoutes.map(({ name }) => name)))
  })
})

test('settings and data have no page', () => {
  for (const address of ['_config/site-settings', '_data/redirects/a', 'global', 'landings/other', '']) {
    expect(routeForStory(address)).toBeUndefined()
  }
})

test.each([
  ['/es', 'base', undefined],
  ['/es', 'global', 'es'],
  ['/', 'global', undefined],
  ['/productos', 'global', undefined],
  ['/english', 'base', 'es'],
  ['/EN', 'base', 'es'],
] as const)('the path %s in the market %s has the locale %s', (path, market, locale) => {
  expect(localeOf(path, markets[market]).locale).toBe(locale satisfies LocaleCode | undefined)
})

describe('the template of a public route', () => {
  const purposes: Readonly<Record<string, readonly string[]>> = {
    'product-listing': ['products'],
    'product-detail': ['products-slug'],
    'category-listing': ['category'],
    'search-page': ['search'],
    'general-listing': ['contacts', 'news-about-us', 'press-releases', 'resources-bulletins', 'resources-catalogues'],
  }

  test('is the one of its purpose; the story decides the template of a page or a detail', () => {
    for (const { name, template, access } of coreRoutes.filter((route) => route.access === 'public')) {
      const [named = 'generic'] = Object.keys(purposes).filter((purpose) => purposes[purpose]?.includes(name))
      expect([name, access, template]).toEqual([name, 'public', named])
    }
  })

  test('and its layout is the one with a pre-footer, that of a custom landing its own', () => {
    for (const { name, layout } of routeTable.filter((route) => route.access === 'public')) {
      expect([name, layout]).toEqual([
        name,
        isCustomLanding(routeNamed(name as never)) ? 'custom-landing-pages' : 'with-prefooter',
      ])
    }
    const outer = routeTable.filter(({ layout }) => layout === 'extranet-with-prefooter').map(({ name }) => name)
    expect(outer).toEqual(['extranet'])
  })
})
