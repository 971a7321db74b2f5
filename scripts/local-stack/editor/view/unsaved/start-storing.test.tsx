import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleStory } from '../../fields/testing/example-services.fixture.ts'
import type { WireStory } from '../../services/wire-story.ts'
import { storyStore } from '../../story/story-store.ts'
import { startStoring, type UnsavedWork } from './use-unsaved-work.ts'

const story: WireStory = {
  ...exampleStory('Keys', 'keys', { current_version_id: 3 }),
  content: { component: 'page', _uid: 'root' },
  translated_slugs: [],
  breadcrumbs: [],
  preview_token: { token: '', timestamp: '' },
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/**
 * An edited story; `stored` are the titles that reached the browser's store, `undefined` for each time it was cleared.
 */
function editedStory() {
  const store = storyStore(story)
  const stored: unknown[] = []
  const put = async ({ content, baseVersionId }: UnsavedWork) => {
    expect(baseVersionId).toBe(3)
    stored.push(content['title'])
  }
  const end = startStoring(store, { put, clear: async () => void stored.push(undefined) })
  vi.advanceTimersByTime(200)
  expect(stored.splice(0)).toEqual([undefined])
  const write = (title: string) => {
    store.notify({ type: 'changed', content: { ...story.content, title }, mark: 'root.title', at: Date.now() })
  }
  return { store, stored, write, end }
}

test('stores work after a pause, and every second during continuous typing', () => {
  const { stored, write, end } = editedStory()
  for (let letter = 1; letter <= 25; letter += 1) {
    write(`${letter}`)
    vi.advanceTimersByTime(100)
  }
  expect(stored).toEqual(['10', '20'])
  vi.advanceTimersByTime(150)
  expect(stored).toEqual(['10', '20', '25'])
  end()
  expect(stored).toHaveLength(3)
})

test('stores work at once when the page or the story is left', () => {
  const { stored, write, end } = editedStory()
  write('reload')
  window.dispatchEvent(new Event('pagehide'))
  expect(stored).toEqual(['reload'])
  write('back to the list')
  end()
  expect(stored).toEqual(['reload', 'back to the list'])
  write('after the end')
  vi.advanceTimersByTime(2000)
  window.dispatchEvent(new Event('pagehide'))
  expect(stored).toHaveLength(2)
})

test('clears the stored work after a save', () => {
  const { store, stored, write, end } = editedStory()
  write('saved')
  store.notify({ type: 'saved', story, sent: store.now().history.present })
  vi.advanceTimersByTime(200)
  expect(stored).toEqual([undefined])
  end()
})
