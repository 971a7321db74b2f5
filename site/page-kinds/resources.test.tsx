import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import type { ListFilter } from 'component-schemas/cards/list-filter.ts'
import type { DownloadCard, ProductCard } from 'component-schemas/cards/resolved-data.ts'
import { bulletin } from 'component-schemas/content-types/bulletin/schema.ts'
import { catalogue } from 'component-schemas/content-types/catalogue/schema.ts'
import { download } from 'component-schemas/content-types/download/schema.ts'
import { resolvedExamples } from 'component-schemas/schema/block-examples.ts'
import { exampleAsset, exampleStories, exampleText } from 'component-schemas/schema/example-values.ts'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import type { RenderableBlock } from '#site/blocks/render-blocks.tsx'
import { BulletinDetail } from './bulletin-detail/bulletin-detail.tsx'
import { CatalogueDetail } from './catalogue-detail/catalogue-detail.tsx'
import { DownloadsSkeleton } from './downloads-skeleton/downloads-skeleton.tsx'
import { LandingPage } from './generic/generic-page.tsx'
import { ProductResource } from './product-resource/product-resource.tsx'
import { ThankYou } from './thank-you/thank-you.tsx'

afterEach(cleanup)

const context = { locale: 'es-ES', isEditor: false }
const breadcrumbs = [{ label: 'Inicio', href: '/' }, { label: 'Recursos', href: '/recursos' }, { label: 'Aquí' }]
const file = { component: 'localized_file', _uid: 'f-1', language: 'es', file: exampleAsset('a.pdf', 'x', '') }
const card: DownloadCard = {
  uuid: 'd-1',
  title: 'Guía de corte',
  kind: 'instructions',
  files: [
    { language: 'es', href: 'http://localhost:4010/f/1/x/a/guia.pdf', fileType: 'PDF', sizeBytes: 48_213, pages: 2 },
    { language: 'en', href: 'http://localhost:4010/f/1/x/a/guide.pdf', fileType: 'PDF', version: '3.1' },
  ],
}
const products: ProductCard[] = [
  { uuid: 'p-1', code: 'NOR-1R', name: 'NOR-1R', kind: 'key_blank', status: 'active', href: '/productos/nor-1r' },
]
const notice = bulletin.content.parse({
  component: 'bulletin',
  _uid: 'b-1',
  number: 'TB-2026-014',
  title: 'Mordaza con juego',
  date: '2026-05-04 00:00',
  kind: 'technical',
  teaser: 'Revise el tornillo.',
  body: exampleText('Afloje el tornillo.'),
})
const book = catalogue.content.parse({
  component: 'catalogue',
  _uid: 'c-1',
  title: 'Llaves residenciales',
  year: '2026',
  cover: exampleAsset('cover.webp', '1200x1697', 'Portada con una llave'),
  download: exampleStories.folder,
  chapters: [
    { component: 'catalogue_chapter', _uid: 'k-1', title: 'Planas', page: '4', about: 'De cinco pitones.' },
    { component: 'catalogue_chapter', _uid: 'k-2', title: 'Puntos' },
  ],
})
const program = download.content.parse({
  component: 'download',
  _uid: 'd-1',
  title: 'Sistema 4.2',
  kind: 'software',
  files: [file],
  purpose: exampleText('Mide dos veces.'),
  requirements: 'Titan E3 con sistema 3',
  licenceNote: 'Libre para dueños de la máquina.',
})
const blocks = resolvedExamples().map(({ block, example }) => ({ block: block as RenderableBlock, example }))
const blockNamed = (name: string) =>
  blocks.filter(({ block, example }) => block.component === name && example === 'typical').map(({ block }) => block)

const filters: ListFilter[] = [
  {
    name: 'kind',
    choice: 'one',
    options: [
      { value: 'software', count: 1, isChosen: false },
      { value: 'video', count: 2, isChosen: true },
    ],
  },
]

function skeleton(more: { body?: readonly RenderableBlock[]; total?: number; isNarrowed?: boolean } = {}) {
  const { body = [...blockNamed('centered_title_paragraph'), ...blockNamed('downloadable_list')] } = more
  const query: Record<string, readonly string[]> = more.isNarrowed === false ? {} : { kind: ['video'] }
  return (
    <DownloadsSkeleton
      page={{ title: 'Descargas' }}
      body={body}
      filters={more.isNarrowed === false ? [] : filters}
      total={more.total ?? 3}
      address={{ path: '/recursos/descargas', query }}
      breadcrumbs={breadcrumbs}
      context={context}
    />
  )
}

