import { render, screen } from '@testing-library/react'
import { blockExamples } from 'component-schemas/block-examples.ts'
import { parseBlock } from 'component-schemas/parse-content.ts'
import { expect, test } from 'vitest'
import { type DrawableBlock, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { BlockGuard } from './block-guard.client.tsx'

const context = { locale: 'es-ES', isEditor: true, guard: BlockGuard }

/** A block that notes each time its title is read, which is when it is drawn. */
function watched(title: string, drawn: string[]): DrawableBlock {
  const block = parseBlock({ ...blockExamples.slim_hero.typical, _uid: title })
  return Object.defineProperty(block as object, 'title', {
    enumerable: true,
    get: () => {
      drawn.push(title)
      return title
    },
  }) as DrawableBlock
}

test('a block is drawn again when it, its level or its context is another, and not when a block beside it is', () => {
  const drawn: string[] = []
  const [a, b] = [watched('a', drawn), watched('b', drawn)]
  const draw = (blocks: DrawableBlock[], more: object = {}) => (
    <RenderBlocks blocks={blocks} context={{ ...context, ...more }} />
  )
  const drawnBy = (act: () => void) => {
    drawn.length = 0
    act()
    return [...new Set(drawn)].toSorted()
  }
  const { rerender } = render(draw([a, b]))
  expect(drawn).toContain('b')
  expect(drawnBy(() => rerender(draw([a, b])))).toEqual([])
  const c = watched('c', drawn)
  expect(drawnBy(() => rerender(draw([c, b])))).toEqual(['c'])
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['c', 'b'])
  expect(drawnBy(() => rerender(draw([b])))).toEqual(['b'])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('b')
  expect(drawnBy(() => rerender(draw([b], { labels: {} })))).toEqual(['b'])
})
