import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { resultGroups } from 'component-schemas/search/search-results.ts'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { SearchRequest } from '../list-requests.ts'
import type { BoxTexts } from './field-labels.ts'
import { SearchBox } from './search-box.client.tsx'

const service = vi.hoisted(() => ({ search: vi.fn(), opened: vi.fn() }))
vi.mock('./browser-search.client.ts', () => ({ browserSearch: () => ({ ...service, forget: () => undefined }) }))

const texts: BoxTexts = {
  superseded: 'superseded',
  matches: {
    code: 'part {code}',
    variant: 'variant {code}',
    identical: 'identical to {maker} {code}',
    equivalent: 'equivalent to {maker} {code}',
    similar: 'similar to {maker} {code}',
    ean: 'EAN {code}',
    series: 'series {from}–{to}',
    vehicle: 'fits {vehicle}',
    readAs: 'You wrote {typed}, we read {code}.',
    inLatin: '{typed} is read as {code}.',
  },
  groups: Object.fromEntries(resultGroups.map(({ name }) => [name, name])) as BoxTexts['groups'],
  all: 'All results for “{words}”',
  asking: 'Searching…',
  none: 'Nothing found',
  failed: 'No answer',
}

const key = {
  objectID: 'u-1',
  type: 'product',
  name: 'Llave plana',
  code: 'NOR-1R',
  address: 'global/productos/nor-1r',
  path: 'global/productos/nor-1r',
}

const old = {
  objectID: 'u-2',
  type: 'trade_document',
  name: 'Tarifa 2026-1',
  address: 'global/extranet/catalogos/llaves/tarifa',
  path: 'global/extranet/catalogos/llaves/tarifa',
  superseded: 1,
}

/** Every group of a question is answered with the product when it is the products that are asked for. */
const answered = (requests: SearchRequest[], product: object = key) => ({
  results: requests.map((_, index) =>
    index === 0 ? { hits: [product], nbHits: 3, queryID: 'q-1' } : { hits: [], nbHits: 0 },
  ),
})

// The module that is loaded when the field is used is there already: only the exchange is looked at here.
beforeAll(() => import('./typing-box.client.tsx'))

const sent = vi.fn((event: Event) => event.preventDefault())

beforeEach(() => {
  service.search.mockReset().mockImplementation(async (requests: SearchRequest[]) => answered(requests))
  sent.mockClear()
})
afterEach(cleanup)

function mount() {
  return render(
    <form action="/buscar" onSubmit={(event) => sent(event.nativeEvent)}>
      <label htmlFor="box">Part number</label>
      <SearchBox
        id="box"
        label="Part number"
        maxLength={80}
        className="field"
        action="/buscar"
        family="public"
        market="base"
        locale="es"
        texts={texts}
      />
    </form>,
  )
}

/** The field after the exchange, with the focus. */
async function used(): Promise<HTMLInputElement> {
  mount()
  const plain = screen.getByRole('searchbox')
  plain.focus()
  return (await screen.findByRole('combobox')) as HTMLInputElement
}

test('is a plain field and sends no request until its first use', () => {
  mount()
  expect(screen.getByRole('searchbox', { name: 'Part number' }).getAttribute('name')).toBe('q')
  expect(service.search).not.toHaveBeenCalled()
})

test('what was typed before the exchange stays, with the focus, and is answered', async () => {
  mount()
  const plain = screen.getByRole('searchbox') as HTMLInputElement
  plain.focus()
  plain.value = 'nor'
  const box = (await screen.findByRole('combobox', { name: 'Part number' })) as HTMLInputElement
  expect(box.value).toBe('nor')
  expect(document.activeElement).toBe(box)
  expect(await screen.findByRole('option', { name: 'NOR-1R Llave plana' })).toBeTruthy()
})

test('suggestions are links in groups, the last one to everything', async () => {
  const box = await used()
  fireEvent.change(box, { target: { value: 'nor' } })
  const group = await screen.findByRole('group', { name: 'products' })
  expect(within(group).getByRole('option').getAttribute('href')).toBe('/productos/nor-1r')
  expect(screen.getAllByRole('option').at(-1)?.getAttribute('href')).toBe('/buscar?q=nor')
  expect(box.getAttribute('aria-expanded')).toBe('true')
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('the arrows choose and Enter sends what was typed when nothing is chosen', async () => {
  const box = await used()
  fireEvent.change(box, { target: { value: 'nor' } })
  const option = await screen.findByRole('option', { name: 'NOR-1R Llave plana' })
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(sent).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  await waitFor(() => expect(box.getAttribute('aria-activedescendant')).toBe(option.id))
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(sent).toHaveBeenCalledTimes(1)
})

test('ignores a response that comes after a later query', async () => {
  const late = Promise.withResolvers<object>()
  service.search.mockImplementationOnce(() => late.promise)
  const box = await used()
  fireEvent.change(box, { target: { value: 'no' } })
  await waitFor(() => expect(service.search).toHaveBeenCalledTimes(1))
  fireEvent.change(box, { target: { value: 'nor' } })
  await screen.findByRole('option', { name: 'NOR-1R Llave plana' })
  late.resolve(answered([{ indexName: 'public_es' }], { ...key, name: 'Stale' }))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.queryByRole('option', { name: /Stale/ })).toBeNull()
})

test('fast typing sends one request', async () => {
  const box = await used()
  for (const value of ['n', 'no', 'nor']) fireEvent.change(box, { target: { value } })
  await screen.findByRole('option', { name: 'NOR-1R Llave plana' })
  expect(service.search).toHaveBeenCalledTimes(1)
})

test('nothing found and no answer are said, and the form can still be sent', async () => {
  const box = await used()
  service.search.mockImplementation(async (requests: SearchRequest[]) => ({
    results: requests.map(() => ({ hits: [], nbHits: 0 })),
  }))
  fireEvent.change(box, { target: { value: 'zzz' } })
  expect(await screen.findByText('Nothing found')).toBeTruthy()
  service.search.mockRejectedValue(new Error('down'))
  fireEvent.change(box, { target: { value: 'zzzz' } })
  expect(await screen.findByText('No answer')).toBeTruthy()
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(sent).toHaveBeenCalledTimes(1)
})

test('counts an opened hit with its position and the id of the response', async () => {
  const box = await used()
  fireEvent.change(box, { target: { value: 'nor' } })
  const option = await screen.findByRole('option', { name: 'NOR-1R Llave plana' })
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  fireEvent.pointerDown(option, { button: 0, pointerType: 'mouse' })
  fireEvent.pointerUp(option, { button: 0, pointerType: 'mouse' })
  fireEvent.click(option)
  document.removeEventListener('click', stay)
  expect(service.opened).toHaveBeenCalledExactlyOnceWith({
    index: 'public_es',
    objectID: 'u-1',
    position: 1,
    queryID: 'q-1',
    shownAs: 'suggestion',
  })
})

test('a suggestion of a superseded edition says so', async () => {
  service.search.mockImplementation(async (requests: SearchRequest[]) => answered(requests, old))
  const box = await used()
  fireEvent.change(box, { target: { value: 'tarifa' } })
  const option = await screen.findByRole('option', { name: /Tarifa 2026-1/ })
  expect(option.textContent).toContain('superseded')
})

test('retries the same words after a failure and shows the results', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  service.search.mockRejectedValueOnce(new Error('away'))
  const box = await used()
  fireEvent.change(box, { target: { value: 'nor' } })
  expect(await screen.findByText('No answer')).toBeTruthy()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await screen.findByRole('option', { name: 'NOR-1R Llave plana' })).toBeTruthy()
  expect(service.search).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
