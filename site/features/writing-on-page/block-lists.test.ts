import { expect, test } from 'vitest'
import { blockWith, crumbOf, listsIn, placeIn } from './block-lists.ts'

const related = { full_slug: 'x', content: { _uid: 'other', component: 'page', body: [{ _uid: 'z', component: 'b' }] } }
const inText = { type: 'doc', content: [{ type: 'blok', attrs: { body: [{ _uid: 'in-text', component: 'b' }] } }] }
const content = {
  _uid: 'root',
  component: 'page',
  related: [related],
  tags: ['a'],
  empty: [],
  body: [
    { _uid: 'g', component: 'grid', items: [{ _uid: 'i', component: 'item', title: 'I' }] },
    { _uid: 't', component: 'text', text: inText },
  ],
}

test('the lists of a story are found at any depth, without those of related stories and texts', () => {
  expect(listsIn(content).map(({ parentUid, field, blocks }) => [parentUid, field, blocks.length])).toEqual([
    ['root', 'body', 2],
    ['g', 'items', 1],
  ])
  expect(listsIn(undefined)).toEqual([])
})

test('a crumb says what the vendor’s menu says of a block', () => {
  const at = placeIn(listsIn(content), 't')
  expect(at && crumbOf(at)).toEqual({
    _uid: 't',
    component: 'text',
    _parentUid: 'root',
    _parentfield: 'body',
    _parentName: 'page',
    _parentindex: 1,
  })
  expect(placeIn(listsIn(content), 'root')).toBeUndefined()
})

test('a block is found in fields and texts, never in a related story', () => {
  expect(blockWith(content, 'i')).toMatchObject({ title: 'I' })
  expect(blockWith(content, 'in-text')).toBeDefined()
  expect(blockWith(content, 'z')).toBeUndefined()
  expect(blockWith(content, 'root')).toBe(content)
})
