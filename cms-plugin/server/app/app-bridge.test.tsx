import { afterEach, expect, test, vi } from 'vitest'
import { bridgeScript, startBridge } from './app-bridge.ts'

const editorOrigin = 'http://localhost:4000'
const editor = { postMessage: vi.fn() } as unknown as Window

afterEach(() => vi.unstubAllGlobals())

function started(window = editor) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
    },
  )
  const go = vi.fn()
  startBridge({
    editorOrigin,
    tool: 'in-order',
    editor: window,
    here: 'http://localhost:3100/app/?space_id=1&user_id=2',
    go,
  })
  return go
}

function receive(data: unknown, { origin = editorOrigin, source = editor }: { origin?: string; source?: Window } = {}) {
  const message = new MessageEvent('message', { data, origin })
  Object.defineProperty(message, 'source', { value: source })
  dispatchEvent(message)
}

test.each([
  [204, []],
  [401, [['/app/refused']]],
] as const)('the token of the editor goes to the app’s server, whose answer %i decides', async (status, gone) => {
  const asked = vi.fn(async (_address: string, _init: RequestInit) => new Response(null, { status }))
  // Listeners of other tests hear too; a window of its own is answered by this one alone.
  const source = { postMessage: vi.fn() } as unknown as Window
  const go = started(source)
  vi.stubGlobal('fetch', asked)
  expect(source.postMessage).toHaveBeenCalledWith(
    { action: 'tool-changed', tool: 'in-order', event: 'validate' },
    editorOrigin,
  )
  receive({ action: 'validated', token: 'forged' }, { origin: 'http://elsewhere.example', source })
  receive({ action: 'validated', token: 'forged' }, { source: window })
  receive({ action: 'validated', token: 'signed' }, { source })
  const request = { method: 'POST', headers: { authorization: 'Bearer signed' } }
  await vi.waitFor(() => expect(asked.mock.calls).toEqual([['/app/validated?space_id=1&user_id=2', request]]))
  await vi.waitFor(() => expect(go.mock.calls).toEqual(gone))
})

test('the app asks the editor alone which story is open, and opens it', () => {
  const go = started()
  const asked = { action: 'tool-changed', tool: 'in-order', event: 'getContext' }
  expect(editor.postMessage).toHaveBeenCalledWith(asked, editorOrigin)
  receive({ action: 'get-context', language: '', story: { id: 42 } })
  expect(go).toHaveBeenCalledExactlyOnceWith('http://localhost:3100/app/?space_id=1&user_id=2&story_id=42')
})

test.each([
  ['another origin', { action: 'get-context', story: { id: 42 } }, { origin: 'http://elsewhere.example' }],
  ['another window', { action: 'get-context', story: { id: 42 } }, { source: window }],
  ['a story that is no number', { action: 'get-context', story: { id: '42&x=1' } }, {}],
  ['another action', { action: 'told', story: { id: 42 } }, {}],
  ['nothing', undefined, {}],
] as const)('a message of %s changes nothing', (_, data, from) => {
  const go = started()
  receive(data, from)
  expect(go).not.toHaveBeenCalled()
})

test('the script is whole by itself, and its origin cannot end it', () => {
  expect(() => new Function(bridgeScript({ editorOrigin: 'http://localhost:4000', tool: 'in-order' }))).not.toThrow()
  expect(bridgeScript({ editorOrigin: 'http://x"}</script>', tool: 'in-order' })).toContain('\\"}')
})
