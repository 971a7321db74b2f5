import { describe, expect, test } from 'vitest'
import type { WireComponent } from '../services/wire-component.ts'
import type { WireBlock } from '../services/wire-story.ts'
import { besideRefusal, listsFor, movedTo } from './block-refusal.ts'
import { listBlocks } from './find-block.ts'

const components = [
  { name: 'page', schema: { body: { type: 'bloks', maximum: 3 }, aside: { type: 'bloks' } }, is_nestable: false },
  {
    name: 'grid',
    schema: {
      items: { type: 'bloks', restrict_components: true, component_whitelist: ['text'], maximum: 2 },
      grids: { type: 'bloks', restrict_components: true, component_whitelist: ['grid'] },
    },
    is_nestable: true,
  },
  { name: 'text', schema: { title: { type: 'text' } }, is_nestable: true },
] as unknown as WireComponent[]

const text = (uid: string): WireBlock => ({ _uid: uid, component: 'text' })
const grid = (uid: string, items: WireBlock[]): WireBlock => ({ _uid: uid, component: 'grid', items })
const page: WireBlock = {
  _uid: 'root',
  component: 'page',
  body: [text('a'), grid('g', [text('t1'), text('t2')]), grid('h', [text('t3')])],
}
const order = (content: WireBlock) => listBlocks(content).map(({ block }) => block._uid)
const moved = (uid: string, to: [parentUid: string, field: string, index: number]) => {
  const [parentUid, field, index] = to
  const result = movedTo(page, { uid, to: { parentUid, field, index } }, components)
  return typeof result === 'string' ? result : order(result)
}

describe('a move', () => {
  test('is refused into a full list, a list that does not allow the block, and the block itself', () => {
    expect(moved('a', ['g', 'items', 0])).toBe('full')
    expect(moved('g', ['h', 'items', 0])).toBe('not-allowed')
    expect(moved('t1', ['root', 'body', 0])).toBe('full')
    expect(moved('g', ['g', 'grids', 0])).toBe('inside-itself')
  })

  test('is refused for the root, an unknown block, list or position', () => {
    expect(moved('root', ['g', 'items', 0])).toBe('not-allowed')
    expect(moved('gone', ['root', 'body', 0])).toBe('not-allowed')
    expect(moved('a', ['gone', 'items', 0])).toBe('not-allowed')
    expect(moved('a', ['root', 'title', 0])).toBe('not-allowed')
    expect(moved('a', ['root', 'body', 4])).toBe('not-allowed')
  })

  test('goes within a full list, into another list and into an empty one', () => {
    expect(moved('a', ['root', 'body', 3])).toEqual(['root', 'g', 't1', 't2', 'h', 't3', 'a'])
    expect(moved('a', ['h', 'items', 1])).toEqual(['root', 'g', 't1', 't2', 'h', 't3', 'a'])
    expect(moved('t2', ['root', 'aside', 0])).toEqual(['root', 'a', 'g', 't1', 'h', 't3', 't2'])
    expect(moved('a', ['root', 'body', 1])).toEqual(order(page))
  })
})

test('every list of the story is judged for a block', () => {
  expect(listsFor(page, 'g', components)).toEqual([
    { parentUid: 'root', field: 'body', refusal: undefined },
    { parentUid: 'root', field: 'aside', refusal: undefined },
    { parentUid: 'g', field: 'items', refusal: 'inside-itself' },
    { parentUid: 'g', field: 'grids', refusal: 'inside-itself' },
    { parentUid: 'h', field: 'items', refusal: 'not-allowed' },
    { parentUid: 'h', field: 'grids', refusal: undefined },
  ])
})

test('nothing is added beside a block in a full list, nor beside the root', () => {
  expect(besideRefusal(page, 'a', components)).toBe('full')
  expect(besideRefusal(page, 't1', components)).toBe('full')
  expect(besideRefusal(page, 't3', components)).toBeUndefined()
  expect(besideRefusal(page, 'root', components)).toBe('not-allowed')
})
