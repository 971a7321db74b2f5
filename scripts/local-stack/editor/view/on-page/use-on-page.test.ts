import { expect, test } from 'vitest'
import { exampleStory } from '../../fields/testing/example-services.fixture.ts'
import type { WireComponent } from '../../services/wire-component.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { findBlock, listBlocks } from '../../story/find-block.ts'
import { storyStore } from '../../story/story-store.ts'
import { blockActions } from '../blocks/block-actions.ts'
import { onPageWork } from './use-on-page.ts'

const components = [
  { name: 'page', schema: { body: { type: 'bloks', maximum: 2 } }, is_nestable: false },
  {
    name: 'text',
    schema: {
      title: { type: 'text', translatable: true },
      intro: { type: 'textarea', translatable: true },
      long: { type: 'richtext', translatable: true },
      code: { type: 'text' },
    },
    is_nestable: true,
  },
] as unknown as WireComponent[]

const content: WireBlock = {
  _uid: 'root',
  component: 'page',
  body: [
    { _uid: 'a', component: 'text', title: 'A' },
    { _uid: 'b', component: 'text', title: 'B' },
  ],
}

function opened(language = '') {
  const story = { ...exampleStory('Keys', 'keys'), content, translated_slugs: [], breadcrumbs: [] }
  const store = storyStore({ ...story, preview_token: { token: '', timestamp: '' } })
  const selected: string[] = []
  const actions = blockActions({
    now: () => ({ content: store.now().history.present, selected: 'root', inserting: undefined }),
    notify: store.notify,
    select: (uid) => selected.push(uid),
    requestInsert: () => undefined,
  })
  const replies: unknown[] = []
  const focused: string[] = []
  const work = onPageWork({ storyId: 1, language, components, actions }, (id) => focused.push(id))
  return {
    store,
    focused,
    selected,
    replies,
    say: (message: Parameters<typeof work.onPage>[0]) => work.onPage(message, (reply) => replies.push(reply)),
    act: (...[action, uid]: [Parameters<typeof work.onBlockAction>[0], string]) =>
      work.onBlockAction(action, uid, (reply) => replies.push(reply)),
    block: (uid: string) => findBlock(store.now().history.present, uid)?.block,
    order: () => listBlocks(store.now().history.present).map(({ block }) => block._uid),
  }
}

test('a text that is typed in the page goes into the story, quick keys as one step of undo', () => {
  const { say, store, block } = opened()
  for (const value of ['L', 'Ll', 'Lla']) say({ action: 'writeText', uid: 'a', field: 'title', value })
  expect(block('a')).toMatchObject({ title: 'Lla' })
  store.notify({ type: 'undone' })
  expect(block('a')).toMatchObject({ title: 'A' })
})

test('one line stays one line; lines stay lines', () => {
  const { say, block } = opened()
  say({ action: 'writeText', uid: 'a', field: 'title', value: 'one\r\ntwo' })
  say({ action: 'writeText', uid: 'a', field: 'intro', value: 'one\ntwo' })
  expect(block('a')).toMatchObject({ title: 'one two', intro: 'one\ntwo' })
})

test('the page writes no other field than a text of the block’s schema, and no removed block', () => {
  const { say, store } = opened()
  for (const field of ['long', '_uid', 'component', 'body', '__proto__', 'toString', 'title__i18n__de'])
    say({ action: 'writeText', uid: 'a', field, value: 'x' })
  say({ action: 'writeText', uid: 'gone', field: 'title', value: 'x' })
  say({ action: 'writeText', uid: 'root', field: 'body', value: 'x' })
  expect(store.now().history.present).toBe(content)
})

test('in another language the translation is written, and an emptied one follows the default again', () => {
  const { say, block, store } = opened('de')
  say({ action: 'writeText', uid: 'a', field: 'title', value: 'Schlüssel' })
  expect(block('a')).toEqual({ _uid: 'a', component: 'text', title: 'A', title__i18n__de: 'Schlüssel' })
  say({ action: 'writeText', uid: 'a', field: 'title', value: '' })
  expect(block('a')).toEqual({ _uid: 'a', component: 'text', title: 'A' })
  const before = store.now().history.present
  say({ action: 'writeText', uid: 'a', field: 'code', value: 'x' })
  expect(store.now().history.present).toBe(before)
})

test('a drop moves the block as one step of undo; a refused one has a reason', () => {
  const { say, store, order, replies } = opened()
  say({ action: 'moveBlock', uid: 'a', parentUid: 'root', field: 'body', index: 2 })
  expect(order()).toEqual(['root', 'b', 'a'])
  store.notify({ type: 'undone' })
  expect(order()).toEqual(['root', 'a', 'b'])
  say({ action: 'moveBlock', uid: 'a', parentUid: 'b', field: 'title', index: 0 })
  expect(replies).toEqual([{ action: 'refusedOnPage', refusal: 'not-allowed' }])
})

test('a full list takes neither a new block nor a copy, whatever the page sends', () => {
  const { act, order, replies } = opened()
  act('duplicateBlock', 'a')
  act('addBlockAfter', 'a')
  expect([order(), replies]).toEqual([
    ['root', 'a', 'b'],
    [
      { action: 'refusedOnPage', refusal: 'full' },
      { action: 'refusedOnPage', refusal: 'full' },
    ],
  ])
  act('deleteBlock', 'b')
  act('duplicateBlock', 'a')
  expect(order()).toHaveLength(3)
})

test('the page opens the form of a block of the story, and no other', () => {
  const { say, selected, focused, replies } = opened()
  say({ action: 'selectBlock', uid: 'gone' })
  say({ action: 'focusField', uid: 'a', field: 'body' })
  say({ action: 'focusField', uid: 'a', field: 'long' })
  say({ action: 'selectBlock', uid: 'b' })
  expect(selected).toEqual(['a', 'b'])
  expect(focused).toEqual(['1__long-a'])
  say({ action: 'pickUpBlock', uid: 'a' })
  expect(replies).toEqual([
    { action: 'blockPlaces', uid: 'a', lists: [{ parentUid: 'root', field: 'body', refusal: undefined }] },
  ])
})
