import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleStory } from '../fields/testing/example-services.fixture.ts'
import { storyStore } from '../story/story-store.ts'
import { useRenderedState } from './use-story.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A rendered story; `rendered` is its rendered title, `rounds` the number of renders. */
function renderedStory() {
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
  return { change, pass, rendered: () => result.current.history.present['title'], rounds: () => rounds }
}

test('renders a typed change after the page has had its time, with all letters at once', () => {
  const { change, pass, rendered, rounds } = renderedStory()
  change('K', 'root.title')
  change('Ke', 'root.title')
  expect(rendered()).toBeUndefined()
  pass(40)
  expect([rendered(), rounds()]).toEqual(['Ke', 2])
})

test('renders in between while a key is held down', () => {
  const { change, pass, rendered } = renderedStory()
  for (let letter = 1; letter <= 10; letter += 1) {
    change('K'.repeat(letter), 'root.title')
    pass(30)
  }
  expect(rendered()).toMatch(/^K{8,}$/)
})

test('renders any other change at once, together with earlier typed ones', () => {
  const { change, pass, rendered, rounds } = renderedStory()
  change('Written', 'root.title')
  change('Dragged')
  expect(rendered()).toBe('Dragged')
  const before = rounds()
  pass(100)
  expect(rounds()).toBe(before)
})
