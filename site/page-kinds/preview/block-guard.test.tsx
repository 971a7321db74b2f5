import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { parseBlock } from 'component-schemas/parse/parse-content.ts'
import { blockExamples } from 'component-schemas/schema/block-examples.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { type RenderableBlock, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { BlockGuard } from './block-guard.client.tsx'

afterEach(cleanup)

const context = { locale: 'es-ES', isEditor: true, guard: BlockGuard }

/** A block that counts the reads of its title, one for each render. */
function watched(title: string, rendered: string[]): RenderableBlock {
  const block = parseBlock({ ...blockExamples.slim_hero.typical, _uid: title })
  return Object.defineProperty(block as object, 'title', {
    enumerable: true,
    get: () => {
      rendered.push(title)
      return title
    },
  }) as RenderableBlock
}

test('a block renders again when it, its level or its context is another, and not when a block beside it is', () => {
  const rendered: string[] = []
  const [a, b] = [watched('a', rendered), watched('b', rendered)]
  const mount = (blocks: RenderableBlock[], more: object = {}) => (
    <RenderBlocks blocks={blocks} context={{ ...context, ...more }} />
  )
  const renderedBy = (act: () => void) => {
    rendered.length = 0
    act()
    return [...new Set(rendered)].toSorted()
  }
  const { rerender } = render(mount([a, b]))
  expect(rendered).toContain('b')
  expect(renderedBy(() => rerender(mount([a, b])))).toEqual([])
  const c = watched('c', rendered)
  expect(renderedBy(() => rerender(mount([c, b])))).toEqual(['c'])
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['c', 'b'])
  expect(renderedBy(() => rerender(mount([b])))).toEqual(['b'])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('b')
  expect(renderedBy(() => rerender(mount([b], { labels: {} })))).toEqual(['b'])
})

/** A block whose title throws, as when a component receives an unexpected value. */
function throwing(reason: string): RenderableBlock {
  const block = parseBlock({ ...blockExamples.slim_hero.typical, _uid: 'b' })
  return Object.defineProperty(block as object, 'title', {
    enumerable: true,
    get: () => {
      throw new Error(reason)
    },
  }) as RenderableBlock
}

test('a block that throws is named with its reason, the page around it stays, and a corrected one renders again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const mount = (block: RenderableBlock) => (
    <I18nProvider i18n={i18n}>
      <RenderBlocks blocks={[watched('a', []), block]} context={context} />
    </I18nProvider>
  )
  const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
  const { rerender } = render(mount(throwing('No such tooth.')))
  expect(screen.getByText('No such tooth.')).toBeDefined()
  expect(titles()).toEqual(['a'])
  rerender(mount(throwing('No such bit.')))
  expect(screen.queryByText('No such tooth.')).toBeNull()
  expect(screen.getByText('No such bit.')).toBeDefined()
  rerender(mount(watched('b', [])))
  expect(screen.queryByText('No such bit.')).toBeNull()
  expect(titles()).toEqual(['a', 'b'])
})