const pages: Record<string, () => ReactNode> = {
  bulletin: () => (
    <BulletinDetail bulletin={notice} affected={products} download={card} breadcrumbs={breadcrumbs} context={context} />
  ),
  catalogue: () => <CatalogueDetail catalogue={book} download={card} breadcrumbs={breadcrumbs} context={context} />,
  resource: () => (
    <ProductResource resource={program} card={card} products={products} breadcrumbs={breadcrumbs} context={context} />
  ),
  downloads: () => skeleton(),
  landing: () => <LandingPage page={{ title: 'Un día' }} body={blockNamed('rich_text')} context={context} />,
  'thank you': () => (
    <ThankYou page={{ title: 'Gracias' }} body={blockNamed('pages_sorting')} homeHref="/en" context={context} />
  ),
}

function mount(page: ReactNode) {
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <main>{page}</main>
    </I18nProvider>,
  )
}

describe.each(Object.entries(pages))('the page of a %s', (_, page) => {
  test('has one h1, no heading that skips a level, and no accessibility mistake', async () => {
    const { container } = mount(page())
    const levels = [...container.querySelectorAll('h1,h2,h3,h4')].map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})

describe('a bulletin', () => {
  test('has its number, kind and day under its title, and its products as cards below', () => {
    mount(pages['bulletin']?.())
    expect(screen.getByText('Technical')).toBeTruthy()
    expect(screen.getByText('4 de mayo de 2026')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'Products it is about' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'NOR-1R' }).getAttribute('href')).toBe('/productos/nor-1r')
  })

  test('about no product and without a file has no empty section', () => {
    mount(
      <BulletinDetail
        bulletin={notice}
        affected={[]}
        download={undefined}
        breadcrumbs={breadcrumbs}
        context={context}
      />,
    )
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([])
  })
})

describe('a catalogue', () => {
  test('lists its chapters in order with their first page where it is known', () => {
    mount(pages['catalogue']?.())
    const [list] = screen.getAllByRole('list').filter(({ tagName, className }) => tagName === 'OL' && className !== '')
    const chapters = within(screen.getByRole('heading', { name: 'Chapters' }).parentElement ?? document.body)
    expect(list).toBeTruthy()
    expect(chapters.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Planaspage 4De cinco pitones.',
      'Puntos',
    ])
  })

  test('whose file is not there yet still shows its chapters', () => {
    mount(<CatalogueDetail catalogue={book} download={undefined} breadcrumbs={breadcrumbs} context={context} />)
    expect(screen.getByText('Puntos')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'To take along' })).toBeNull()
  })
})

describe('a resource', () => {
  test('has a link to each file with its language, and says what it needs before it is installed', () => {
    mount(pages['resource']?.())
    const links = screen.getAllByRole('link', { name: /^Sistema 4.2/ })
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(['es', 'en'])
    expect(screen.getByRole('rowheader', { name: 'Requirements' })).toBeTruthy()
    expect(screen.getByText('Libre para dueños de la máquina.')).toBeTruthy()
  })

  test('that is a film plays in place, and is fetched only when it is played', () => {
    const film = { ...program, kind: 'video' as const }
    const files = [{ language: 'any' as const, href: 'http://localhost:4010/f/1/960x540/a/corte.webm' }]
    const { container } = mount(
      <ProductResource resource={film} card={{ ...card, files }} products={[]} breadcrumbs={[]} context={context} />,
    )
    const video = container.querySelector('video')
    expect([video?.getAttribute('src'), video?.getAttribute('preload')]).toEqual([files[0]?.href, 'none'])
  })
})

describe('a page of downloads', () => {
  test('has its choices between what the editor put above and the first list of files', () => {
    const { container } = mount(skeleton())
    const nav = screen.getByRole('navigation', { name: 'Narrow the list' })
    const [title, list] = [screen.getByRole('heading', { level: 1 }), container.querySelector('article')]
    expect(title.compareDocumentPosition(nav) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(nav.compareDocumentPosition(list ?? title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(
      within(nav)
        .getByRole('link', { name: /Programs and updates/ })
        .getAttribute('href'),
    ).toBe('/recursos/descargas?kind=software#list')
  })

  test('with nothing left says so and leads back to everything', () => {
    mount(skeleton({ body: [], total: 0 }))
    const empty = screen.getByRole('heading', { name: 'Nothing has all of this' }).parentElement
    const all = empty && within(empty).getByRole('link', { name: 'Show everything' })
    expect(all?.getAttribute('href')).toBe('/recursos/descargas#list')
    expect(screen.queryByText('The files for this page are being prepared.')).toBeNull()
  })

  test('with nothing there yet says that it is being prepared', () => {
    mount(skeleton({ body: [], total: 0, isNarrowed: false }))
    expect(screen.getByText('The files for this page are being prepared.')).toBeTruthy()
  })
})

test('a landing has no way that leads to it or away from it', () => {
  mount(pages['landing']?.())
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('after a form the page says that it arrived and leads home in the reader’s language', () => {
  mount(pages['thank you']?.())
  expect(screen.getByText('Received')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/en')
})
