import { expect, test } from 'vitest'
import type { WireComponent } from '../../services/wire-component.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { moveBlock, setField } from '../move-block.ts'
import { outlineOf, shapeOf } from './outline.ts'

const components = [
  {
    name: 'page',
    real_name: 'Page',
    preview_field: 'title',
    schema: { title: { type: 'text' }, body: { type: 'bloks' } },
  },
  { name: 'hero', real_name: 'Hero', schema: { title: { type: 'text' } } },
  {
    name: 'grid',
    real_name: 'Grid',
    schema: { left: { type: 'bloks', pos: 1 }, right: { type: 'bloks', pos: 2, maximum: 2 } },
  },
] as unknown as WireComponent[]

const hero = (uid: string): WireBlock => ({ _uid: uid, component: 'hero', title: uid, title__i18n__en: `${uid} en` })
const page: WireBlock = {
  _uid: 'root',
  component: 'page',
  title: 'P',
  body: [hero('a'), { _uid: 'g', component: 'grid', left: [hero('b')], right: [hero('c')] }],
}

test('an outline has a line for each block and for each list of a block with several, with its position', () => {
  const root = outlineOf(page, components, '')
  expect(root).toMatchObject({ name: 'Page', preview: 'P', position: undefined, list: { path: ['body'], count: 2 } })
  const [first, grid] = root.children
  expect(first).toMatchObject({ name: 'Hero', preview: 'a', position: { index: 0, count: 2 }, list: undefined })
  expect(grid?.children.map(({ kind, name, list }) => [kind, name, list?.path.join('/'), list?.field.maximum])).toEqual(
    [
      ['list', 'left', 'body/1/left', undefined],
      ['list', 'right', 'body/1/right', 2],
    ],
  )
  expect(outlineOf(page, components, 'en').children[0]).toMatchObject({ preview: 'a en' })
})

test('a line keeps its identity while its block does, and the shape changes only when lines are added, removed or moved', () => {
  const before = outlineOf(page, components, '')
  const typed = outlineOf(setField(page, 'c', ['title', 'x']), components, '')
  expect(shapeOf(typed)).toBe(shapeOf(before))
  expect(typed.children[0]).toBe(before.children[0])
  expect(typed.children[1]).not.toBe(before.children[1])
  expect(typed.children[1]?.children[1]?.children[0]).toMatchObject({ preview: 'x' })
  const moved = outlineOf(moveBlock(page, 'b', { list: ['body'], index: 0 }), components, '')
  expect(shapeOf(moved)).not.toBe(shapeOf(before))
  expect(moved.children.map(({ id, position }) => [id, position])).toEqual([
    ['b', { index: 0, count: 3 }],
    ['a', { index: 1, count: 3 }],
    ['g', { index: 2, count: 3 }],
  ])
})
