import { act, cleanup, render } from '@testing-library/react'
import { useMemo, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleServices, exampleStory } from '../fields/testing/example-services.ts'
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
}
const nothing = () => undefined

type OpenedProps = { store: StoryStore; page: Window; onSelect: () => void; onViewer: (view: View) => void }
type View = (content: WireBlock | undefined) => void

/** An open story with its page in the frame `page`. */
function Opened({ store, page, onSelect, onViewer }: OpenedProps) {
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
    onRenew: nothing,
  })
  return null
}

function opened() {
  const store = storyStore(story)
  const said = vi.fn<(message: { action: string; story?: { content: { title: string } } }) => void>()
  const page = { postMessage: said } as unknown as Window
  const select = vi.fn()
  let view: View = nothing
  render(
    <EditorContext value={editor}>
      <Opened store={store} page={page} onSelect={select} onViewer={(given) => (view = given)} />
    </EditorContext>,
  )
  const send = (data: object) =>
    act(() => {
      const message = new MessageEvent('message', { data, origin })
      Object.defineProperty(message, 'source', { value: page })
      window.dispatchEvent(message)
    })
  const wake = () => send({ action: 'initialized', config: {} })
  const write = (title: string) => {
    const content = { ...store.now().history.present, title }
    store.notify({ type: 'changed', content, mark: 'root.title', at: Date.now() })
  }
  const titles = () => said.mock.calls.flatMap(([message]) => message.story?.content.title ?? [])
  return { store, wake, send, select, write, titles, view: (content?: WireBlock) => act(() => view(content)) }
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
  const { wake, send, select, write, titles, view } = opened()
  wake()
  view({ component: 'page', _uid: 'root', title: 'Earlier' })
  send({ action: 'edit', dataC: { uid: 'root', id: '' } })
  write('Written meanwhile')
  expect(titles()).toEqual(['Earlier'])
  expect(select).not.toHaveBeenCalled()
  view()
  expect(titles()).toEqual(['Earlier', 'Written meanwhile'])
})
