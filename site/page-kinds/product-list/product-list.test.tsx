import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AddToList } from '#site/page-kinds/parts/choices/add-to-list.client.tsx'
import { expectList, readOwnList, writeOwnList } from '#site/page-kinds/parts/choices/own-list.client.ts'
import { canonicalChoice } from '#site/routing/query/canonical-choice.ts'
import { listText } from '#site/routing/query/product-list.ts'
import { ProductList, type ProductListProps } from './product-list.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const product = { name: 'Llave plana', href: '/productos/nor-1r', unitQuantity: 50, ean: '2000000010014' }
const lines = [
  { code: 'NOR-1R', amount: 20, note: 'para el taller', product },
  { code: 'XYZ-9', amount: 1, note: '' },
]
const path = '/productos/mi-lista'
const shared = { url: 'https://a.example/productos/mi-lista?l=NOR-1R*20', qr: { size: 25, path: 'M4 4h7v1h-7z' } }

function mount(more: Partial<ProductListProps> = {}) {
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <main>
        <ProductList
          page={{ title: 'My list' }}
          body={[]}
          lines={lines}
          shared={shared}
          address={listText(more.lines ?? lines)}
          path={path}
          codesPath="/productos/codigos"
          savePath="/extranet/mis-listas"
          code="es"
          breadcrumbs={[]}
          context={{ locale: 'es-ES', isEditor: false }}
          {...more}
        />
      </main>
    </I18nProvider>,
  ).container
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('a list', () => {
  test('is a form whose changes lead to the address of the changed list', () => {
    const container = mount()
    fireEvent.change(screen.getByLabelText('Quantity of NOR-1R'), { target: { value: '25' } })
    fireEvent.change(screen.getByLabelText('Add products by their codes'), { target: { value: 'lin-2, ara-5t' } })
    const sent = [...new FormData(container.querySelector('form') ?? undefined)].map(([name, value]) => [
      name,
      String(value),
    ])
    expect(canonicalChoice('product-list', new URLSearchParams(sent))).toBe(
      '?l=NOR-1R*25*para%20el%20taller,XYZ-9,lin-2,ara-5t',
    )
  })

  test('leads to the list without a line, to its file and to its form', () => {
    mount({ body: [{ component: 'unsupported', _uid: 'u', name: 'x', reason: 'unknown' } as never] })
    expect(hrefOf('Remove NOR-1R')).toBe('/productos/mi-lista?l=XYZ-9')
    expect(hrefOf('Table as CSV')).toBe('/api/tables/list.csv?locale=es&l=NOR-1R*20*para%20el%20taller,XYZ-9')
    expect(hrefOf('Ask price for all')).toBe('#ask')
  })

  test('says which codes are not ours', () => {
    mount()
    expect(screen.getByText('No product of ours has this code: XYZ-9.')).toBeTruthy()
  })

  test('says what was read in place of a typed code, and why', () => {
    const match = {
      kind: 'equivalent',
      equivalent: { brand: 'd', maker: 'Durmesa', code: 'DU 114', match: 'similar' },
    } as const
    const hit = { id: 'a', code: 'NOR-1R', name: 'Llave', href: '/a', match }
    mount({ readings: [{ typed: 'DU114', hit }] })
    expect(document.body.textContent).toContain('You wrote “DU114”, we read “NOR-1R”. Similar to Durmesa DU 114')
  })

  test('breaks no rule of axe, full, empty or too long for a QR code', async () => {
    for (const state of [{}, { lines: [], shared: undefined }, { shared: { ...shared, qr: undefined } }]) {
      const { violations } = await axe.run(mount(state), { rules: { 'color-contrast': { enabled: false } } })
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
      cleanup()
    }
  })
})

describe('the browser', () => {
  const text = 'NOR-1R*20*para el taller,XYZ-9'

  test('stores the first list that it shows, and the own one after each change', () => {
    const form = mount().querySelector('form')
    expect(readOwnList()).toBe(text)
    fireEvent.change(screen.getByLabelText('Quantity of XYZ-9'), { target: { value: '0' } })
    if (form) fireEvent.submit(form)
    cleanup()
    mount({ lines: lines.slice(0, 1) })
    expect(readOwnList()).toBe('NOR-1R*20*para el taller')
  })

  test('follows two quick changes to the second, although the list after the first arrives in between', () => {
    writeOwnList(text)
    mount()
    fireEvent.click(screen.getByRole('link', { name: 'Remove XYZ-9' }))
    expectList('')
    cleanup()
    mount({ lines: lines.slice(0, 1) })
    expect(readOwnList()).toBe(text)
    cleanup()
    mount({ lines: [], shared: undefined })
    expect(readOwnList()).toBe('')
  })

  test('leaves the own list as it is when another is shown, and offers both', () => {
    writeOwnList('LIN-2*5')
    mount()
    expect(readOwnList()).toBe('LIN-2*5')
    expect(hrefOf('Open my list')).toBe('/productos/mi-lista?l=LIN-2*5')
    expect(hrefOf('Add these to my list')).toBe('/productos/mi-lista?l=LIN-2*5,NOR-1R*20*para%20el%20taller,XYZ-9')
    fireEvent.click(screen.getByRole('button', { name: 'Keep this one instead' }))
    expect(readOwnList()).toBe(text)
    expect(screen.queryByText(/another list/)).toBeNull()
  })

  test('opens the stored list where the address has none', () => {
    const replace = vi.fn()
    vi.stubGlobal('location', { ...window.location, replace, href: 'http://localhost/' })
    writeOwnList('LIN-2*5')
    mount({ lines: [], shared: undefined })
    expect(replace).toHaveBeenCalledWith('/productos/mi-lista?l=LIN-2*5')
    vi.unstubAllGlobals()
  })

  test('adds a product without leaving its page, and says how many the list has', () => {
    writeOwnList('NOR-1R*20')
    render(<AddToList code="LIN-2" path={path} labels={{ add: 'Add', open: 'My list' }} />)
    expect(hrefOf('Add')).toBe('/productos/mi-lista?c=LIN-2')
    fireEvent.click(screen.getByRole('link', { name: 'Add' }))
    expect(readOwnList()).toBe('NOR-1R*20,LIN-2')
    expect(hrefOf('My list (2)')).toBe(path)
  })
})
