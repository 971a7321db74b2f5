import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleServices, exampleStory } from '../../fields/testing/example-services.fixture.ts'
import type { InterfaceLanguage } from '../../messages/interface-language.ts'
import { type Editor, EditorContext } from '../../page/editor-context.ts'
import { placeOf } from '../../page/use-place.ts'
import { managementClient } from '../../services/management-client.ts'
import { StoryHeader } from '../story-header.tsx'
import { useAim } from '../use-aim.ts'
import { AppDialog } from './app-dialog.tsx'
import { appAddress } from './use-app-bridge.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  location.hash = ''
})

const story = {
  ...exampleStory('Keys', 'keys'),
  id: 42,
  content: { component: 'page', _uid: 'root' },
  translated_slugs: [],
  breadcrumbs: [],
  preview_token: { token: '', timestamp: '' },
}

function editorIn(language: InterfaceLanguage): Editor {
  return {
    release: 0,
    client: managementClient(100_001),
    space: {
      id: 100_001,
      name: 'Space',
      domain: '',
      languages: [],
      default_lang_name: 'Español',
      first_token: '',
      environments: [],
    },
    components: [],
    groups: [],
    appUrl: 'http://localhost:3100',
    userId: 1,
    services: exampleServices(),
    language,
    setLanguage: () => undefined,
    setSpace: () => undefined,
  }
}

test("the app's address contains space, user and story", () => {
  expect(appAddress('http://localhost:3100', { spaceId: 100_001, userId: 1, storyId: 42 })).toBe(
    'http://localhost:3100/app/?space_id=100001&user_id=1&story_id=42',
  )
})

test.each([
  ['en', 'More', 'Addresses and findings…', 'Addresses and findings of Keys', 'Close'],
  ['es', 'Más', 'Direcciones y avisos…', 'Direcciones y avisos de Keys', 'Cerrar'],
] as const)(
  'in %s the menu of a story opens the app with the keyboard alone',
  (language, more, entry, title, close) => {
    const onRequest = vi.fn()
    const nothing = () => undefined
    const done = async () => true
    const readAgain = async () => undefined
    const translations = { states: new Map(), confirm: async () => undefined }
    const changes = {
      save: done,
      publish: done,
      unpublish: done,
      resolve: done,
      restore: done,
      mergeDraft: done,
    }
    const actions = { ...changes, readAgain }
    const { rerender } = render(
      <EditorContext value={editorIn(language)}>
        <StoryHeader
          story={story}
          baseVersionId={1}
          translations={translations}
          saving="saved"
          isUnsaved={false}
          canUndo={false}
          canRedo={false}
          actions={actions}
          notify={nothing}
          language=""
          onLanguage={nothing}
          onRequest={onRequest}
        />
      </EditorContext>,
    )
    press(screen.getByRole('button', { name: more }))
    press(screen.getByRole('menuitem', { name: entry }))
    expect(onRequest.mock.calls).toEqual([['app']])

    const onClose = vi.fn()
    rerender(
      <EditorContext value={editorIn(language)}>
        <AppDialog story={story} language="" onClose={onClose} />
      </EditorContext>,
    )
    const address = 'http://localhost:3100/app/?space_id=100001&user_id=1&story_id=42'
    expect(screen.getByTitle(title).getAttribute('src')).toBe(address)
    expect(screen.getByRole('link').getAttribute('href')).toBe(address)
    press(screen.getByRole('button', { name: close }))
    expect(onClose).toHaveBeenCalledOnce()
  },
)

test('sends the app the user and the open story and applies its height; ignores every other sender', async () => {
  render(
    <EditorContext value={editorIn('en')}>
      <AppDialog story={story} language="it" onClose={() => undefined} />
    </EditorContext>,
  )
  const frame = screen.getByTitle<HTMLIFrameElement>('Addresses and findings of Keys')
  const app = frame.contentWindow
  if (!app) throw new Error('The frame has no window.')
  const sent = vi.spyOn(app, 'postMessage').mockImplementation(() => undefined)
  const receive = (data: object, origin = 'http://localhost:3100', source: Window = app) => {
    const message = new MessageEvent('message', { data: { action: 'tool-changed', tool: 'in-order', ...data }, origin })
    Object.defineProperty(message, 'source', { value: source })
    act(() => void window.dispatchEvent(message))
  }
  receive({ event: 'getContext' }, 'http://elsewhere.example')
  receive({ event: 'getContext' }, undefined, window)
  receive({ event: 'getContext', action: 'plugin-changed' })
  expect(sent).not.toHaveBeenCalled()
  receive({ event: 'getContext' })
  const named = { action: 'get-context', language: 'it', story: expect.objectContaining({ id: 42, name: 'Keys' }) }
  expect(sent).toHaveBeenCalledExactlyOnceWith(named, 'http://localhost:3100')
  vi.stubGlobal('fetch', async (address: string) => Response.json({ token: `signed at ${address}` }))
  receive({ event: 'validate' }, 'http://elsewhere.example')
  receive({ event: 'validate' })
  const validated = [{ action: 'validated', token: 'signed at /app-token' }, 'http://localhost:3100']
  await waitFor(() => expect(sent.mock.calls.slice(1)).toEqual([validated]))
  receive({ event: 'heightChange', height: 480 })
  expect(frame.style.blockSize || frame.style.height).toBe('480px')
  receive({ event: 'heightChange', height: 99_999 })
  expect(frame.style.blockSize || frame.style.height).toBe('4000px')
})

test('a link of the app opens its field in its language, repeatedly', async () => {
  const aimed = vi.fn()
  function Aimed() {
    useAim(42, aimed)
    return <input id="42__title-hero" aria-label="Title" />
  }
  render(<Aimed />)
  const own = '#/me/spaces/100001/stories/0/0/42'
  for (const time of [1, 2]) {
    screen.getByLabelText('Title').blur()
    location.hash = `${own}?uid=hero&field=title&language=en`
    await waitFor(() => expect(aimed).toHaveBeenCalledTimes(time))
    expect(aimed).toHaveBeenLastCalledWith({ uid: 'hero', field: 'title', language: 'en' })
    expect(location.hash).toBe(own)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')))
  }
  location.hash = '#/me/spaces/100001/stories/0/0/43?uid=hero'
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(aimed).toHaveBeenCalledTimes(2)
})

test('an address contains the open story and the target in it', () => {
  expect(placeOf('')).toEqual({ kind: 'stories', release: 0 })
  expect(placeOf('#/me/spaces/1/stories/0/0/5')).toEqual({ kind: 'story', id: 5, release: 0, aim: undefined })
  const aim = { uid: 'a', field: undefined, language: undefined }
  expect(placeOf('#/me/spaces/1/stories/0/0/5?uid=a')).toEqual({ kind: 'story', id: 5, release: 0, aim })
})

function press(element: HTMLElement): void {
  element.focus()
  fireEvent.keyDown(element, { key: 'Enter' })
  fireEvent.keyUp(element, { key: 'Enter' })
}
