import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultHosts } from '#site/routing/hosts/site-hosts.ts'
import { type LocaleCode, localeCodes } from '#site/routing/locales.ts'
import { type Market, markets, servedMarkets } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'
import {
  addressOf,
  alternatesOf,
  isTranslated,
  languageOfStory,
  pathForStory,
  type StoryLocation,
} from '#site/routing/stories/story-location.ts'
import { searchMetadata } from './page-alternates.ts'
import type { PageVersions } from './page-versions.ts'

const hosts = defaultHosts('http://localhost:3000')
const family: readonly Market[] = servedMarkets.filter(({ id }) => id !== 'base')
const others = localeCodes.filter((locale) => locale !== 'es')

const slug = fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/)
const folders = ['', 'productos/', 'categorias/', 'recursos/bulletins/', 'tiendas-llaves/', 'extranet/catalogos/2026/']

type GeneratedStory = {
  default_full_slug: string
  translated_slugs: { lang: string; path: string; published: boolean | null }[]
  content: Record<string, unknown>
}

const story: fc.Arbitrary<GeneratedStory> = fc
  .record({
    folder: fc.constantFrom(...folders),
    es: slug,
    translations: fc.dictionary(fc.constantFrom<string>(...others), fc.tuple(slug, fc.constantFrom(true, false, null))),
  })
  .map(({ folder, es, translations }) => ({
    default_full_slug: `global/${folder}${es}`,
    translated_slugs: Object.entries(translations).map(([lang, [own, published]]) => ({
      lang,
      path: `global/${folder}${own}`,
      published,
    })),
    content: {},
  }))

/** A page of which no country has a version of its own. */
function alone(one: StoryLocation) {
  return { hosts, versions: { global: one } }
}

const everySiteContext = servedMarkets.flatMap((market) => market.locales.map((locale) => ({ market, locale })))

