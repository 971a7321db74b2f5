import { act, cleanup, render } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleServices, exampleStory } from '../fields/testing/example-services.fixture.ts'
import { type Editor, EditorContext } from '../page/editor-context.ts'
import { managementClient } from '../services/management-client.ts'
import type { WireBlock, WireStory } from '../services/wire-story.ts'
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
  setSpace: () => undefined,
}
const nothing = () => undefined

type OpenedProps = {
  store: StoryStore
  page: Window
  onSelect: () => void
  onPage: () => void
  onViewer: (view: View) => void
}
type View = (content: WireBlock | undefined) => void

/** An open story with its page in the frame `page`. */
function Opened({ store, page, onSelect, onPage, onViewer }: OpenedProps) {
  const [viewed, view] = useState<WireBlock>()
  onViewer(view)
  const frame = useMemo(() => ({ current: { contentWindow: page } as HTMLIFrameElement }), [page])
  usePreview({
    frame,
    address: origin,
    origin,
    spaceId: 1,
    story,
    store,
    viewed,
    language: '',
    components: editor.components,
    selected: 'root',
    onSelect,
    onBlockAction: nothing,
    onPage,
    onRenew: nothing,
  })
  return null
}

function opened() {
  const store = storyStore(story)
  const onPage = vi.fn<() => void>()
  const said = vi.fn<(message: { action: string; story?: { content: { title: string } } }) => void>()
  const page = { postMessage: said } as unknown as Window
  const select = vi.fn()
  let view: View = nothing
  render(
    <EditorContext value={editor}>
      <Opened store={store} page={page} onSelect={select} onPage={onPage} onViewer={(given) => (view = given)} />
    </EditorContext>,
  )
  const say = (data: object, { from = origin, source = page }: { from?: string; source?: Window } = {}) =>
    act(() => {
      const message = new MessageEvent('message', { data, origin: from })
      Object.defineProperty(message, 'source', { value: source })
      window.dispatchEvent(message)
    })
  const wake = () => say({ action: 'initialized', config: {} })
  const write = (title: string) => {
    const content = { ...store.now().history.present, title }
    store.notify({ type: 'changed', content, mark: 'root.title', at: Date.now() })
  }
  const titles = () => said.mock.calls.flatMap(([message]) => message.story?.content.title ?? [])
  const actions = () => said.mock.calls.map(([message]) => message.action)
  const show = (content?: WireBlock) => act(() => view(content))
  return { store, say, wake, select, write, titles, actions, onPage, view: show }
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

test('a viewed version is shown instead of the draft, and clicks in it open no block', () => {
  const { wake, say, select, onPage, write, titles, view } = opened()
  wake()
  view({ component: 'page', _uid: 'root', title: 'Earlier' })
  say({ action: 'writeText', uid: 'root', field: 'title', value: 'x' })
  say({ action: 'edit', dataC: { uid: 'root', id: '' } })
  write('Written meanwhile')
  expect(titles()).toEqual(['Earlier'])
  expect(select).not.toHaveBeenCalled()
  expect(onPage).not.toHaveBeenCalled()
  view()
  expect(titles()).toEqual(['Earlier', 'Written meanwhile'])
})

test('a text from the page reaches the editor only from the page in the frame and its origin', () => {
  const { say, wake, onPage } = opened()
  wake()
  const write = { action: 'writeText', uid: 'root', field: 'title', value: 'x' }
  for (const from of ['https://evil.example', 'http://localhost:3001', 'null', '']) say(write, { from })
  say(write, { source: window })
  expect(onPage).not.toHaveBeenCalled()
  say(write)
  expect(onPage).toHaveBeenCalledOnce()
})

test('a page that starts receives what it may edit', () => {
  const { wake, actions } = opened()
  wake()
  expect(actions()).toEqual(['enterEditmode', 'offerOnPage'])
})
