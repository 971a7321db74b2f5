import { act, cleanup, render } from '@testing-library/react'
import { useMemo } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleServices, exampleStory } from '../fields/testing/example-services.ts'
import { type Editor, EditorContext } from '../page/editor-context.ts'
import { managementClient } from '../services/management-client.ts'
import type { WireStory } from '../services/wire-story.ts'
import { type StoryStore, storyStore } from '../story/story-store.ts'
import { usePreview } from './use-preview.ts'

afterEach(cleanup)

const origin = 'http://localhost:3000'
const story: WireStory = {
  ...exampleStory('Keys', 'keys'),
  content: { component: 'page', _uid: 'root', title: 'Stored' },
  translated_slugs: [],
  breadcrumbs: [],
  preview_token: { token: '', timestamp: '' },
}
const editor: Editor = {
  release: 0,
  client: managementClient(1),
  space: {
    id: 1,
    name: 'Space',
    domain: '',
    languages: [],
    default_lang_name: 'Español',
    first_token: '',
    environments: [],
  },
  components: [],
  groups: [],
  appUrl: '',
  userId: 1,
  services: exampleServices(),
  language: 'en',
  setLanguage: () => undefined,
}
const nothing = () => undefined

/** An open story with its page in the frame `page`. */
function Opened({ store, page }: { store: StoryStore; page: Window }) {
  const frame = useMemo(() => ({ current: { contentWindow: page } as HTMLIFrameElement }), [page])
  usePreview({
    frame,
    address: origin,
    origin,
    spaceId: 1,
    story,
    store,
    language: '',
    components: editor.components,
    selected: 'root',
    onSelect: nothing,
    onBlockAction: nothing,
    onRenew: nothing,
  })
  return null
}

function opened() {
  const store = storyStore(story)
  const said = vi.fn<(message: { action: string; story?: { content: { title: string } } }) => void>()
  const page = { postMessage: said } as unknown as Window
  render(
    <EditorContext value={editor}>
      <Opened store={store} page={page} />
    </EditorContext>,
  )
  const wake = () =>
    act(() => {
      const message = new MessageEvent('message', { data: { action: 'initialized', config: {} }, origin })
      Object.defineProperty(message, 'source', { value: page })
      window.dispatchEvent(message)
    })
  const write = (title: string) => {
    const content = { ...store.now().history.present, title }
    store.notify({ type: 'changed', content, mark: 'root.title', at: Date.now() })
  }
  const titles = () => said.mock.calls.flatMap(([message]) => message.story?.content.title ?? [])
  return { store, wake, write, titles }
}

test('a page that starts shows the stored draft and receives a draft only after a change', () => {
  const { wake, write, titles } = opened()
  wake()
  expect(titles()).toEqual([])
  write('W')
  write('Wr')
  // Immediately: no key stroke waits for the editor's render.
  expect(titles()).toEqual(['W', 'Wr'])
})

test('a page that starts late receives changes that were made and saved before', () => {
  const { store, wake, write, titles } = opened()
  write('Saved before the page was there')
  act(() => store.notify({ type: 'saved', story, sent: store.now().history.present }))
  expect(titles()).toEqual([])
  wake()
  expect(titles()).toEqual(['Saved before the page was there'])
})

test('sends each draft once, and another one after undo', () => {
  const { store, wake, write, titles } = opened()
  wake()
  write('Written')
  store.notify({ type: 'began' })
  store.notify({ type: 'undone' })
  expect(titles()).toEqual(['Written', 'Stored'])
})
