import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import type { VehicleFit } from 'component-schemas/content-types/product/product-parts.ts'
import { vehicleFit } from 'component-schemas/content-types/product/product-parts.ts'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { VehicleList } from './vehicle-list.tsx'

afterEach(cleanup)

function fit(number: number, more: object = {}): VehicleFit {
  const make = number % 2 === 0 ? 'alvora' : 'brenvik'
  const wire = { component: 'vehicle_fit', _uid: `f-${number}`, make, model: `Modelo ${number}` }
  return vehicleFit.content.parse({ ...wire, fromYear: String(1990 + number), toYear: '2015', ...more })
}

const many = Array.from({ length: 20 }, (_, index) => fit(index + 1))

function page(vehicles: readonly VehicleFit[]) {
  return (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <main>
        <h1>NOR-1R</h1>
        <VehicleList vehicles={vehicles} context={{ locale: 'en', isEditor: false }} />
      </main>
    </I18nProvider>
  )
}

const mount = (vehicles: readonly VehicleFit[]) => render(page(vehicles)).container

const shownRows = (container: Element) => [...container.querySelectorAll<HTMLElement>('tbody tr:not([hidden])')]

function search(typed: string) {
  fireEvent.change(screen.getByLabelText('Search a vehicle'), { target: { value: typed } })
}

test('a few vehicles are one table without a search', () => {
  mount([fit(1), fit(2)])
  expect(screen.getByRole('table', { name: 'Vehicles it fits' })).toBeTruthy()
  expect(screen.queryByLabelText('Search a vehicle')).toBeNull()
})

test('many vehicles stand by make, each make with its number, and all of them are in the page', () => {
  const container = mount(many)
  const makes = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent)
  expect(makes).toEqual(['Alvora 10 models', 'Brenvik 10 models'])
  expect(shownRows(container)).toHaveLength(20)
})

test('what was typed before the script arrived is searched for', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page(many))
  const field = container.querySelector('input')
  if (field) field.value = 'alvora 12'
  const root = await act(async () => hydrateRoot(container, page(many)))
  expect(shownRows(container)).toHaveLength(1)
  act(() => root.unmount())
  container.remove()
})

test('a search shows the rows with every word, opens their makes, puts the others away and says the number', () => {
  const container = mount(many)
  search('alvora 12')
  expect(shownRows(container).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Modelo 12')])
  expect([...container.querySelectorAll('details')].map(({ open, hidden }) => [open, hidden])).toEqual([
    [true, false],
    [false, true],
  ])
  expect(screen.getByRole('status').textContent).toBe('Vehicles found: 1 / 20')
})

test('a year finds the vehicles that were made in it', () => {
  const container = mount(many)
  search('1993')
  expect(shownRows(container)).toHaveLength(3)
})

test('an emptied field shows everything again, closed', () => {
  const container = mount(many)
  search('alvora')
  search('')
  expect(shownRows(container)).toHaveLength(20)
  expect(container.querySelectorAll('details[open], details[hidden]')).toHaveLength(0)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('neither form breaks a rule of axe', async () => {
  for (const vehicles of [many, many.slice(0, 2)]) {
    const { violations } = await axe.run(mount(vehicles), { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    cleanup()
  }
})
