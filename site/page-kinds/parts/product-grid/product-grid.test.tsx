import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import { specKeyBlank } from 'component-schemas/content-types/product/spec-key-blank.ts'
import { afterEach, describe, expect, test } from 'vitest'
import type { ProductFilter } from '#site/content/facets/useful-filters.ts'
import { ProductGrid, type ProductGridProps } from './product-grid.tsx'

afterEach(cleanup)

const items: ProductCard[] = [1, 2, 3].map((number) => ({
  uuid: `p-${number}`,
  code: `NOR-${number}R`,
  name: `Llave ${number}`,
  href: `/productos/nor-${number}r`,
  kind: 'key_blank',
  status: 'active',
}))

const kind: ProductFilter = {
  name: 'kind',
  choice: 'many',
  without: 40,
  options: [
    { value: 'machine', count: 12, isChosen: false },
    { value: 'key_blank', count: 28, isChosen: true },
  ],
}
const brands = ['nordala', 'linverra', 'tesquil', 'arvendo', 'brumela', 'cordevan', 'dastiria', 'elmovar', 'fendrica']
const brand: ProductFilter = {
  name: 'lock-brand',
  choice: 'many',
  without: 28,
  options: [...brands, 'galtuno', 'hestrival'].map((value, index) => ({
    value,
    count: index,
    isChosen: value === 'nordala',
  })),
}
const query = { kind: ['key_blank'], 'lock-brand': ['nordala'], sort: ['code'] }

function mount(more: Partial<ProductGridProps> = {}) {
  const props: ProductGridProps = {
    listing: { items, total: 3, filters: [kind, brand], columns: [], firstNumber: 1 },
    address: { path: '/productos', query },
    context: { locale: 'en', isEditor: false },
    ...more,
  }
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <main>
        <h1>Productos</h1>
        <ProductGrid {...props} />
      </main>
    </I18nProvider>,
  )
  return container
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

describe('the filters of a list of products', () => {
  test('are a form that any browser can send, with a button', () => {
    const form = mount().querySelector('form')
    expect(form?.method).toBe('get')
    expect(form?.getAttribute('action')).toBe('/productos#list')
    expect(form && within(form).getByText('Show products').getAttribute('type')).toBe('submit')
  })

  test('send what is ticked and the order that was chosen', () => {
    const form = mount().querySelector('form')
    const sent = [...new FormData(form ?? undefined)]
    expect(sent).toEqual([
      ['sort', 'code'],
      ['kind', 'key_blank'],
      ['lock-brand', 'nordala'],
    ])
  })

  test('name each value in words, with the number of products it would show', () => {
    const group = mount().querySelector('fieldset')
    const labels = [...(group?.querySelectorAll('label') ?? [])].map(({ textContent }) => textContent)
    expect(labels).toEqual(['Key blanks28', 'Machines12'])
  })

  test('fold a long list behind its most frequent values and keep the chosen ones in view', () => {
    const [, group] = mount().querySelectorAll('fieldset')
    const inView = [...(group?.querySelectorAll(':scope > ul label') ?? [])].map(({ textContent }) => textContent)
    expect(inView).toHaveLength(8)
    expect(inView).toContain('Nordala0')
    expect(group?.querySelector('summary')?.textContent).toBe('3 more')
    expect(group?.querySelectorAll(':scope > details label')).toHaveLength(3)
  })

  test('are left out where nothing tells the products apart', () => {
    const container = mount({ listing: { items, total: 3, filters: [], columns: [], firstNumber: 1 } })
    expect(container.querySelector('form')).toBeNull()
  })
})

describe('what is chosen', () => {
  test('stands above the list, each choice leading to the list without it', () => {
    mount()
    expect(hrefOf('Remove the filter Kind of product Key blanks')).toBe('/productos?lock-brand=nordala&sort=code#list')
    expect(hrefOf('Remove the filter Lock brand Nordala')).toBe('/productos?kind=key_blank&sort=code#list')
  })

  test('is taken back at once, and the order stays', () => {
    mount()
    expect(hrefOf('Remove all filters')).toBe('/productos?sort=code#list')
  })
})

describe('the order of a list', () => {
  test('is one of three links; the usual one is not said in the address', () => {
    mount()
    const nav = screen.getByRole('navigation', { name: 'Order of the list' })
    const links = within(nav).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Name', null],
      ['Newest first', null],
      ['Code', 'true'],
    ])
    expect(links[0]?.getAttribute('href')).toBe('/productos?kind=key_blank&lock-brand=nordala#list')
  })
})

