import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { sentList } from '#site/forms/sent-list.ts'
import { AddToList } from '#site/page-kinds/parts/choices/add-to-list.client.tsx'
import { readOwnList, writeOwnList } from '#site/page-kinds/parts/choices/own-list.client.ts'
import { canonicalChoice } from '#site/routing/query/canonical-choice.ts'
import { type ListLine, listText } from '#site/routing/query/product-list.ts'
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
          address={listText([...(more.lines ?? lines), ...(more.others?.flat() ?? [])])}
          others={[]}
          owner={{ form: 'list', prefix: '' }}
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

const sentBy = (form: HTMLFormElement | null, button?: HTMLElement) => {
  const data = new FormData(form ?? undefined, button)
  return { data, query: new URLSearchParams([...data].map(([name, value]) => [name, String(value)])) }
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('a list', () => {
  test('is a form whose changes lead to the address of the changed list', () => {
    const container = mount()
    type('Quantity of NOR-1R', '25')
    type('Add products by their codes', 'lin-2, 3 x ara-5t')
    const { query } = sentBy(container.querySelector('form'))
    expect(canonicalChoice('product-list', query)).toBe('?l=NOR-1R*25*para%20el%20taller,XYZ-9,lin-2,ara-5t*3')
  })

  test('removes a line and keeps what was typed in the others', () => {
    const container = mount()
    type('Quantity of XYZ-9', '7')
    const { query } = sentBy(container.querySelector('form'), screen.getByRole('button', { name: 'Remove NOR-1R' }))
    expect(canonicalChoice('product-list', query)).toBe('?l=XYZ-9*7')
  })

  test('asks how many where a text does not say it, and takes nothing for one', () => {
    const unclear: ListLine = { code: 'LIN-2', amount: 0, note: '', unclear: '1.000' }
    const container = mount({ lines: [unclear] })
    expect(screen.getByLabelText<HTMLInputElement>('Quantity of LIN-2').value).toBe('')
    expect(screen.getByText('You wrote “1.000”. How many?')).toBeTruthy()
    const { query } = sentBy(container.querySelector('form'))
    expect(canonicalChoice('product-list', query)).toBe('?l=LIN-2*%3F1.000')
  })

  test('says what has no room in it, and keeps it: in its address and as a list of its own', () => {
    const container = mount({ others: [[{ code: 'MOR-4T', amount: 3, note: '' }]] })
    expect(screen.getByText(/A list has room for 250 products/)).toBeTruthy()
    expect(hrefOf('Open list 2')).toBe('/productos/mi-lista?l=MOR-4T*3')
    const { query } = sentBy(container.querySelector('form'))
    expect(canonicalChoice('product-list', query)).toBe('?l=NOR-1R*20*para%20el%20taller,XYZ-9,MOR-4T*3')
  })

  test('leads to its file and to its form', () => {
    mount({ body: [{ component: 'unsupported', _uid: 'u', name: 'x', reason: 'unknown' } as never] })
    expect(hrefOf('Table as CSV')).toBe('/api/tables/list.csv?locale=es&l=NOR-1R*20*para%20el%20taller,XYZ-9')
    expect(hrefOf('Ask price for all')).toBe('#ask')
  })

  test('what leads on with it takes its fields along, as they are', () => {
    mount()
    fireEvent.input(screen.getByLabelText('Quantity of NOR-1R'), { target: { value: '25' } })
    expect(hrefOf('Table as CSV')).toBe('/api/tables/list.csv?locale=es&l=NOR-1R*25*para%20el%20taller,XYZ-9')
    expect(hrefOf('Save under a name, as a customer')).toMatch(/\?l=NOR-1R\*25\*/)
    const copy = screen.queryByRole('button', { name: 'Copy the address of this list' })
    expect(copy?.dataset['copied'] ?? 'none').toMatch(/l=NOR-1R\*25|^none$/)
  })

  test('sends with its enquiry what its rows show, whichever button is pressed', () => {
    const container = mount({ owner: { form: 'send-consulta', prefix: '_list-', slug: 'consulta' } })
    const form = document.createElement('form')
    form.id = 'send-consulta'
    container.append(form)
    type('Quantity of NOR-1R', '10')
    const sent = (button?: HTMLElement) => {
      const list = sentList(sentBy(form, button).data)
      return [list?.isChange, listText(list?.lines ?? [])]
    }
    expect(sent()).toEqual([false, 'NOR-1R*10*para el taller,XYZ-9'])
    expect(sent(screen.getByRole('button', { name: 'Update list' }))).toEqual([true, 'NOR-1R*10*para el taller,XYZ-9'])
    expect(sent(screen.getByRole('button', { name: 'Remove XYZ-9' }))).toEqual([true, 'NOR-1R*10*para el taller'])
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

  /** The addresses of links that the page follows by itself. */
  const followed = () => {
    const hrefs: string[] = []
    const follow = (event: Event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return
      hrefs.push(event.target.getAttribute('href') ?? '')
      event.preventDefault()
    }
    document.addEventListener('click', follow)
    onTestFinished(() => document.removeEventListener('click', follow))
    return hrefs
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  test('stores the first list that it shows, and the own one after each change', () => {
    mount()
    expect(readOwnList()).toBe(text)
    type('Quantity of XYZ-9', '0')
    press('Update list')
    cleanup()
    mount({ lines: lines.slice(0, 1) })
    expect(readOwnList()).toBe('NOR-1R*20*para el taller')
  })

  test('leads to the address of what is typed in a row when a button is pressed, and stays before, so that no field is exchanged', () => {
    const hrefs = followed()
    mount()
    type('Quantity of XYZ-9', '4')
    expect(hrefs).toEqual([])
    press('Update list')
    expect(hrefs.at(-1)).toBe('/productos/mi-lista?l=NOR-1R*20*para%20el%20taller,XYZ-9*4')
  })

  test('follows two quick changes to the second, although the list after the first arrives in between', () => {
    const hrefs = followed()
    mount()
    press('Remove XYZ-9')
    press('Remove NOR-1R')
    expect(hrefs.slice(-2)).toEqual(['/productos/mi-lista?l=NOR-1R*20*para%20el%20taller', '/productos/mi-lista'])
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

  test('opens the list that another tab fills, and leaves the page where something is typed', () => {
    const replace = vi.fn()
    vi.stubGlobal('location', { ...window.location, replace, href: 'http://localhost/' })
    onTestFinished(() => void vi.unstubAllGlobals())
    mount({ lines: [], shared: undefined })
    type('Add products by their codes', 'ara-5t')
    act(() => writeOwnList('LIN-2*5'))
    expect(replace).not.toHaveBeenCalled()
    type('Add products by their codes', '')
    act(() => writeOwnList('LIN-2*6'))
    expect(replace).toHaveBeenCalledWith('/productos/mi-lista?l=LIN-2*6')
  })

  test('what was written into its fields is added with a product of another page', () => {
    mount()
    fireEvent.input(screen.getByLabelText('Quantity of NOR-1R'), { target: { value: '25' } })
    cleanup()
    render(<AddToList code="LIN-2" path={path} labels={{ add: 'Add', open: 'My list' }} />)
    fireEvent.click(screen.getByRole('link', { name: 'Add' }))
    expect(readOwnList()).toBe('NOR-1R*25*para el taller,XYZ-9,LIN-2')
  })

  test('a list of somebody else is added with what was written into its fields', () => {
    writeOwnList('LIN-2*5')
    mount()
    fireEvent.input(screen.getByLabelText('Quantity of NOR-1R'), { target: { value: '25' } })
    fireEvent.click(screen.getByRole('link', { name: 'Add these to my list' }))
    expect(hrefOf('Add these to my list')).toBe('/productos/mi-lista?l=LIN-2*5,NOR-1R*25*para%20el%20taller,XYZ-9')
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
