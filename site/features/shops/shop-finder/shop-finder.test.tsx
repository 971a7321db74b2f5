import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import type { ListFilter } from 'component-schemas/cards/list-filter.ts'
import type { ShopCard } from 'component-schemas/cards/place-cards.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { ShopFinder, type ShopFinderProps } from './shop-finder.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const items: ShopCard[] = ['ES', 'ES', 'PT'].map((country, index) => ({
  uuid: `s-${index}`,
  name: `Shop ${index}`,
  street: 'Calle del Torno, 3',
  postcode: '28001',
  city: country === 'ES' ? 'Madrid' : 'Lisboa',
  country,
  countryName: country === 'ES' ? 'España' : 'Portugal',
  services: ['Copia de llaves', 'Reparación'],
  phone: '+34 600 000 001',
  href: `/tiendas-llaves/s-${index}`,
}))
const filters: ListFilter[] = [
  {
    name: 'country',
    choice: 'one',
    options: [
      { value: 'ES', label: 'España', count: 2, isChosen: false },
      { value: 'PT', label: 'Portugal', count: 1, isChosen: false },
    ],
  },
]

function mount(more: Partial<ShopFinderProps> = {}) {
  const props: ShopFinderProps = {
    page: { title: 'Tiendas de llaves' },
    body: [],
    listing: { items, total: 30 },
    filters,
    near: undefined,
    map: undefined,
    towns: ['Lisboa', 'Madrid'],
    address: { path: '/tiendas-llaves', query: { service: ['cut'] } },
    moreHref: '/tiendas-llaves?service=cut&page=2',
    breadcrumbs: [{ label: 'Inicio', href: '/' }, { label: 'Tiendas de llaves' }],
    context: { locale: 'es-ES', isEditor: false },
    ...more,
  }
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <main>
        <ShopFinder {...props} />
      </main>
    </I18nProvider>,
  )
}

const near = { typed: 'Madrid', spot: { latitude: 40.42, longitude: -3.7 } }

test.each([
  ['by country', {}],
  ['nearest first', { near, listing: { items: items.map((one) => ({ ...one, distanceKm: 3.456 })), total: 3 } }],
  ['from an unknown place', { near: { typed: 'Atlantis', spot: undefined } }],
  ['without a shop', { listing: { items: [], total: 0 }, moreHref: undefined }],
])('the finder %s has one h1 and no axe violation', async (_, more) => {
  const { container } = mount(more)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('shops stand under the name of their country, each a heading below it', () => {
  mount()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'España',
    'Portugal',
  ])
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
})

test('nearest first is one list under the place, with distances as readers write them', () => {
  mount({ near, listing: { items: items.map((one, index) => ({ ...one, distanceKm: 1.25 + index * 40 })), total: 3 } })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nearest to Madrid')
  expect(screen.getByText(/^1,3\skm$/)).toBeTruthy()
  expect(screen.getByText(/^41\skm$/)).toBeTruthy()
})

test('a position is not shown as typed text', () => {
  mount({ near: { ...near, typed: '40.42,-3.70' } })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nearest to you')
  expect(screen.getByRole('combobox')).toHaveProperty('value', '')
})

test('the form needs no script: it keeps the other choices and offers the towns', () => {
  const { container } = mount()
  const form = container.querySelector('form')
  expect(form?.getAttribute('method')).toBe('get')
  expect(form?.getAttribute('action')).toBe('/tiendas-llaves#list')
  expect(new FormData(form ?? undefined).get('service')).toBe('cut')
  expect([...container.querySelectorAll('datalist option')].map(({ textContent }) => textContent)).toEqual([
    'Lisboa',
    'Madrid',
  ])
})

test('an unknown place is named in words that belong to the field', () => {
  mount({ near: { typed: 'Atlantis', spot: undefined } })
  const field = screen.getByRole('combobox', { name: 'Town or postcode' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = field.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
  expect(document.getElementById(described)?.textContent).toContain('Atlantis')
})

test('the position is asked for when the button is pressed and not before, and rounded', () => {
  const assign = vi.fn()
  const getCurrentPosition = vi.fn((found: (position: object) => void) =>
    found({ coords: { latitude: 41.385063, longitude: 2.173404 } }),
  )
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } })
  vi.stubGlobal('location', { assign })
  mount()
  expect(getCurrentPosition).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Use my position' }))
  expect(assign).toHaveBeenCalledWith('/tiendas-llaves?near=41.39%2C2.17&service=cut#list')
})

test('a refused position is said in words and leaves the field to type in', () => {
  const getCurrentPosition = (_: unknown, refused: () => void) => refused()
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } })
  mount()
  fireEvent.click(screen.getByRole('button', { name: 'Use my position' }))
  expect(screen.getByText(/could not be found/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Use my position' })).toHaveProperty('disabled', false)
})

test('more leads to the first shop that it adds; a shop’s number can be called', () => {
  mount()
  expect(screen.getByRole('link', { name: 'Show more shops' }).getAttribute('href')).toBe(
    '/tiendas-llaves?service=cut&page=2#shop-4',
  )
  const [first] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Shop 0'))
  expect(first?.querySelector('a[href^="tel:"]')?.getAttribute('href')).toBe('tel:+34600000001')
})