describe('the table', () => {
  const measures = { bladeLengthMm: '29.5', profile: 'NR6', cuts: '6', hand: 'right' }
  const key = { component: 'spec_key_blank', _uid: 's', keyType: 'cylinder', lockBrands: ['nordala'], ...measures }
  const spec = specKeyBlank.content.parse(key)
  const listing: ProductGridProps['listing'] = {
    items: items.map((item, index) => (index === 0 ? { ...item, spec, makers: ['cavelin', 'durmesa'] } : item)),
    total: 3,
    filters: [],
    columns: ['length', 'profile', 'cuts', 'groove', 'maker'],
    firstNumber: 25,
  }
  const mountTable = (sort: string[] = []) =>
    mount({ listing, address: { path: '/productos', query: { kind: ['key_blank'], sort, view: ['table'] } } })

  test('has a row for each product with what sets it apart, its code first', () => {
    mountTable()
    const [, row] = screen.getAllByRole('row')
    expect(row?.id).toBe('product-25')
    const cells = [...(row?.children ?? [])].map(({ textContent }) => textContent?.trim())
    expect(cells).toEqual(['NOR-1R', 'Llave 1', '29.5 mm', 'NR6', '6', 'Right', 'Cavelin, Durmesa'])
    expect(screen.getByRole('link', { name: 'NOR-1R' }).getAttribute('href')).toBe('/productos/nor-1r')
  })

  test('is sorted by its heads, first ascending, then descending; the usual order is not said', () => {
    mountTable(['length'])
    const heads = screen.getAllByRole('columnheader')
    expect(heads.map((head) => head.getAttribute('aria-sort'))).toContain('ascending')
    expect(heads.filter((head) => head.getAttribute('aria-sort')).map(({ textContent }) => textContent)).toEqual([
      'Blade length',
    ])
    expect(hrefOf('Blade length')).toBe('/productos?kind=key_blank&sort=length-desc&view=table#list')
    expect(hrefOf('Cuts')).toBe('/productos?kind=key_blank&sort=cuts&view=table#list')
    expect(hrefOf('Name')).toBe('/productos?kind=key_blank&view=table#list')
  })

  test('leads to the cards, in the usual order where cards have no such order', () => {
    mountTable(['length-desc'])
    const nav = screen.getByRole('navigation', { name: 'View of the list' })
    expect(within(nav).getByRole('link', { name: 'Table' }).getAttribute('aria-current')).toBe('true')
    expect(hrefOf('Cards')).toBe('/productos?kind=key_blank#list')
  })

  test('breaks no rule of axe', async () => {
    const { violations } = await axe.run(mountTable(), { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  })
})

describe('a list that nothing is left in', () => {
  const empty = { items: [], total: 0, filters: [{ ...kind, without: 2 }, brand], columns: [], firstNumber: 1 }

  test('says so and which choice to take back, with what that would show', () => {
    mount({ listing: empty })
    expect(screen.getByRole('heading', { name: 'No product meets all of these filters' })).toBeTruthy()
    expect(hrefOf('Without “Kind of product”')).toBe('/productos?lock-brand=nordala&sort=code#list')
    expect(screen.getByText(/: 2 products/)).toBeTruthy()
    expect(hrefOf('Show all products')).toBe('/productos?sort=code#list')
  })
})

describe('a list far down', () => {
  test('numbers its cards as the whole list does, and leads back to the ones before', () => {
    const container = mount({
      listing: { items, total: 300, filters: [], columns: [], firstNumber: 241 },
      moreHref: '/productos?page=12',
      earlierHref: '/productos?page=10',
    })
    expect(container.querySelector('#product-241')).not.toBeNull()
    expect(hrefOf('Show more products')).toBe('/productos?page=12#product-244')
    expect(hrefOf('Show the products before these')).toBe('/productos?page=10#list')
  })
})

test('no state of the list breaks a rule of axe', async () => {
  const states: Partial<ProductGridProps>[] = [
    {},
    { listing: { items: [], total: 0, filters: [kind, brand], columns: [], firstNumber: 1 } },
    {
      listing: { items, total: 3, filters: [], columns: [], firstNumber: 1 },
      address: { path: '/productos', query: {} },
    },
  ]
  for (const state of states) {
    const { violations } = await axe.run(mount(state), { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    cleanup()
  }
})
