import { cleanup, screen, within } from '@testing-library/react'
import { plainSearchQuery, type SearchHit } from 'component-schemas/search/search-results.ts'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { older } from './extranet-cards.fixture.ts'
import { extranetPages } from './extranet-pages.fixture.tsx'
import { ExtranetUnavailable } from './extranet-unavailable.tsx'
import { ExtranetSearch, type ExtranetSearchProps } from './search/extranet-search.tsx'
import { mistakesOf, mount } from './whole-page.fixture.tsx'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))
afterEach(cleanup)

const counts = { 'trade-documents': 1, 'trade-notices': 0 }
const entry: SearchHit = {
  id: 'u-1',
  story: 'u-1',
  href: '/extranet/catalogos/llaves/tarifa',
  group: 'trade-documents',
  name: [{ text: 'Tarifa de llaves', isMatch: false }],
  text: [],
}
const own = {
  isAvailable: true,
  entries: [entry],
  total: 1,
  counts,
  filters: [],
  isLoose: false,
  hasMore: false,
} as const
const inCatalogue = { ...own, entries: [{ ...entry, href: '/productos/nor-1r', group: 'products' as const }], total: 9 }

function searchPage(results: ExtranetSearchProps['results']) {
  return (
    <ExtranetSearch
      page={{ title: 'Búsqueda' }}
      body={[]}
      searchQuery={plainSearchQuery('NOR-1R')}
      path="/extranet/busqueda"
      results={results}
      moreHref={undefined}
      catalogueHref="/buscar?q=NOR-1R"
      market="base"
      code="es"
      breadcrumbs={[{ label: 'Extranet', href: '/extranet' }, { label: 'Búsqueda' }]}
      context={{ locale: 'es-ES', isEditor: false }}
    />
  )
}

const nothing = { ...own, entries: [], total: 0, counts: { 'trade-documents': 0 } }
const search = searchPage({
  own: { ...own, entries: [{ ...entry, isSuperseded: true }] },
  details: { [entry.story]: { document: older } },
  catalogue: inCatalogue,
})
const rendered: [string, ReactNode][] = [
  ...Object.entries(extranetPages).flatMap(([name, { typical, empty }]): [string, ReactNode][] => [
    [`${name}, with everything`, typical],
    [`${name}, with nothing that may be left out`, empty],
  ]),
  ['search', search],
  ['search, with nothing typed', searchPage(undefined)],
  ['search, with nothing found', searchPage({ own: nothing, details: {}, catalogue: nothing })],
  [
    'search, without the service',
    searchPage({ own: { isAvailable: false }, details: {}, catalogue: { isAvailable: false } }),
  ],
  ['a service that does not answer', <ExtranetUnavailable key="down" href="/extranet" />],
]

test.each(rendered)('the page of the extranet has no mistake: %s', async (_, page) => {
  expect(await mistakesOf(page)).toEqual([])
})

test.each([
  ['home', 2],
  ['documents', 1],
  ['notices', 1],
  ['galleries', 1],
  ['products', 1],
])('a customer without content sees so and what to do: %s', (name, times) => {
  mount(extranetPages[name]?.empty)
  expect(screen.queryAllByRole('table')).toEqual([])
  expect(screen.getAllByText(/There are no .* for you here yet\..*please ask your contact person\./)).toHaveLength(
    times,
  )
})

