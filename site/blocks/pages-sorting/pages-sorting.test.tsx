import { cleanup, render, screen } from '@testing-library/react'
import type { PagesSorting } from 'component-schemas/blocks/pages-sorting/schema.ts'
import type { Resolved } from 'component-schemas/cards/resolved-data.ts'
import { resolvedExamples } from 'component-schemas/schema/block-examples.ts'
import { afterEach, expect, test } from 'vitest'
import type { BlockContext } from '../block-context.ts'
import { PagesSortingBlock } from './pages-sorting.tsx'

afterEach(cleanup)

const visitor: BlockContext = { locale: 'es-ES', isEditor: false }
const example = resolvedExamples().find(({ block }) => block.component === 'pages_sorting')
  ?.block as Resolved<PagesSorting>
/** The outline that is shown in place of a picture. */
const outline = 'svg[viewBox="0 0 300 200"]'

test('each page is a link by its title, below the title of the block', () => {
  render(<PagesSortingBlock block={example} context={visitor} level={2} />)
  expect(screen.getByRole('link', { name: 'Nuestra calidad' }).getAttribute('href')).toBe('/nuestra-calidad')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(example.resolved.pages.length)
})

test('without a title of the block, pages take its level', () => {
  render(<PagesSortingBlock block={{ ...example, title: undefined, intro: undefined }} context={visitor} level={2} />)
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(example.resolved.pages.length)
})

test('where one page has a picture, every page has a place for one', () => {
  const { container } = render(<PagesSortingBlock block={example} context={visitor} level={2} />)
  const rows = [...container.querySelectorAll('article')]
  expect(rows.map((row) => ['img', outline].map((one) => row.querySelectorAll(one).length))).toEqual([
    [1, 0],
    [0, 1],
    [0, 1],
  ])
  cleanup()
  const bare = { pages: example.resolved.pages.map((page) => ({ ...page, image: undefined })) }
  render(<PagesSortingBlock block={{ ...example, resolved: bare }} context={visitor} level={2} />)
  expect(document.querySelector(outline)).toBeNull()
})

test('a list without pages takes no room for visitors and says its title to editors', () => {
  const empty = { ...example, resolved: { pages: [] } }
  expect(render(<PagesSortingBlock block={empty} context={visitor} level={2} />).container.innerHTML).toBe('')
  render(<PagesSortingBlock block={empty} context={{ ...visitor, isEditor: true }} level={2} />)
  expect(screen.getByRole('heading', { name: String(example.title) })).toBeTruthy()
})