describe('the addresses of stories', () => {
  test('no two stories that the content service tells apart share an address on a host', () => {
    // The service refuses a default slug, or a translated one of a language, that another story of the folder has.
    const unique = fc.uniqueArray(story, {
      maxLength: 12,
      comparator: (a, b) =>
        a.default_full_slug === b.default_full_slug ||
        a.translated_slugs.some((one) =>
          b.translated_slugs.some((two) => one.lang === two.lang && one.path === two.path),
        ),
    })
    fc.assert(
      fc.property(unique, fc.constantFrom(...everySiteContext), (stories, siteContext) => {
        const published = stories.filter((one) => isTranslated(one, siteContext.locale))
        const paths = published.flatMap((one) => pathForStory(one, siteContext) ?? [])
        expect(new Set(paths).size).toBe(paths.length)
      }),
      { numRuns: 1000 },
    )
  })

  test('an address leads back to the route of its story', () => {
    fc.assert(
      fc.property(story, fc.constantFrom(...everySiteContext), (one, siteContext) => {
        const path = pathForStory(one, siteContext)
        fc.pre(path !== undefined)
        expect(matchPath(path, siteContext.market)?.locale).toBe(siteContext.locale)
      }),
      { numRuns: 1000 },
    )
  })

  test('a slug that is a word of the route table in its language has no address there', () => {
    const shadowed = {
      default_full_slug: 'global/novedades',
      translated_slugs: [{ lang: 'en', path: 'global/products', published: true }],
    }
    expect(pathForStory(shadowed, { market: markets.base, locale: 'en' })).toBeUndefined()
    expect(pathForStory(shadowed, { market: markets.base, locale: 'es' })).toBe('/novedades')
  })

  test('a translated slug that is not published is not used', () => {
    const draft = {
      default_full_slug: 'global/productos/llave',
      translated_slugs: [{ lang: 'en', path: 'global/products/key', published: false }],
    }
    expect(pathForStory(draft, { market: markets.base, locale: 'en' })).toBe('/en/products/llave')
    expect(alternatesOf(draft, markets.base)).toEqual([{ locale: 'es', href: '/productos/llave' }])
  })

  test('a story of a country has a page in its market alone, at the address without its folder', () => {
    const own = { default_full_slug: 'italy/contactos', translated_slugs: [] }
    expect(pathForStory(own, { market: markets.italy, locale: 'it' })).toBe('/contatti')
    expect(pathForStory({ default_full_slug: 'italy/home' }, { market: markets.italy, locale: 'it' })).toBe('/')
    expect(pathForStory(own, { market: markets.spain, locale: 'es' })).toBeUndefined()
    expect(pathForStory(own, { market: markets.global, locale: 'it' })).toBeUndefined()
  })

  test('products, categories and resources in the folder of a country have no page', () => {
    for (const rest of ['productos/llave', 'categorias/llaves', 'recursos/catalogos/2026', 'extranet/productos/x']) {
      const own = { default_full_slug: `italy/${rest}` }
      expect(pathForStory(own, { market: markets.italy, locale: 'it' })).toBeUndefined()
    }
  })

  test('a translation is a published name or slug of its own; the translated folders above are none', () => {
    const inFolder = (last: string, name: string | null) => ({
      default_full_slug: 'global/productos/llave',
      translated_slugs: [{ lang: 'ru', path: `global/produktsiya/${last}`, name, published: true }],
    })
    expect(isTranslated(inFolder('llave', null), 'ru')).toBe(false)
    expect(isTranslated(inFolder('llave', 'Ключ'), 'ru')).toBe(true)
    expect(isTranslated(inFolder('klyuch', null), 'ru')).toBe(true)
    const start = { default_full_slug: 'global/productos/', translated_slugs: inFolder('x', null).translated_slugs }
    expect(isTranslated(start, 'ru')).toBe(false)
    expect(pathForStory(inFolder('llave', null), { market: markets.base, locale: 'ru' })).toBe('/ru/produktsiya/llave')
  })

  test('what is not translated is shown in English, else in Spanish', () => {
    const english = {
      default_full_slug: 'global/ayuda',
      translated_slugs: [{ lang: 'en', path: 'global/help', published: true }],
    }
    expect(languageOfStory(english, 'ru')).toBe('en')
    expect(languageOfStory(english, 'en')).toBe('en')
    expect(languageOfStory(english, 'es')).toBe('es')
    expect(languageOfStory({ default_full_slug: 'global/ayuda' }, 'ru')).toBe('es')
    expect(
      searchMetadata({ ...english, content: {} }, { market: markets.global, locale: 'ru' }, alone(english)),
    ).toMatchObject({
      canonical: 'http://global.localhost:3000/en/help',
      alternates: [],
    })
  })

  test('every part of a path is translated where the editor translated it, a product line never', () => {
    const notice = {
      default_full_slug: 'global/extranet/noticias-de-maquinas/feria-de-otono',
      translated_slugs: [{ lang: 'en', path: 'global/extranet/news-of-machines/autumn-fair', published: true }],
    }
    expect(pathForStory(notice, { market: markets.base, locale: 'en' })).toBe(
      '/en/extranet/news-of-maquinas/autumn-fair',
    )
    const gallery = {
      default_full_slug: 'global/extranet/galeria-de-fotos/ferias/2026/madrid',
      translated_slugs: [{ lang: 'en', path: 'global/extranet/photos/fairs/2026/madrid', published: true }],
    }
    expect(pathForStory(gallery, { market: markets.base, locale: 'en' })).toBe(
      '/en/extranet/photo-gallery/fairs/2026/madrid',
    )
  })

  test('a delivered address loses its language, and slashes at its ends', () => {
    expect(addressOf({ full_slug: 'en/global/productos/', lang: 'en' })).toBe('global/productos')
    expect(addressOf({ full_slug: 'global/home', lang: 'default' })).toBe('global/home')
  })
})

