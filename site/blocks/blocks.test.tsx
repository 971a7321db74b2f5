import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { resolvedExamples } from 'component-schemas/schema/block-examples.ts'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { loadForm } from '#site/forms/view/form-island.client.tsx'
import type { BlockContext } from './block-context.ts'
import { hasOpeningTitle, type RenderableBlock, RenderBlocks } from './render-blocks.tsx'

// Rendered at once, like on a server that has rendered a form before.
await loadForm()

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

const visitor: BlockContext = { locale: 'es-ES', isEditor: false }
const editor: BlockContext = { locale: 'es-ES', isEditor: true }
const examples = resolvedExamples()
const editable = '<!--#storyblok#{"name": "x", "space": "1", "uid": "u-1", "id": "42"}-->'

function mount(blocks: readonly RenderableBlock[], context = visitor, hasTitle = false) {
  const page: ReactNode = (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <main>
        <h1 hidden={!hasTitle}>{hasTitle ? 'Page' : ''}</h1>
        <RenderBlocks blocks={blocks} context={context} hasTitle={hasTitle} />
      </main>
    </I18nProvider>
  )
  return render(page)
}

/** Rules that need a style sheet or a whole page are checked in the browser. */
const options = { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }

async function violations(container: Element) {
  const { violations: found } = await axe.run(container, options)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

function blockNamed(component: string, example: string): RenderableBlock {
  const found = examples.find((candidate) => candidate.block.component === component && candidate.example === example)
  if (!found) throw new Error(`There is no example ${component}/${example}`)
  return found.block
}

describe.each(examples.map(({ example, block }) => [`${block.component}, ${example}`, block] as const))(
  '%s',
  (_, block) => {
    test('renders without an accessibility mistake', async () => {
      const { container } = mount([block], visitor, true)
      expect(container.querySelector('section')).not.toBeNull()
      expect(await violations(container)).toEqual([])
    })

    test('carries the marks of the visual editor in a draft and none in what visitors get', () => {
      const { container: published } = mount([block])
      expect(published.querySelector('[data-blok-c]')).toBeNull()
      const { container: draft } = mount([{ ...block, _editable: editable } as RenderableBlock])
      const marked = draft.querySelector('section[data-blok-uid="42-u-1"]')
      expect(JSON.parse(marked?.getAttribute('data-blok-c') ?? '')).toMatchObject({ id: '42', uid: 'u-1' })
    })

    test('stands on its ground, with its space and its anchor', () => {
      const { container } = mount([{ ...block, anchor: 'medidas', theme: 'ink', spacing: 'large' } as RenderableBlock])
      const section = container.querySelector('#medidas')
      expect(section?.getAttribute('data-theme')).toBe('ink')
      expect(section?.getAttribute('data-spacing')).toBe('large')
    })
  },
)

describe('the outline of a page', () => {
  const banner = blockNamed('full_banner', 'typical')
  const text = blockNamed('rich_text', 'typical')

  test('takes its h1 from a hero that opens it', () => {
    mount([banner, text])
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(hasOpeningTitle([banner, text])).toBe(true)
  })

  test('has no h1 from its blocks when the template wrote one', () => {
    mount([banner, text], visitor, true)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page')
  })

  test('has no h1 from a block that cannot carry one', () => {
    expect(hasOpeningTitle([text, banner])).toBe(false)
    expect(hasOpeningTitle([])).toBe(false)
  })

  test('skips a block that cannot be rendered', () => {
    expect(hasOpeningTitle([{ component: 'unsupported', _uid: 'x', name: 'x', reason: 'x' }, banner])).toBe(true)
  })

  test('gives cards the level below their title', () => {
    mount([blockNamed('products_carousel', 'typical')], visitor, true)
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(1)
  })
})

describe('a block that cannot be used', () => {
  const unknown: RenderableBlock = { component: 'unsupported', _uid: 'u-9', name: 'hologram', reason: 'No such block.' }
  const text = blockNamed('rich_text', 'minimal')

  test.each([
    ['first', [unknown, text]],
    ['in the middle', [text, unknown, text]],
    ['last', [text, unknown]],
  ] as const)('leaves no trace for visitors: %s', (_, blocks) => {
    const { container } = mount(blocks.map((block, index) => ({ ...block, _uid: `u-${index}` })))
    expect(container.textContent).not.toContain('hologram')
    expect(container.querySelectorAll('section')).toHaveLength(blocks.length - 1)
  })

  test('is named in the editor, with the reason', () => {
    mount([unknown], editor)
    const notice = screen.getByRole('region', { name: 'Notice for editors' })
    expect(notice.textContent).toContain('hologram')
    expect(notice.textContent).toContain('No such block.')
  })

  test('a refused item inside a block is named in the editor only', () => {
    const refused = [{ component: 'unsupported', _uid: 'r-1', name: 'accordion_item', reason: 'question is missing' }]
    const block = { ...blockNamed('accordion', 'typical'), _refused: refused } as RenderableBlock
    expect(mount([block]).container.textContent).not.toContain('question is missing')
    expect(mount([block], editor).container.textContent).toContain('question is missing')
  })

  test('a hero whose product is gone is skipped for visitors and explained to editors', () => {
    const block = {
      ...blockNamed('product_hero', 'minimal'),
      resolved: { product: undefined, categoryName: undefined },
    }
    expect(mount([block as RenderableBlock]).container.querySelector('section')).toBeNull()
    mount([block as RenderableBlock], editor)
    expect(screen.getByRole('region', { name: 'Notice for editors' }).textContent).toContain('product_hero')
  })

  test('an empty listing takes no room', () => {
    const empty = { ...blockNamed('products_carousel', 'typical'), resolved: { products: [] } } as RenderableBlock
    expect(mount([empty]).container.querySelector('section')).toBeNull()
  })
})

describe('what a block shows', () => {
  test('a button needs both an address and words', () => {
    const banner = blockNamed('full_banner', 'typical') as Extract<RenderableBlock, { component: 'full_banner' }>
    mount([banner])
    expect(screen.getByRole('link', { name: 'Ver los productos' }).getAttribute('href')).toBe('/productos')
    cleanup()
    mount([{ ...banner, cta: undefined }])
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('only the block that opens the page fetches its picture at once', () => {
    const banner = blockNamed('full_banner', 'typical')
    const { container } = mount([banner, { ...banner, _uid: 'second' }])
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
    ])
  })

  test('an accordion opens its first entry when the editor said so, and opens without JavaScript', () => {
    const block = blockNamed('accordion', 'typical') as Extract<RenderableBlock, { component: 'accordion' }>
    const { container } = mount([{ ...block, openFirst: true }])
    const rows = [...container.querySelectorAll('details')]
    expect(rows.map((row) => row.open)).toEqual(rows.map((_, index) => index === 0))
    expect(rows.every((row) => row.querySelector('summary') !== null)).toBe(true)
  })

  test('a carousel is a list with a name, and each card leads to its product', () => {
    mount([blockNamed('products_carousel', 'typical')])
    const row = screen.getByRole('region', { name: 'Recién salidos del troquel' })
    expect(within(row).getAllByRole('listitem')).toHaveLength(3)
    expect(within(row).getByRole('link', { name: 'Máquina copiadora Punto 2' }).getAttribute('href')).toBe(
      '/productos/punto-2',
    )
    expect(within(row).getByText('New')).toBeTruthy()
    expect(within(row).getByText('Discontinued')).toBeTruthy()
  })

  test('a video fetches nothing before it is played and shows its poster', () => {
    const { container } = mount([blockNamed('media_standalone', 'typical')])
    const video = container.querySelector('video')
    expect(video?.getAttribute('preload')).toBe('none')
    expect(video?.hasAttribute('autoplay')).toBe(false)
    expect(video?.getAttribute('poster')).toContain('titan-e3-cerca.webp')
    expect(screen.getByText('Transcript')).toBeTruthy()
  })

  test('a video of another site is a link that says where it leads, and loads nothing from there', () => {
    const { container } = mount([blockNamed('media_standalone', 'longestGerman')])
    expect(screen.getByRole('link', { name: /Watch the video on videos\.example/ }).getAttribute('href')).toBe(
      'https://videos.example/schluesselfraesmaschineninbetriebnahme',
    )
    expect(container.querySelector('video, iframe')).toBeNull()
    expect([...container.querySelectorAll('[src]')].some(({ outerHTML }) => outerHTML.includes('videos.example'))).toBe(
      false,
    )
  })

  test.each([
    ['media_standalone', 'minimal', { media: undefined }],
    ['media_carousel', 'typical', { items: [] }],
  ])('%s without anything to show is skipped for visitors and explained to editors', (component, example, lost) => {
    const block = { ...blockNamed(component, example), ...lost } as RenderableBlock
    expect(mount([block]).container.querySelector('section')).toBeNull()
    mount([block], editor)
    expect(screen.getByRole('region', { name: 'Notice for editors' }).textContent).toContain(component)
  })

  test('a row of pictures can be scrolled with the keyboard', () => {
    mount([blockNamed('media_carousel', 'typical')])
    const row = within(screen.getByRole('region', { name: 'Un día en el banco de pruebas' })).getByRole('list')
    expect(row.tabIndex).toBe(0)
  })

  test('a frame without picture is left out of its carousel', () => {
    mount([blockNamed('media_carousel', 'missingImage')])
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.queryByText(/no se muestra/)).toBeNull()
  })

  test('a picture of fixed ratio is asked for in that shape', () => {
    const { container } = mount([blockNamed('editorial_hero_fixed_ratio', 'typical')])
    expect(container.querySelector('img')?.getAttribute('srcset')).toContain('/m/640x480/')
    cleanup()
    const whole = mount([blockNamed('editorial_hero', 'typical')])
    expect(whole.container.querySelector('img')?.getAttribute('srcset')).toContain('/m/640x0/')
  })

  test('pictures of repeated texts alternate unless the editor chose a side', () => {
    const { container } = mount([blockNamed('repeatable_text_image', 'typical')])
    const sides = [...container.querySelectorAll('[data-side]')].map((row) => row.getAttribute('data-side'))
    expect(sides).toEqual(['end', 'start', 'end'])
  })

  test('categories stand in the editor’s order', () => {
    mount([blockNamed('categories_sorting_manual', 'typical')])
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names).toEqual(['Verbrauchsmaterialien und Ersatzteile für Schlüsselfräsmaschinen', 'Llaves en bruto'])
  })
})

test.each<[string, Partial<BlockContext>, number]>([
  ['a public page', { forms: { tokenFor: String } }, 0],
  ['a page behind the login', { forms: { tokenFor: String, isOfCustomer: true } }, 1],
  ['a page in the editor', { isEditor: true }, 1],
])('a form for customers is shown on %s: %o', (_, context, count) => {
  const blocks = examples.map(({ block }) => block)
  const [example] = blocks.filter((block) => block.component === 'custom_form')
  const form = example?.resolved.form
  if (!example || !form) throw new Error('There is no example of a form')
  const block = { ...example, resolved: { form: { ...form, isForCustomers: true } } }
  const { container } = mount([block], { ...visitor, ...context })
  expect(container.querySelectorAll('form')).toHaveLength(count)
})
