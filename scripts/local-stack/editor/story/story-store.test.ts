import { expect, test } from 'vitest'
import { exampleStory } from '../fields/testing/example-services.ts'
import type { WireStory } from '../services/wire-story.ts'
import { storyStore } from './story-store.ts'

const story: WireStory = {
  ...exampleStory('Keys', 'keys'),
  content: { component: 'page', _uid: 'root' },
  translated_slugs: [],
  breadcrumbs: [],
  preview_token: { token: '', timestamp: '' },
}

test('two changes before a render are both applied', () => {
  const store = storyStore(story)
  const received: unknown[] = []
  const end = store.subscribe(() => received.push(store.now().history.present['title']))
  const write = (letter: string) => {
    const { present } = store.now().history
    const content = { ...present, title: `${present['title'] ?? ''}${letter}` }
    store.notify({ type: 'changed', content, mark: 'root.title', at: 1 })
  }
  write('a')
  write('b')
  end()
  write('c')
  expect([received, store.now().history.present['title']]).toEqual([['a', 'ab'], 'abc'])
})
