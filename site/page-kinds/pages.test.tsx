import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { relationNames } from 'component-schemas/cards/product-relations.ts'
import type { CategoryCard, DownloadCard, ProductCard } from 'component-schemas/cards/resolved-data.ts'
import { category } from 'component-schemas/content-types/category/schema.ts'
import { product } from 'component-schemas/content-types/product/schema.ts'
import { resolvedExamples } from 'component-schemas/schema/block-examples.ts'
import { exampleAsset, exampleStories, exampleText } from 'component-schemas/schema/example-values.ts'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { featureProductFiles } from '#site/features.pages.tsx'
import { ErrorPage } from '#site/page-kinds/errors/error-page.tsx'
import { CategoryListing } from './category-listing/category-listing.tsx'
import { GenericPage } from './generic/generic-page.tsx'
import { ProductDetail, type ProductDetailProps } from './product-detail/product-detail.tsx'
import { ProductListing } from './product-listing/product-listing.tsx'

let complaints: MockInstance
beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
})
afterEach(() => {
  const said = complaints.mock.calls
  complaints.mockRestore()
  cleanup()
  if (said.length > 0) throw new Error(`React complained: ${said.join('; ')}`)
})

const context = { locale: 'es-ES', isEditor: false }
const breadcrumbs = [{ label: 'Inicio', href: '/' }, { label: 'Productos', href: '/productos' }, { label: 'Aquí' }]

function mount(page: ReactNode) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  return render(
    <I18nProvider i18n={i18n}>
      <main>{page}</main>
    </I18nProvider>,
  )
}

async function violations(container: Element): Promise<string[]> {
  const { violations: found } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

function levels(container: Element): number[] {
  return [...container.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) => Number(tagName[1]))
}

/** One h1, and no heading more than one level below the one before it. */
function expectOutline(container: Element): void {
  const found = levels(container)
  expect(found.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of found.entries()) expect(level).toBeLessThanOrEqual((found[index - 1] ?? 0) + 1)
}

function card(number: number, more: Partial<ProductCard> = {}): ProductCard {
  const identity = {
    uuid: `p-${number}`,
    code: `NOR-${number}R`,
    name: `Llave ${number}`,
    href: `/productos/nor-${number}r`,
  }
  return { ...identity, kind: 'key_blank', status: 'active', ...more }
}

const vivienda: CategoryCard = { uuid: 'c-1', name: 'Vivienda', href: '/categorias/vivienda', productCount: 30 }
const listing = {
  items: Array.from({ length: 24 }, (_, index) => card(index + 1)),
  total: 30,
  filters: [],
  columns: [],
  firstNumber: 1,
}
const address = { path: '/productos', query: {} }

const keySpec = {
  component: 'spec_key_blank',
  _uid: 's',
  keyType: 'cylinder',
  lockBrands: ['nordala'],
  bitting: '3-6-2',
}
const wireProduct = {
  component: 'product',
  _uid: 'p',
  code: 'NOR-1R',
  name: 'Llave <Nordala> & "derecha"',
  kind: 'key_blank',
  categories: [exampleStories.category],
  spec: [keySpec],
}
const plain = product.content.parse(wireProduct)
const rich = product.content.parse({
  ...wireProduct,
  status: 'discontinued',
  description: exampleText('Una pasada de fresa.'),
  highlights: 'Canal fresado\nTope a escuadra',
  images: [exampleAsset('a.webp', '1800x1200', 'De frente'), exampleAsset('b.webp', '1800x1200', '')],
  year: '2011',
  faq: [
    {
      component: 'accordion_item',
      _uid: 'q',
      question: '¿Se corta en seco?',
      answer: exampleText('Sí, a 900 vueltas.'),
    },
  ],
  videos: [
    {
      component: 'media_carousel_item',
      _uid: 'm',
      media: exampleAsset('corte.webm', '1280x720', ''),
      caption: 'El corte',
    },
  ],
  packaging: [{ component: 'packaging', _uid: 'k', unitQuantity: '50', weightG: '485.5', ean: '2000000000015' }],
  variants: [{ component: 'product_variant', _uid: 'v', code: 'NOR-1L', name: 'Izquierda' }],
  crossRefs: [{ component: 'cross_reference', _uid: 'r', makerBrand: 'cavelin', code: 'CV 101', match: 'identical' }],
  compatibility: [
    { component: 'vehicle_fit', _uid: 'f', make: 'alvora', model: 'Tres', fromYear: '1998', toYear: '2006' },
    { component: 'vehicle_fit', _uid: 'g', make: 'brenvik', model: 'Kombi', fromYear: '2009' },
  ],
})
const noOthers = Object.fromEntries(relationNames.map((name) => [name, []])) as unknown as ProductDetailProps['others']
const guide: DownloadCard = {
  uuid: 'd-1',
  title: 'Guía de corte',
  kind: 'instructions',
  files: [{ language: 'es', href: 'https://a.example/guia.pdf', fileType: 'PDF', sizeBytes: 48_213 }],
}
const path = '/productos/nor-1r'
const nobody = { categories: [], others: noOthers, downloads: [], path, links: [], breadcrumbs, context }

