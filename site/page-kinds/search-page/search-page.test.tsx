import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { plainSearchQuery, type SearchHit, type SearchResults } from 'component-schemas/search/search-results.ts'
import { afterEach, expect, test } from 'vitest'
import { SearchPage, type SearchPageProps } from './search-page.tsx'

afterEach(cleanup)

const plain = (text: string) => [{ text, isMatch: false }]
const nor: SearchHit = {
  id: 'u-1',
  story: 'u-1',
  href: '/productos/nor-1r',
  group: 'products',
  code: [
    { text: 'NOR', isMatch: true },
    { text: '-1R', isMatch: false },
  ],
  name: plain('Llave plana'),
  text: plain('De latón.'),
}
const counts = { products: 1, categories: 0, documents: 3, news: 0, pages: 0 }
const some = {
  isAvailable: true,
  entries: [nor],
  total: 4,
  counts,
  filters: [],
  isLoose: false,
  hasMore: false,
} as const
const none: SearchResults = { ...some, entries: [], total: 0, counts: { ...counts, products: 0, documents: 0 } }
const usual: SearchPageProps = {
  page: { title: 'Buscar en el catálogo' },
  body: [],
  path: '/buscar',
  href: '/buscar?q=nor',
  searchQuery: plainSearchQuery('nor'),
  results: some,
  moreHref: undefined,
  categories: [{ uuid: 'c-1', name: 'Vivienda', href: '/categorias/vivienda', productCount: 30 }],
  contactHref: '/contactos',
  market: 'base',
  code: 'es',
  breadcrumbs: [{ label: 'Inicio', href: '/' }, { label: 'Buscar' }],
  context: { locale: 'es-ES', isEditor: false },
}

function mount(more: Partial<SearchPageProps> = {}) {
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <main>
        <SearchPage {...usual} {...more} />
      </main>
    </I18nProvider>,
  )
}

const hrefsIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test.each<[string, Partial<SearchPageProps>]>([
  ['results', {}],
  ['nothing typed', { results: undefined, searchQuery: { ...usual.searchQuery, words: '' } }],
  ['nothing found', { results: none }],
  ['no service', { results: { isAvailable: false } }],
])('a page with %s has one first heading and breaks no rule of axe', async (_, props) => {
  const { container } = mount(props)
  expect(container.querySelectorAll('h1')).toHaveLength(1)
  expect(container.querySelectorAll('h2').length).toBeGreaterThan(0)
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('a hit says what of it matches', () => {
  const series = { from: 'N00001', to: 'N20000', maker: 'Nordala' }
  mount({ results: { ...some, entries: [{ ...nor, match: { kind: 'series', series } }] } })
  expect(screen.getByText('Code series N00001–N20000, Nordala')).toBeTruthy()
})

test('the heading says how much was found, and for which words', () => {
  mount()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('4 results for “nor”')
})

test('what was typed stands in the form and is marked in what was found', () => {
  const { container } = mount()
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'nor')
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['NOR'])
  expect(screen.getByRole('link', { name: 'NOR-1R Llave plana' }).getAttribute('href')).toBe('/productos/nor-1r')
})

test('groups and orders are addresses; a group without an entry is not offered', () => {
  mount()
  expect(hrefsIn('Narrow the list')).toEqual([
    '/buscar?q=nor',
    '/buscar?kind=products&q=nor',
    '/buscar?kind=documents&q=nor',
  ])
  expect(hrefsIn('Order of the results')).toEqual([
    '/buscar?q=nor',
    '/buscar?q=nor&sort=code',
    '/buscar?q=nor&sort=newest',
  ])
})

test('more is a link that keeps the place', () => {
  mount({ moreHref: '/buscar?page=2&q=nor' })
  expect(screen.getByRole('link', { name: 'Show more' }).getAttribute('href')).toBe('/buscar?page=2&q=nor#result-2')
})

test('entries that have only some of the words are announced as such', () => {
  mount({ results: { ...some, isLoose: true } })
  expect(screen.getByText('Nothing has all of these words. What follows has some of them.')).toBeTruthy()
})

test.each<[string, SearchResults]>([
  ['Nothing found for “nor”', none],
  ['The search does not answer at the moment', { isAvailable: false }],
])('"%s" leads on to the categories and to people', (said, results) => {
  mount({ results })
  expect(screen.getByRole('heading', { name: said })).toBeTruthy()
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(expect.arrayContaining(['/categorias/vivienda', '/contactos']))
})

test('a search that does not answer can be tried again as it was', () => {
  mount({ results: { isAvailable: false }, href: '/buscar?kind=products&q=nor' })
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/buscar?kind=products&q=nor')
})

test('markup in what was typed and in what was found is text', () => {
  const hostile = '<img src=x onerror=alert(1)><script>1</script>'
  const entry = { ...nor, name: [{ text: hostile, isMatch: true }], text: plain(hostile), heading: plain(hostile) }
  const { container } = mount({
    results: { ...some, entries: [entry] },
    searchQuery: { ...usual.searchQuery, words: hostile },
  })
  expect(container.querySelectorAll('main img, main script')).toHaveLength(0)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toContain(hostile)
})

test('a draft says where its results come from, and marks those that visitors do not find yet', () => {
  const results = { ...some, entries: [nor, { ...nor, id: 'u-2', story: 'u-2' }] }
  mount({ results, upcoming: ['u-2'], context: { ...usual.context, isEditor: true } })
  expect(screen.getByText(/^Preview of the search/)).toBeTruthy()
  const marked = screen.getAllByRole('article').map(({ textContent }) => textContent?.includes('Not yet public'))
  expect(marked).toEqual([false, true])
  cleanup()
  mount({ results })
  expect(screen.queryByText(/^Preview of the search/)).toBeNull()
})
