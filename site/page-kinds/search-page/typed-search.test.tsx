import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { plainSearchQuery, type SearchResults } from 'component-schemas/search/search-results.ts'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { SearchRequest } from '#site/search/list-requests.ts'
import { SearchPage } from './search-page.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const service = vi.hoisted(() => ({ search: vi.fn() }))
vi.mock('#site/search/field/cached-search.client.ts', () => ({ cachedSearch: () => service }))
vi.mock('#site/messages/use-messages.client.ts', () => ({ useMessages: () => i18n }))

// The module that is loaded when the field is used is there already.
beforeAll(() => import('./live-results.client.tsx'))

const hit = (code: string) => ({
  objectID: code,
  type: 'product',
  name: 'Llave plana',
  code,
  address: `global/productos/${code}`,
  path: `global/productos/${code}`,
})

/** Every list has one product of the name that was typed; every group has two. */
const answered = (requests: SearchRequest[]) => ({
  results: requests.map(({ query, hitsPerPage }) =>
    hitsPerPage === 0 ? { hits: [], nbHits: 2 } : { hits: [hit(String(query))], nbHits: 1 },
  ),
})

const results: SearchResults = {
  isAvailable: true,
  entries: [],
  total: 7,
  counts: { products: 7 },
  filters: [],
  isLoose: false,
  hasMore: false,
}
const sent = vi.fn((event: Event) => event.preventDefault())

beforeEach(() => {
  service.search.mockReset().mockImplementation(async (requests: SearchRequest[]) => answered(requests))
  sent.mockClear()
  history.replaceState(null, '', '/buscar?kind=products&q=nor')
  document.addEventListener('submit', sent)
})
afterEach(() => {
  cleanup()
  document.removeEventListener('submit', sent)
  history.replaceState(null, '', '/')
})

function mount(isEditor = false) {
  return render(
    <I18nProvider i18n={i18n}>
      <main>
        <SearchPage
          page={{ title: 'Search' }}
          body={[]}
          path="/buscar"
          href="/buscar?kind=products&q=nor"
          searchQuery={{ ...plainSearchQuery('nor'), group: 'products' }}
          results={results}
          moreHref={undefined}
          categories={[{ uuid: 'c-1', name: 'Homes', href: '/homes', productCount: 30 }]}
          contactHref="/contact"
          market="base"
          code="en"
          breadcrumbs={[]}
          context={{ locale: 'en', isEditor }}
        />
      </main>
    </I18nProvider>,
  )
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (words: string) => fireEvent.input(field(), { target: { value: words } })
const title = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent
const address = () => `${window.location.pathname}${window.location.search}`

test('the list, its groups and its heading follow the field, and the address follows them', async () => {
  mount()
  expect(title()).toBe('7 results for “nor”')
  type('nor1r')
  await waitFor(() => expect(title()).toBe('1 result for “nor1r”'))
  expect(screen.getByRole('link', { name: 'nor1r Llave plana' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Documents 2' }).getAttribute('href')).toBe('/buscar?kind=documents&q=nor1r')
  await waitFor(() => expect(address()).toBe('/buscar?q=nor1r'))
})

test('what was found is said politely when nothing has changed for a moment', async () => {
  const { container } = mount()
  expect(screen.getByRole('status').textContent).toBe('')
  type('nor1r')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 result for “nor1r”'), { timeout: 3000 })
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('words that the server has answered bring back its list, with what was chosen in it', async () => {
  mount()
  type('nor1r')
  await waitFor(() => expect(address()).toBe('/buscar?q=nor1r'))
  type('nor')
  expect(title()).toBe('7 results for “nor”')
  await waitFor(() => expect(address()).toBe('/buscar?kind=products&q=nor'))
})

test('sending makes its entry of the history after the search that was there', async () => {
  mount()
  type('nor1r')
  await waitFor(() => expect(address()).toBe('/buscar?q=nor1r'))
  field().form?.requestSubmit()
  expect(sent).toHaveBeenCalledOnce()
  expect(address()).toBe('/buscar?kind=products&q=nor')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(address()).toBe('/buscar?kind=products&q=nor')
})

test('back on a page, what was typed last is shown and stands in the field', async () => {
  history.replaceState(null, '', '/buscar?q=lin+1')
  mount()
  await waitFor(() => expect(title()).toBe('1 result for “lin 1”'))
  expect(field().value).toBe('lin 1')
  expect(address()).toBe('/buscar?q=lin+1')
})

test('sending puts back the search that was there also where the address already said other words', () => {
  history.replaceState(null, '', '/buscar?q=lin+1')
  mount()
  type('lin 12')
  field().form?.requestSubmit()
  expect(address()).toBe('/buscar?kind=products&q=nor')
})

test.each(['/buscar?kind=documents&q=nor', '/buscar?q=nor'])(
  'what was typed is not written to %s, where the history has gone meanwhile',
  async (href) => {
    mount()
    type('nor1r')
    // The router has changed the address and has not rendered its page yet.
    history.replaceState(null, '', href)
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(address()).toBe(href)
  },
)

test('an answer that comes after a later question is dropped', async () => {
  let respondLate: (() => void) | undefined
  service.search.mockImplementation((requests: SearchRequest[]) =>
    requests[0]?.query === 'late'
      ? new Promise((resolve) => {
          respondLate = () => resolve(answered(requests))
        })
      : Promise.resolve(answered(requests)),
  )
  mount()
  type('late')
  await waitFor(() => expect(respondLate).toBeDefined())
  type('later')
  await waitFor(() => expect(title()).toBe('1 result for “later”'))
  respondLate?.()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(title()).toBe('1 result for “later”')
})

test('one answer that is missing is asked for again', async () => {
  service.search.mockRejectedValueOnce(new Error('late'))
  mount()
  type('nor1r')
  await waitFor(() => expect(title()).toBe('1 result for “nor1r”'))
})

test('nothing found, nothing typed and no answer lead on to the categories', async () => {
  mount()
  service.search.mockImplementation(async (requests: SearchRequest[]) => ({
    results: requests.map(() => ({ hits: [], nbHits: 0 })),
  }))
  type('zzz')
  await waitFor(() => expect(title()).toBe('Nothing found for “zzz”'))
  expect(screen.getByRole('link', { name: /Homes/ })).toBeTruthy()
  service.search.mockRejectedValue(new Error('away'))
  type('zzzz')
  await waitFor(() => expect(title()).toBe('The search does not answer at the moment'))
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/buscar?q=zzzz')
  expect(screen.getByRole('link', { name: /Homes/ })).toBeTruthy()
  type('')
  await waitFor(() => expect(title()).toBe('The catalogue by category'))
})

test('in the visual editor nothing follows the field', async () => {
  mount(true)
  type('nor1r')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(service.search).not.toHaveBeenCalled()
  expect(address()).toBe('/buscar?kind=products&q=nor')
})
