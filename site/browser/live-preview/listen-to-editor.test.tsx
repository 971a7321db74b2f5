import { beforeAll, beforeEach, expect, test } from 'vitest'
import { listenToEditor } from './listen-to-editor.client.ts'

const editorOrigin = 'https://app.storyblok.com'
/** Events that a listener receives which was added later, like the vendor's bridge. */
let received: unknown[] = []
let saved = 0

beforeAll(() => window.addEventListener('message', ({ data }) => received.push(data)))
beforeEach(() => {
  received = []
  saved = 0
})

const say = (origin: string, data: unknown) => window.dispatchEvent(new MessageEvent('message', { origin, data }))
const listen = () => listenToEditor({ editorOrigin, onSaved: () => (saved += 1) })

test('ignores every message before the page has named its editor', () => {
  say(editorOrigin, { action: 'input' })
  expect(received).toEqual([])
})

test('passes messages of the editor and no others', () => {
  const end = listen()
  const others = ['https://evil.example', 'null', '', 'https://app.storyblok.com.evil.example', window.location.origin]
  for (const origin of others) say(origin, { action: 'input' })
  expect(received).toEqual([])
  for (const data of [{ action: 'input' }, 'text', undefined, null]) say(editorOrigin, data)
  expect(received).toEqual([{ action: 'input' }, 'text', null, null])
  end()
  say(editorOrigin, { action: 'input' })
  expect(received).toHaveLength(4)
})

test('a save makes the page reload its draft, and the bridge gets no message', () => {
  const end = listen()
  for (const action of ['change', 'published', 'unpublished']) say(editorOrigin, { action })
  say('https://evil.example', { action: 'published' })
  expect([saved, received]).toEqual([3, []])
  end()
})
