import { defaultHosts } from 'site/routing/hosts/site-hosts.ts'
import { expect, test } from 'vitest'
import { storyAddresses, versionAddresses } from './story-addresses.ts'
import { parseStory } from './story-data.ts'

const hosts = defaultHosts('http://localhost:3000')

const product = {
  id: 7,
  uuid: '00000000-0000-4000-8000-000000000007',
  full_slug: 'global/productos/titan-e1',
  published: true,
  content: { component: 'product', _uid: 'p' },
  localized_paths: [
    { lang: 'en', path: 'global/products/titan-one', name: 'Titan', published: true },
    { lang: 'it', path: 'global/prodotti/titan-e1', name: null, published: true },
    { lang: 'de', path: 'global/produkte/titan-eins', name: 'Titan', published: false },
  ],
}
const page = {
  ...product,
  full_slug: 'global/nuestra-calidad',
  content: { component: 'page', _uid: 'p' },
  localized_paths: [{ lang: 'it', path: 'global/la-nostra-qualita', name: null, published: true }],
}

function hrefsOf(wire: object, own: readonly string[] = []): Record<string, string> {
  const found = storyAddresses(parseStory(wire), hosts, new Set(own))
  return Object.fromEntries(found.map(({ market, locale, href }) => [`${market} ${locale}`, href]))
}

test('a story has an address in each market and locale, with the words of its route there', () => {
  const hrefs = hrefsOf(product)
  expect(Object.keys(hrefs)).toHaveLength(9 + 9 + 4)
  expect(hrefs).toMatchObject({
    'base es': 'http://localhost:3000/productos/titan-e1',
    'base en': 'http://localhost:3000/en/products/titan-one',
    'global es': 'http://global.localhost:3000/es/productos/titan-e1',
    'italy it': 'http://italy.localhost:3000/prodotti/titan-e1',
    // A translation that is not published has the story's own slug.
    'germany de': 'http://germany.localhost:3000/produkte/titan-e1',
  })
})

test('an address says which language is read there', () => {
  const shown = storyAddresses(parseStory(product), hosts, new Set())
    .filter(({ market }) => market !== 'base' && market !== 'global')
    .map(({ locale, shown: language }) => [locale, language])
  expect(Object.fromEntries(shown)).toEqual({ it: 'en', es: 'es', fr: 'en', de: 'en' })
})

test('a country’s own page takes the place of the shared one there, and stands nowhere else', () => {
  expect(hrefsOf(page)['italy it']).toBe('http://italy.localhost:3000/la-nostra-qualita')
  const replaced = hrefsOf(page, ['italy/nuestra-calidad'])
  expect([replaced['italy it'], replaced['spain es']]).toEqual([
    undefined,
    'http://spain.localhost:3000/nuestra-calidad',
  ])
  expect(Object.keys(hrefsOf({ ...page, full_slug: 'italy/nuestra-calidad' }))).toEqual(['italy it'])
})

test('a product is the same in every market: a country has none of its own', () => {
  expect(versionAddresses({ fullSlug: product.full_slug })).toEqual([])
  expect(hrefsOf(product, ['italy/productos/titan-e1'])['italy it']).toBeDefined()
  expect(hrefsOf({ ...product, full_slug: 'italy/productos/titan-e1' })).toEqual({})
})

test.each([
  ['settings', { ...page, full_slug: '_settings/site' }],
  ['a folder', { ...page, is_folder: true }],
  ['a kind that its route does not draw', { ...product, content: { component: 'settings' } }],
])('%s has no address', (_, wire) => {
  expect(hrefsOf(wire)).toEqual({})
})

test('a market without a website has no addresses, and one that is not public yet has its own', () => {
  const [own, , italy] = hosts
  const hidden = italy ? [{ ...italy, isPublic: false }] : []
  const found = storyAddresses(parseStory(page), [...(own ? [own] : []), ...hidden], new Set())
  expect(new Set(found.map(({ market }) => market))).toEqual(new Set(['base', 'italy']))
})
