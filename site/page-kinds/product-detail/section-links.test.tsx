import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import { type RelationName, relationNames } from 'component-schemas/cards/product-relations.ts'
import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import { product } from 'component-schemas/content-types/product/schema.ts'
import { afterEach, expect, test } from 'vitest'
import { featureProductFiles, featureProductLinks } from '#site/features.pages.tsx'
import { ProductDetail, type ProductDetailProps } from './product-detail.tsx'

afterEach(cleanup)

const machine = {
  component: 'product',
  _uid: 'p',
  code: 'T-1',
  name: 'Titan',
  kind: 'machine',
  categories: ['5f2ecef1-dabf-4d9c-a6f1-9af516656118'],
  spec: [{ component: 'spec_machine', _uid: 's', machineType: 'manual', operations: ['flat'] }],
}
const part: ProductCard = {
  uuid: 'a',
  code: 'FR-80',
  name: 'Fresa',
  kind: 'accessory',
  status: 'active',
  href: '/productos/fr-80',
}

/** Links to pages about a product, such as the shops of its line. */
const links = Object.keys(featureProductLinks).map((name) => ({ name, href: `/of-${name}` }))

function mount(wire: object, given: Partial<Record<RelationName, readonly ProductCard[]>> = {}, isLinked = false) {
  const none = Object.fromEntries(relationNames.map((name) => [name, []]))
  const props: ProductDetailProps = {
    product: product.content.parse({ ...machine, ...wire }),
    categories: [],
    others: { ...(none as unknown as ProductDetailProps['others']), ...given },
    downloads: [{ uuid: 'd', title: 'Guía', kind: 'instructions', files: [] }],
    path: '/productos/t-1',
    links: isLinked ? links : [],
    breadcrumbs: [],
    context: { locale: 'es-ES', isEditor: false },
  }
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  return render(
    <I18nProvider i18n={i18n}>
      <ProductDetail {...props} />
    </I18nProvider>,
  ).container
}

const hrefs = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')

test('a long page names its sections, each of which is there', () => {
  const container = mount(
    { variants: [{ component: 'product_variant', _uid: 'v', code: 'T-1.L' }] },
    { accessories: [part] },
  )
  const sections = hrefs(screen.getByRole('navigation', { name: 'On this page' }))
  expect(sections).toEqual(['#technical-data', '#codes', '#downloads', '#other-products'])
  for (const href of sections) expect(container.querySelector(href)).not.toBeNull()
})

test('a short page names none', () => {
  mount({})
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull()
})

test('a machine with parts leads to them, to pages about it and to files that are made of its data', () => {
  const container = mount({}, { accessories: [part] }, true)
  const files = featureProductFiles.map(({ ending }) => `/productos/t-1${ending}`)
  const actions = screen.getByRole('link', { name: 'Spare parts and accessories' }).closest('ul')
  expect(actions && hrefs(actions)).toEqual([...links.map(({ href }) => href), '#spare-parts', ...files])
  expect(container.querySelector('#spare-parts')?.textContent).toContain('FR-80')
})