test('a service that does not answer leaves the customer logged in, with a way to ask again', () => {
  mount(<ExtranetUnavailable href="/it/extranet" />)
  expect(screen.getByText(/You are still logged in/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Load the page again' }).getAttribute('href')).toBe('/it/extranet')
})

describe('a document', () => {
  test('says of each file its language, kind and size before it is taken along', () => {
    mount(extranetPages['document']?.typical)
    const files = within(screen.getByRole('heading', { name: 'Files' }).parentElement ?? document.body)
    const links = files.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(['es', 'it', null])
    expect(links.every((link) => link.hasAttribute('download'))).toBe(true)
    expect(links[0]?.textContent).toMatch(/^Tarifa 2026-2: Español PDF, 48\skB$/)
    expect(files.getByText('12 pages')).toBeTruthy()
    expect(screen.getByRole('table', { name: 'Earlier editions' }).textContent).toContain('Tarifa 2026-1')
  })

  test('that was replaced leads to what holds now, on its page and in every list', () => {
    mount(extranetPages['document']?.empty)
    expect(screen.getByText(/This edition is out of date/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Tarifa 2026-2' }).getAttribute('href')).toBe(
      '/extranet/catalogos/tarifa-2026-2',
    )
    cleanup()
    mount(extranetPages['documents']?.typical)
    expect(screen.getByRole('row', { name: /Tarifa 2026-1/ }).textContent).toContain('Replaced by Tarifa 2026-2')
  })
})

describe('a photo', () => {
  const photo = (caption: string) => {
    mount(extranetPages['gallery']?.typical)
    const [item] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent.includes(caption))
    return { item, about: within(item?.querySelector('figcaption') ?? document.body) }
  }

  test('says what may be done with it and who made it, and is given out for screens and for print', () => {
    const { item, about: one } = photo('Llaves de casa')
    expect(one.getByText('For the press only, with the name of the author.')).toBeTruthy()
    expect(one.getByText('Picture: Vera Solís')).toBeTruthy()
    const links = one.getAllByRole('link').map((link) => [link.getAttribute('href'), link.hasAttribute('download')])
    expect(links).toEqual([
      ['/api/downloads/web.webp', true],
      ['/api/downloads/print.webp', true],
    ])
    expect(one.getByRole('link', { name: /For print/ }).textContent).toContain('3600 × 2400, 30 × 20 cm at 300 dpi')
    const sheet = item?.querySelector('dialog')
    expect(sheet?.textContent).toContain('For the press only')
    expect(sheet?.querySelectorAll('a[download]')).toHaveLength(2)
  })

  test('without a rendition for print, an author or a known size leaves them out', () => {
    const { about: one } = photo('Taller')
    expect(one.getAllByRole('link')).toHaveLength(1)
    expect(one.queryByText(/^Picture:/)).toBeNull()
    expect(one.getByRole('link').textContent.trim()).toBe('Taller: For screens')
  })
})

describe('a product', () => {
  const termsOf = (page: ReactNode) => {
    mount(page)
    const rows = within(screen.getByRole('table', { name: 'Terms' })).getAllByRole('row')
    return rows.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  }

  test('has its terms as the reader writes figures', () => {
    expect(termsOf(extranetPages['product']?.typical)).toEqual([
      'List price12,50 €',
      'Discount groupB',
      'Minimum order10 units',
      'Lead time2 working days',
      'AvailabilityIn stock',
      'Customs tariff number83017000',
    ])
  })

  test('of which nothing is agreed has no empty row', () => {
    expect(termsOf(extranetPages['product']?.empty)).toEqual(['AvailabilityMade to order'])
  })
})

test('a search is a form that works without a script and keeps what was asked', () => {
  mount(search)
  const field = screen.getByRole('searchbox', { name: 'Document, product or part number' })
  expect([field.getAttribute('name'), field.getAttribute('value')]).toEqual(['q', 'NOR-1R'])
  expect(field.closest('form')?.getAttribute('action')).toBe('/extranet/busqueda')
})

test('a customer finds what stands behind the login first, and then what everybody has', () => {
  mount(search)
  expect(screen.getByRole('heading', { level: 2, name: '1 result for “NOR-1R”' })).toBeTruthy()
  const headings = screen.getAllByRole('heading', { level: 3 })
  const hrefs = headings.map((heading) => within(heading).getByRole('link').getAttribute('href'))
  expect(hrefs).toEqual(['/extranet/catalogos/llaves/tarifa', '/productos/nor-1r'])
  expect(screen.queryByRole('navigation', { name: 'Order of the results' })).toBeNull()
  expect(screen.getByRole('link', { name: 'All results in the catalogue' }).getAttribute('href')).toBe(
    '/buscar?q=NOR-1R',
  )
})

test('a hit shows that its edition is superseded, leads to the newer one, and gives its file', () => {
  mount(search)
  const [hit] = screen.getAllByRole('article').map((card) => within(card))
  expect(hit?.getByText('Superseded')).toBeTruthy()
  expect(hit?.getByText('1 de enero de 2026')).toBeTruthy()
  expect(hit?.getByRole('link', { name: 'Tarifa 2026-2' }).getAttribute('href')).toBe(
    '/extranet/catalogos/tarifa-2026-2',
  )
  expect(hit?.getByRole('link', { name: /^Tarifa 2026-1:/ }).getAttribute('href')).toBe(
    '/api/downloads/global/catalogos/tarifa-2026-1/es.pdf',
  )
})

test('a search behind the login that finds nothing, or does not answer, says so', () => {
  mount(searchPage({ own: nothing, details: {}, catalogue: nothing }))
  expect(screen.getByRole('heading', { name: 'Nothing found for “NOR-1R”' })).toBeTruthy()
  cleanup()
  mount(searchPage({ own: { isAvailable: false }, details: {}, catalogue: inCatalogue }))
  expect(screen.getByRole('heading', { name: 'The search does not answer at the moment' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/extranet/busqueda?q=NOR-1R')
})
