import { expect, test } from 'vitest'
import type { WireBlock } from '../../services/wire-story.ts'
import type { BlockPlace } from '../../story/block-place.ts'
import { listBlocks } from '../../story/find-block.ts'
import { blockActions } from './block-actions.ts'

const block = (uid: string, more: object = {}): WireBlock => ({ _uid: uid, component: 'text', ...more })

/** An open story without a page. */
function open(content: WireBlock) {
  const state = { content, selected: content._uid, inserting: undefined as BlockPlace | undefined }
  const marks: (string | undefined)[] = []
  const actions = blockActions({
    now: () => state,
    notify: (event) => {
      if (event.type !== 'changed') throw new Error(event.type)
      state.content = event.content
      marks.push(event.mark)
    },
    select: (uid) => Object.assign(state, { selected: uid }),
    requestInsert: (place) => Object.assign(state, { inserting: place }),
  })
  return { state, marks, actions, order: () => listBlocks(state.content).map((found) => found.block._uid) }
}

const page = block('root', { body: [block('a'), block('b', { items: [block('c')] })] })

test('consecutive actions each start from the result of the one before', () => {
  const { actions, order, marks } = open(page)
  actions.step('a', 1)
  actions.write('c', 'title', 'C')
  actions.move('c', { list: ['body'], index: 0 })
  expect(order()).toEqual(['root', 'c', 'b', 'a'])
  expect(listBlocks(actions.content())[1]?.block).toMatchObject({ title: 'C' })
  expect(marks).toEqual([undefined, 'c.title', undefined])
})

test('inserts a block at the requested position and opens it', () => {
  const { actions, order, state } = open(page)
  actions.requestInsertBeside('b', 0)
  expect(state.inserting).toEqual({ list: ['body'], index: 1 })
  actions.insert(block('any'))
  expect(order()).toEqual(['root', 'a', state.selected, 'b', 'c'])
  expect(state.inserting).toBeUndefined()
  actions.requestInsertAtEnd(['body', 2, 'items'])
  expect(state.inserting).toEqual({ list: ['body', 2, 'items'], index: 1 })
  actions.fromPage('addBlockAfter', 'a')
  expect(state.inserting).toEqual({ list: ['body'], index: 1 })
})

test('opens the parent when the open block is removed', () => {
  const { actions, order, state } = open(page)
  actions.select('c')
  actions.remove('c')
  expect([state.selected, order()]).toEqual(['b', ['root', 'a', 'b']])
  actions.fromPage('deleteBlock', 'a')
  expect([state.selected, order()]).toEqual(['b', ['root', 'b']])
})
