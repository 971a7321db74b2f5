import { expect, test } from 'vitest'
import { exampleStory } from '../fields/testing/example-services.fixture.ts'
import type { WireStory } from '../services/wire-story.ts'
import { storyStore } from './story-store.ts'

const story: WireStory = {
  ...exampleStory('Keys', 'keys'),
  content: { component: 'page', _uid: 'root' },
  translated_slugs: [],
  breadcrumbs: [],
  preview_token: { token: '', timestamp: '' },
}

test('a release takes over what was changed of the draft, and is then based on that version of it', () => {
  const held = { ...story, content: { ...story.content, title: 'release', text: 'old' }, base_version_id: 1 }
  const store = storyStore({ ...held, current_version_id: 7, main_version_id: 2 })
  const theirs = {
    ...held,
    content: { ...story.content, title: 'old', text: 'draft' },
    current_version_id: 7,
    base_version_id: 2,
  }
  store.notify({ type: 'outdated', base: { ...story.content, title: 'old', text: 'old' }, theirs })
  expect(store.now().base).toMatchObject({ title: 'old', text: 'old' })
  store.notify({ type: 'resolved', content: { ...story.content, title: 'release', text: 'draft' }, at: 1 })
  const { history, baseVersionId, story: seen, theirs: left } = store.now()
  expect([history.present, baseVersionId, seen.base_version_id, left]).toEqual([
    expect.objectContaining({ title: 'release', text: 'draft' }),
    7,
    2,
    undefined,
  ])
})

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