describe('a generic page', () => {
  const banner = resolvedExamples()
    .filter(({ block }) => block.component === 'full_banner')
    .slice(0, 1)
  const text = resolvedExamples()
    .filter(({ block }) => block.component === 'rich_text')
    .slice(0, 1)

  test('writes its title when no block carries it', () => {
    const { container } = mount(
      <GenericPage
        page={{ title: 'Calidad' }}
        body={text.map(({ block }) => block)}
        breadcrumbs={breadcrumbs}
        context={context}
      />,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Calidad')
    expectOutline(container)
  })

  test('leaves the title to a hero that opens it', () => {
    mount(
      <GenericPage
        page={{ title: 'Inicio' }}
        body={banner.map(({ block }) => block)}
        breadcrumbs={[]}
        context={context}
      />,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Inicio')
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('without any block is still a page', () => {
    const { container } = mount(<GenericPage page={{ title: 'Vacía' }} body={[]} breadcrumbs={[]} context={context} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vacía')
    expectOutline(container)
  })
})

describe('a product listing', () => {
  const props = {
    page: { title: 'Productos' },
    body: [],
    listing,
    address,
    categories: [vivienda],
    breadcrumbs,
    context,
  }

  test('leads to more by a plain link that jumps to the first new card', () => {
    mount(<ProductListing {...props} moreHref="/productos?page=2" />)
    expect(screen.getByRole('link', { name: 'Show more products' }).getAttribute('href')).toBe(
      '/productos?page=2#product-25',
    )
    expect(screen.getAllByText('24 of 30 products').length).toBeGreaterThan(0)
  })

  test('has the anchor that such a link jumps to', () => {
    const { container } = mount(
      <ProductListing {...props} listing={{ ...listing, items: [...listing.items, card(25)] }} />,
    )
    expect(within(container.querySelector('#product-25') as HTMLElement).getByText('Llave 25')).toBeTruthy()
  })

  test('offers no more when everything is shown', () => {
    mount(<ProductListing {...props} />)
    expect(screen.queryByRole('link', { name: 'Show more products' })).toBeNull()
  })

  test('names the categories with their sizes', () => {
    mount(<ProductListing {...props} />)
    const categories = screen.getByRole('navigation', { name: 'Categories' })
    expect(within(categories).getByRole('link').textContent).toBe('Vivienda30')
  })

  test('says in words that there is nothing', () => {
    mount(<ProductListing {...props} listing={{ ...listing, items: [], total: 0 }} />)
    expect(screen.getByText('No products here yet.')).toBeTruthy()
  })

  test('has a sound outline and no accessibility mistake', async () => {
    const { container } = mount(<ProductListing {...props} moreHref="/productos?page=2" />)
    expectOutline(container)
    expect(await violations(container)).toEqual([])
  })
})

describe('a category listing', () => {
  const wire = {
    component: 'category',
    _uid: 'c',
    title: 'Llaves de vivienda',
    intro: exampleText('Para elegir basta el código.'),
  }

  test('says what its products have in common before it lists them', async () => {
    const { container } = mount(
      <CategoryListing
        category={category.content.parse(wire)}
        body={[]}
        categories={[]}
        listing={listing}
        address={address}
        breadcrumbs={breadcrumbs}
        context={context}
      />,
    )
    const text = container.textContent ?? ''
    expect(text.indexOf('Para elegir')).toBeLessThan(text.indexOf('Llave 1'))
    expectOutline(container)
    expect(await violations(container)).toEqual([])
  })

  test('falls back to its teaser', () => {
    const withTeaser = category.content.parse({ ...wire, intro: undefined, teaser: 'Las de cada día.' })
    mount(
      <CategoryListing
        category={withTeaser}
        categories={[vivienda]}
        body={[]}
        listing={listing}
        address={address}
        breadcrumbs={breadcrumbs}
        context={context}
      />,
    )
    expect(screen.getByText('Las de cada día.')).toBeTruthy()
    expect(screen.getByRole('navigation', { name: 'Categories' }).textContent).toBe('Vivienda30')
  })
})

describe('a product', () => {
  test('with little content is still a whole page', async () => {
    const { container } = mount(<ProductDetail product={plain} {...nobody} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Llave <Nordala> & "derecha"')
    expect(container.querySelector('img')).toBeNull()
    expectOutline(container)
    expect(await violations(container)).toEqual([])
  })

  test('with everything has a sound outline and no accessibility mistake', async () => {
    const { container } = mount(
      <ProductDetail
        product={rich}
        {...nobody}
        categories={[vivienda]}
        others={{ ...noOthers, related: [card(2)], accessories: [card(3)], replacedBy: [card(4)], machines: [card(5)] }}
        downloads={[guide]}
      />,
    )
    expectOutline(container)
    expect(await violations(container)).toEqual([])
  })

  test('names its successor', () => {
    const { container } = mount(
      <ProductDetail product={rich} {...nobody} others={{ ...noOthers, replacedBy: [card(4)] }} />,
    )
    expect(screen.getByRole('link', { name: 'Llave 4' }).getAttribute('href')).toBe('/productos/nor-4r')
    expect(container.textContent).toContain('No longer made. Its successor is Llave 4, NOR-4R.')
    expect(screen.getByText('Discontinued')).toBeTruthy()
  })

  test('fetches its main picture at once and opens each picture over the page without JavaScript', () => {
    const { container } = mount(<ProductDetail product={rich} {...nobody} />)
    const [main, second] = [...container.querySelectorAll('li > button > img')]
    expect([main?.getAttribute('loading'), second?.getAttribute('loading')]).toEqual(['eager', 'lazy'])
    const opener = screen.getByRole('button', { name: 'Enlarge: De frente' })
    expect(container.querySelector(`#${CSS.escape(opener.getAttribute('popovertarget') ?? '')}`)?.tagName).toBe(
      'DIALOG',
    )
    expect(screen.getByRole('button', { name: 'Enlarge the picture' })).toBeTruthy()
  })

  test('says that it is no longer made when nothing takes its place', () => {
    mount(<ProductDetail product={rich} {...nobody} />)
    expect(screen.getByText('No longer made, and without a successor.')).toBeTruthy()
  })

  test('names the products whose place it takes', () => {
    const replaces = [card(7), card(8)]
    const { container } = mount(<ProductDetail product={plain} {...nobody} others={{ ...noOthers, replaces }} />)
    expect(container.textContent).toContain('Takes the place of: NOR-7R, NOR-8R')
    expect(screen.getByRole('link', { name: 'NOR-8R' }).getAttribute('href')).toBe('/productos/nor-8r')
  })

  test('has a small picture for each view that leads to it without JavaScript', () => {
    const { container } = mount(<ProductDetail product={rich} {...nobody} />)
    const links = within(screen.getByRole('navigation', { name: 'Views' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['De frente', 'View 2'])
    for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('LI')
  })

  test('answers questions, offers films on demand and documents with language and size', () => {
    const { container } = mount(<ProductDetail product={rich} {...nobody} downloads={[guide]} />)
    expect(screen.getByText('¿Se corta en seco?').closest('details')?.textContent).toContain('Sí, a 900 vueltas.')
    expect(container.querySelector('video')?.getAttribute('preload')).toBe('none')
    expect(screen.getByRole('link', { name: /Guía de corte: *Español PDF, 48/ })).toBeTruthy()
  })

  test('plays a film that names it, and lists it with no document', () => {
    const films: DownloadCard[] = [{ ...guide, uuid: 'd-2', title: 'El corte', kind: 'video', href: '/recursos/corte' }]
    const { container } = mount(<ProductDetail product={plain} {...nobody} downloads={films} />)
    expect(container.querySelector('#videos video')?.getAttribute('aria-label')).toBe('El corte')
    expect(screen.getByRole('link', { name: 'El corte' }).getAttribute('href')).toBe('/recursos/corte')
    expect(container.querySelectorAll('#downloads a')).toHaveLength(featureProductFiles.length)
  })

  test('writes measures as readers of the language do', () => {
    const { container } = mount(<ProductDetail product={rich} {...nobody} context={{ ...context, locale: 'es-ES' }} />)
    expect(container.textContent?.replaceAll('\u00a0', ' ')).toContain('485,5 g')
    const heavy = { ...rich, packaging: rich.packaging && { ...rich.packaging, weightG: 39_500 } }
    const { container: other } = mount(<ProductDetail product={heavy} {...nobody} />)
    expect(other.textContent?.replaceAll('\u00a0', ' ')).toContain('39,5 kg')
  })

  test.each([
    ['Variants', ['NOR-1L', 'Izquierda']],
    ['Codes of other makers', ['CV 101', 'Cavelin', 'Identical']],
    ['Vehicles it fits', ['Alvora Tres', '1998–2006', 'Brenvik Kombi', 'from 2009']],
  ])('lists in the table "%s" what it knows', (name, cells) => {
    mount(<ProductDetail product={rich} {...nobody} />)
    const table = screen.getByRole('table', { name })
    for (const cell of cells) expect(within(table).getByText(cell)).toBeTruthy()
  })

  test('describes the shown bitting in words', () => {
    mount(<ProductDetail product={plain} {...nobody} />)
    expect(screen.getByText('Sample bitting, from shoulder to tip: 3-6-2')).toBeTruthy()
  })

  test('leaves out every part it knows nothing about', () => {
    mount(<ProductDetail product={plain} {...nobody} />)
    for (const name of ['Variants', 'Codes of other makers', 'Vehicles it fits', 'Packaging']) {
      expect(screen.queryByRole('table', { name })).toBeNull()
    }
    expect(screen.queryByRole('heading', { name: 'Related products' })).toBeNull()
  })
})

describe('an error screen', () => {
  test('forbidden names whom a customer asks for access', async () => {
    const { container } = mount(
      <ErrorPage screen="forbidden" status={403} homeHref="/extranet" contact="a@b.example" />,
    )
    expect(screen.getByRole('link', { name: 'a@b.example' }).getAttribute('href')).toBe('mailto:a@b.example')
    expect(await violations(container)).toEqual([])
  })

  test.each(['forbidden', 'not-found', 'generic'] as const)(
    '%s has plain words, one way home and, where it may pass, another try',
    async (screenName) => {
      const { container } = mount(<ErrorPage screen={screenName} status={404} homeHref="/en" />)
      expectOutline(container)
      const hrefs = [...container.querySelectorAll('a[href]')].map((link) => link.getAttribute('href'))
      expect(hrefs).toEqual([...(screenName === 'generic' ? [''] : []), '/en'])
      expect(await violations(container)).toEqual([])
    },
  )
})
