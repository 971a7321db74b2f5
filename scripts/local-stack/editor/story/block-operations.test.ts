import { describe, expect, test } from 'vitest'
import type { WireBlock } from '../services/wire-story.ts'
import { findBlock, listBlocks } from './find-block.ts'
import { duplicateBlock, insertBlock, moveBlock, removeBlock, setField, stepBlock } from './move-block.ts'

const block = (uid: string, fields: Record<string, unknown> = {}): WireBlock => ({
  _uid: uid,
  component: 'text',
  ...fields,
})

const page = block('root', {
  component: 'page',
  body: [
    block('a', { items: [block('a1'), block('a2')] }),
    block('b'),
    block('c', { text: { type: 'doc', content: [{ type: 'blok', attrs: { body: [block('in-text')] } }] } }),
  ],
})

const order = (content: WireBlock) => listBlocks(content).map((found) => found.block._uid)

describe('a story’s blocks', () => {
  test('are found at any depth, in rich texts too', () => {
    expect(order(page)).toEqual(['root', 'a', 'a1', 'a2', 'b', 'c', 'in-text'])
    expect(findBlock(page, 'a2')?.path).toEqual(['body', 0, 'items', 1])
  })

  test('move one step within their list and not past its ends', () => {
    expect(order(stepBlock(page, 'b', -1))).toEqual(['root', 'b', 'a', 'a1', 'a2', 'c', 'in-text'])
    expect(order(stepBlock(page, 'a', 1))).toEqual(['root', 'b', 'a', 'a1', 'a2', 'c', 'in-text'])
    expect(stepBlock(page, 'a', -1)).toBe(page)
    expect(stepBlock(page, 'c', 1)).toBe(page)
  })

  test('move into another list, before and after their old position', () => {
    const inner = moveBlock(page, 'b', { list: ['body', 0, 'items'], index: 1 })
    expect(order(inner)).toEqual(['root', 'a', 'a1', 'b', 'a2', 'c', 'in-text'])
    const outer = moveBlock(page, 'a1', { list: ['body'], index: 3 })
    expect(order(outer)).toEqual(['root', 'a', 'a2', 'b', 'c', 'in-text', 'a1'])
    expect(findBlock(outer, 'a1')?.block).toEqual(block('a1'))
  })

  test('never move into themselves', () => {
    expect(moveBlock(page, 'a', { list: ['body', 0, 'items'], index: 0 })).toBe(page)
  })

  test('are inserted and removed, and all other objects keep their identity', () => {
    const more = insertBlock(page, { list: ['body'], index: 1 }, block('new'))
    expect(order(more)).toEqual(['root', 'a', 'a1', 'a2', 'new', 'b', 'c', 'in-text'])
    expect(findBlock(more, 'a')?.block).toBe(findBlock(page, 'a')?.block)
    expect(order(removeBlock(more, 'new'))).toEqual(order(page))
    expect(removeBlock(page, 'root')).toBe(page)
  })

  test('are copied with new uids', () => {
    const { content, uid } = duplicateBlock(page, 'a')
    const uids = order(content)
    expect(new Set(uids).size).toBe(uids.length)
    expect(uids[4]).toBe(uid)
    expect(uids).toHaveLength(10)
  })

  test('set values of fields; undefined removes the key', () => {
    const titled = setField(page, 'a2', ['title', 'Cut'])
    expect(findBlock(titled, 'a2')?.block['title']).toBe('Cut')
    expect(findBlock(setField(titled, 'a2', ['title', undefined]), 'a2')?.block).toEqual(block('a2'))
    expect(setField(page, 'gone', ['title', 'x'])).toBe(page)
  })
})
