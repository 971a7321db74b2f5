import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { product } from 'component-schemas/content-types/product/schema.ts'
import { afterEach, expect, test } from 'vitest'
import { ProductComparison, type ProductComparisonProps } from './product-comparison.tsx'

afterEach(cleanup)

function key(code: string, spec: object, more: object = {}) {
  const content = product.content.parse({
    component: 'product',
    _uid: code,
    code,
    name: `Llave ${code}`,
    kind: 'key_blank',
    categories: ['5f2ecef1-dabf-4d9c-a6f1-9af516656118'],
    spec: [
      { component: 'spec_key_blank', _uid: 's', keyType: 'cylinder', lockBrands: ['nordala'], profile: 'NR5', ...spec },
    ],
    ...more,
  })
  return { uuid: code, href: `/productos/${code.toLowerCase()}`, content }
}

const products = [
  key('NOR-1R', { bladeLengthMm: '24.5' }, { packaging: [{ component: 'packaging', _uid: 'k', unitQuantity: '50' }] }),
  key('NOR-2', { bladeLengthMm: '29', cuts: '6' }),
]

function mount(more: Partial<ProductComparisonProps> = {}) {
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <main>
        <ProductComparison
          page={{ title: 'Compare products' }}
          body={[]}
          compared={{ products, left: [], unknown: [] }}
          path="/productos/comparar"
          isWhole={false}
          code="es"
          breadcrumbs={[]}
          context={{ locale: 'es-ES', isEditor: false }}
          {...more}
        />
      </main>
    </I18nProvider>,
  ).container
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')))

test('shows what sets products apart, and says where one has no value', () => {
  mount()
  expect(rows()).toEqual([
    ['Blade length', '24,5 mm', '29 mm'],
    ['Pieces in a pack', '50', '–No information'],
    ['Cuts', '–No information', '6'],
  ])
  expect(screen.getByRole('link', { name: 'Show all 6 rows' }).getAttribute('href')).toBe(
    '/productos/comparar?c=NOR-1R,NOR-2&rows=all',
  )
})

test('shows all rows on request, those that differ marked', () => {
  const container = mount({ isWhole: true })
  expect(rows()).toHaveLength(6)
  expect(container.querySelectorAll('[data-different]')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Only what differs: 3 rows' }).getAttribute('href')).toBe(
    '/productos/comparar?c=NOR-1R,NOR-2',
  )
})

test('leads to the products, to the comparison without one, and to the same table as a file', () => {
  mount({ isWhole: true })
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    '/productos/comparar?c=NOR-1R,NOR-2',
    '/api/tables/comparison.csv?locale=es&c=NOR-1R,NOR-2&rows=all',
    '/productos/nor-1r',
    '/productos/comparar?c=NOR-2&rows=all',
    '/productos/nor-2',
    '/productos/comparar?c=NOR-1R&rows=all',
  ])
})

test('says in a sentence each what has no room and what is unknown', () => {
  const six = Array.from({ length: 6 }, (_, place) => key(`N-${place}`, {}))
  mount({ compared: { products: six, left: ['N-6'], unknown: ['XYZ-9'] } })
  expect(screen.getByText('There is room for 6 products side by side. Not shown: N-6.')).toBeTruthy()
  expect(screen.getByText('No product of ours has this code: XYZ-9.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(rows()).toEqual([])
  expect(screen.getByText('These products have the same data.')).toBeTruthy()
})

test('one product is shown whole, none leads to a field for codes', () => {
  mount({ compared: { products: products.slice(0, 1), left: [], unknown: [] } })
  expect(rows().length).toBeGreaterThan(3)
  cleanup()
  mount({ compared: { products: [], left: [], unknown: [] } })
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Codes of the products' }).getAttribute('name')).toBe('c')
})

test('no state breaks a rule of axe', async () => {
  for (const compared of [
    { products, left: ['N-7'], unknown: ['X'] },
    { products: [], left: [], unknown: [] },
  ]) {
    const { violations } = await axe.run(mount({ compared }), { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    cleanup()
  }
})
