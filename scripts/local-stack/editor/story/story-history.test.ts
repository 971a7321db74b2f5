import { expect, test } from 'vitest'
import type { WireBlock } from '../services/wire-story.ts'
import { changed, newHistory, redone, undone } from './story-history.ts'

const content = (title: string): WireBlock => ({ _uid: 'root', component: 'page', title })

test('groups letters typed in one field within a second into one undo step', () => {
  let history = newHistory(content(''))
  history = changed(history, content('k'), { mark: 'root.title', at: 0 })
  history = changed(history, content('ke'), { mark: 'root.title', at: 900 })
  history = changed(history, content('key'), { mark: 'root.title', at: 1800 })
  expect(undone(history).present).toEqual(content(''))
  expect(redone(undone(history)).present).toEqual(content('key'))
})

test('a pause, another field and a change without a mark start a new step', () => {
  let history = newHistory(content('1'))
  history = changed(history, content('2'), { mark: 'a', at: 10_000 })
  history = changed(history, content('3'), { mark: 'b', at: 10_001 })
  history = changed(history, content('4'), { mark: 'b', at: 12_000 })
  history = changed(history, content('5'), { at: 12_001 })
  const titles: unknown[] = []
  for (; history.past.length > 0; history = undone(history)) titles.push(history.present['title'])
  expect(titles).toEqual(['5', '4', '3', '2'])
})

test('a change after undo clears the redo stack', () => {
  const back = undone(changed(newHistory(content('1')), content('2'), { at: 0 }))
  expect(redone(changed(back, content('3'), { at: 5000 })).present).toEqual(content('3'))
})

test('undo without history changes nothing', () => {
  const history = newHistory(content('1'))
  expect(undone(history)).toBe(history)
  expect(redone(history)).toBe(history)
  expect(changed(history, history.present, { at: 1 })).toBe(history)
})
