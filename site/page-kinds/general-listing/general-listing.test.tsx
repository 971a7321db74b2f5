import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import type { ListFilter } from 'component-schemas/cards/list-filter.ts'
import type { ListedItem } from 'component-schemas/cards/listed-item.ts'
import { afterEach, expect, test } from 'vitest'
import { GeneralListing, type GeneralListingProps } from './general-listing.tsx'

afterEach(cleanup)

const items: ListedItem[] = Array.from({ length: 12 }, (_, index) => ({
  kind: 'news',
  card: {
    uuid: `n-${index}`,
    title: `News ${index}`,
    date: '2026-03-02',
    channel: 'press-release',
    href: `/n-${index}`,
  },
}))
const filters: ListFilter[] = [
  {
    name: 'status',
    choice: 'one',
    options: [
      { value: 'planned', label: 'Planned', count: 4, isChosen: true },
      { value: 'ended', label: 'Ended', count: 9, isChosen: false },
    ],
  },
  { name: 'discipline', choice: 'many', options: [{ value: 'duathlon', label: 'Duatlón', isChosen: false }] },
]

function mount(more: Partial<GeneralListingProps> = {}) {
  const props: GeneralListingProps = {
    page: { title: 'Notas de prensa' },
    body: [],
    listing: { items, total: 30 },
    filters,
    address: { path: '/prensa', query: { status: ['planned'] } },
    moreHref: '/prensa?status=planned&page=2',
    breadcrumbs: [{ label: 'Inicio', href: '/' }, { label: 'Notas de prensa' }],
    context: { locale: 'es-ES', isEditor: false },
    ...more,
  }
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <main>
        <GeneralListing {...props} />
      </main>
    </I18nProvider>,
  )
}

test('a list has one h1, its entries below it, and no axe violation', async () => {
  const { container } = mount()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(12)
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations).toEqual([])
})

test('the list follows the block that opens the page; what else the editor wrote stands below it', () => {
  const block = (_uid: string, title: string) => ({
    _uid,
    component: 'centered_title_paragraph' as const,
    title,
    level: 'h2' as const,
    theme: 'paper' as const,
    spacing: 'medium' as const,
  })
  const { container } = mount({ body: [block('a', 'Con quién hablar'), block('b', 'Escríbanos')] })
  expect([...container.querySelectorAll('h1, h2:not(#list h2)')].map((heading) => heading.textContent)).toEqual([
    'Con quién hablar',
    'Escríbanos',
  ])
  const list = container.querySelector('#list')
  const last = screen.getByRole('heading', { name: 'Escríbanos' })
  expect(list?.compareDocumentPosition(last)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Con quién hablar')
})

test('more leads to the first entry that it adds and keeps the choices', () => {
  mount()
  expect(screen.getByRole('link', { name: 'Show more' }).getAttribute('href')).toBe(
    '/prensa?status=planned&page=2#entry-13',
  )
})

test('a chosen value leads to the list without it, another one takes its place', () => {
  mount()
  const nav = screen.getByRole('navigation', { name: 'Narrow the list' })
  const chosen = within(nav).getByRole('link', { name: /Planned/ })
  expect(chosen.getAttribute('aria-current')).toBe('true')
  expect(chosen.getAttribute('href')).toBe('/prensa#list')
  expect(within(nav).getByRole('link', { name: /Ended/ }).getAttribute('href')).toBe('/prensa?status=ended#list')
  expect(within(nav).getByRole('link', { name: 'Show everything' }).getAttribute('href')).toBe('/prensa#list')
})

test('a filter with one value only, not chosen, narrows nothing and is left out', () => {
  mount()
  expect(screen.queryByText('Duatlón')).toBeNull()
})

test('a filter of many values is a row that opens; what is chosen of it stays in view', () => {
  const options = Array.from({ length: 31 }, (_, index) => ({
    value: `c${index}`,
    label: `Country ${index}`,
    isChosen: index === 4,
  }))
  const { container } = mount({ filters: [{ name: 'country', choice: 'one', options }] })
  expect(container.querySelectorAll('details a')).toHaveLength(31)
  expect(container.querySelector('details')?.open).toBe(false)
  const inView = [...container.querySelectorAll('nav[aria-label="Narrow the list"] ul a')]
  expect(inView.filter((link) => link.closest('details') === null).map((link) => link.textContent)).toEqual([
    'Country 4',
  ])
})

test('an empty list says so and has no way to more', () => {
  mount({ listing: { items: [], total: 0 }, filters: [], moreHref: undefined })
  expect(screen.queryByText('Nothing here yet.')).not.toBeNull()
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull()
})

const none: Partial<GeneralListingProps> = { listing: { items: [], total: 0 }, moreHref: undefined }

test('a list without entries says whether there are none yet, or none for the choice and what to take back', () => {
  mount({ ...none, filters: [], address: { path: '/prensa', query: {} } })
  expect(screen.getByText('Nothing here yet.')).toBeTruthy()
  cleanup()
  const chosen = filters.map((filter) => ({
    ...filter,
    options: filter.options.map((one) => ({ ...one, isChosen: true })),
  }))
  mount({
    ...none,
    filters: chosen,
    address: { path: '/prensa', query: { discipline: ['duathlon'], status: ['planned'] } },
  })
  expect(screen.queryByText('Nothing here yet.')).toBeNull()
  const empty = screen.getByRole('heading', { name: 'Nothing has all of this' }).parentElement
  const ways = empty ? within(empty).getAllByRole('link') : []
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/prensa?discipline=duathlon#list',
    '/prensa?status=planned#list',
    '/prensa#list',
  ])
})
