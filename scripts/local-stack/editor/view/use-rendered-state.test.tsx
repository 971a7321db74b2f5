import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleStory } from '../fields/testing/example-services.ts'
import { storyStore } from '../story/story-store.ts'
import { useRenderedState } from './use-rendered-state.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A story that is drawn; `drawn` is its title there, `rounds` how often it was drawn. */
function drawing() {
  const content = { component: 'page', _uid: 'root' }
  const extra = { content, translated_slugs: [], breadcrumbs: [], preview_token: { token: '', timestamp: '' } }
  const store = storyStore({ ...exampleStory('Keys', 'keys'), ...extra })
  let rounds = 0
  const { result } = renderHook(() => {
    rounds += 1
    return useRenderedState(store)
  })
  const change = (title: string, mark?: string) =>
    act(() => store.notify({ type: 'changed', content: { ...content, title }, ...(mark && { mark }), at: Date.now() }))
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  return { change, pass, drawn: () => result.current.history.present['title'], rounds: () => rounds }
}

test('what is written is drawn once the page has had its time, all letters of it at once', () => {
  const { change, pass, drawn, rounds } = drawing()
  change('K', 'root.title')
  change('Ke', 'root.title')
  expect(drawn()).toBeUndefined()
  pass(40)
  expect([drawn(), rounds()]).toEqual(['Ke', 2])
})

test('who holds a key down sees it drawn meanwhile', () => {
  const { change, pass, drawn } = drawing()
  for (let letter = 1; letter <= 10; letter += 1) {
    change('K'.repeat(letter), 'root.title')
    pass(30)
  }
  expect(drawn()).toMatch(/^K{8,}$/)
})

test('everything else is drawn at once, with what was written before it', () => {
  const { change, pass, drawn, rounds } = drawing()
  change('Written', 'root.title')
  change('Dragged')
  expect(drawn()).toBe('Dragged')
  const before = rounds()
  pass(100)
  expect(rounds()).toBe(before)
})