describe('the set of alternates', () => {
  type Page = { url: string; set: readonly { hreflang: string; url: string }[]; locale: LocaleCode }

  function pagesOf(one: GeneratedStory, together: readonly Market[]): Page[] {
    return together.flatMap((market) =>
      market.locales.flatMap((locale) => {
        const { canonical, alternates } = searchMetadata(one, { market, locale }, alone(one))
        return canonical === undefined ? [] : [{ url: canonical, set: alternates, locale }]
      }),
    )
  }

  test.each([
    ['the markets', family],
    ['a host of no market', [markets.base] as readonly Market[]],
  ])(
    'of %s is the same on every page in it, names each of them once, and names only published translations',
    (_, together) => {
      fc.assert(
        fc.property(story, (one) => {
          const published = pagesOf(one, together).filter(({ locale }) => isTranslated(one, locale))
          const listed = published.map(({ url }) => url).toSorted()
          for (const { set } of published) {
            const own = set.filter(({ hreflang }) => hreflang !== 'x-default')
            expect(own.map(({ url }) => url).toSorted()).toEqual(listed)
            expect(new Set(set.map(({ hreflang }) => hreflang)).size).toBe(set.length)
            expect(set.filter(({ hreflang }) => hreflang === 'x-default')).toHaveLength(1)
          }
        }),
        { numRuns: 500 },
      )
    },
  )

  test('is empty on a page that shows Spanish for want of a translation, which names the Spanish page instead', () => {
    const only = { default_full_slug: 'global/productos/llave', translated_slugs: [], content: {} }
    expect(searchMetadata(only, { market: markets.global, locale: 'ru' }, alone(only))).toMatchObject({
      canonical: 'http://global.localhost:3000/es/productos/llave',
      alternates: [],
    })
  })

  test('names the version that a country has in place of the shared page, and is the same on both', () => {
    const restOf = fc.constantFrom('contactos', 'contactos/madrid', 'eventos-y-noticias/comunicados-de-prensa/feria')
    const languages = fc.subarray([...others])
    const versionAt = (folder: string, rest: string, locales: readonly string[]) => ({
      default_full_slug: `${folder}/${rest}`,
      translated_slugs: locales.map((lang) => ({ lang, path: `${folder}/${rest}`, name: lang, published: true })),
      content: {},
    })
    fc.assert(
      fc.property(restOf, languages, fc.boolean(), (rest, locales, isItalian) => {
        const shared = versionAt('global', rest, locales)
        const own = versionAt('italy', rest, isItalian ? ['it'] : [])
        const web = { hosts, versions: { global: shared, italy: own } }
        const pages = family.flatMap((market) =>
          market.locales.map((locale) => {
            const version = market.id === 'italy' ? own : shared
            return { version, locale, ...searchMetadata(version, { market, locale }, web) }
          }),
        )
        const published = pages.filter(({ version: one, locale }) => isTranslated(one, locale))
        const listed = published.map(({ canonical }) => canonical).toSorted()
        for (const { alternates } of published) {
          const named = alternates.filter(({ hreflang }) => hreflang !== 'x-default')
          expect(named.map(({ url }) => url).toSorted()).toEqual(listed)
        }
        expect(listed.some((url) => url?.startsWith('http://italy.'))).toBe(isItalian)
      }),
    )
  })

  test('does not name the version that a country hides', () => {
    const at = (folder: string) => ({
      default_full_slug: `${folder}/contactos`,
      translated_slugs: [{ lang: 'it', path: `${folder}/contatti`, name: 'Contatti', published: true }],
      content: {},
    })
    const shared = at('global')
    const named = (italy: PageVersions[string]) =>
      searchMetadata(
        shared,
        { market: markets.global, locale: 'es' },
        { hosts, versions: { global: shared, italy } },
      ).alternates.map(({ url }) => url)
    const shown = named(at('italy'))
    expect(shown).toContain('http://italy.localhost:3000/contatti')
    expect(named({ ...at('italy'), isHidden: true })).toEqual(shown.filter((url) => !url.includes('italy.')))
  })

  test('is empty on a hidden page and on one whose editor names another as canonical', () => {
    const at = { default_full_slug: 'global/productos/llave', translated_slugs: [] }
    const siteContext = { market: markets.global, locale: 'es' } as const
    expect(searchMetadata({ ...at, content: { seo: [{ noindex: true }] } }, siteContext, alone(at))).toMatchObject({
      isHidden: true,
      alternates: [],
    })
    const link = { fieldtype: 'multilink', linktype: 'story', story: { full_slug: 'global/productos/otra' } }
    expect(searchMetadata({ ...at, content: { seo: [{ canonical: link }] } }, siteContext, alone(at))).toMatchObject({
      canonical: 'http://global.localhost:3000/es/productos/otra',
      alternates: [],
    })
  })
})
