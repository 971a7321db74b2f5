import { expect, test } from 'vitest'
import type { WireBlock } from '../services/wire-story.ts'
import { differences } from './differences.ts'

const item = (uid: string, title: string): WireBlock => ({ _uid: uid, component: 'item', title })
const page = (...body: WireBlock[]): WireBlock => ({ _uid: 'root', component: 'page', body })

test('two states differ in the fields of the blocks that both have', () => {
  expect(differences(page(item('a', 'mine')), page(item('a', 'theirs')))).toEqual([
    { uid: 'a', component: 'item', key: 'title', mine: 'mine', theirs: 'theirs' },
  ])
})

test('reports a block that one side lacks at the list that lost it', () => {
  const found = differences(page(item('a', '1'), item('b', '2')), page(item('a', '1')))
  expect(found.map(({ uid, key }) => `${uid}.${key}`)).toEqual(['root.body', 'b._self'])
})

test('reports the same blocks in another order at their list only', () => {
  const left = page(item('a', '1'), item('b', '2'))
  const right = page(item('b', '2'), item('a', '1'))
  expect(differences(left, right).map(({ uid, key }) => `${uid}.${key}`)).toEqual(['root.body'])
  expect(differences(left, structuredClone(left))).toEqual([])
})
