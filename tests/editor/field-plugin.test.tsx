import { createFieldPlugin, type FieldPluginResponse } from '@storyblok/field-plugin'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { exampleAsset, exampleServices } from 'local-stack/editor/fields/testing/example-services.fixture.ts'
import { FilledForm } from 'local-stack/editor/fields/testing/filled-form.fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'

/**
 * The vendor's own package inside the editor's frame. Both run in one window here: messages of the plugin to its parent
 * arrive as messages of the frame, those of the editor to the frame as messages of the editor.
 */
const editorOrigin = window.location.origin
const frameOrigin = editorOrigin.replace('://', '://plugins.')
const field = { type: 'custom', field_type: 'landing', display_name: 'Landing', options: [{ name: 'max', value: '3' }] }
const services = exampleServices({
  getFieldType: async () => ({ id: 1, name: 'landing', body: '', compiled_body: '', options: [] }),
  listAssets: async () => ({ items: [exampleAsset(1, 'llave.webp', { alt: 'Llave' })], total: 1 }),
  openStory: () => ({
    id: 7,
    uuid: 'u',
    name: 'Thanks',
    fullSlug: 'global/thanks',
    content: { _uid: 'uid-1', component: 'page', title: 'Unsaved' },
  }),
})

let stop = () => {}
afterEach(() => {
  stop()
  cleanup()
  vi.unstubAllGlobals()
})

async function openPlugin(value: unknown, onChange: (next: unknown) => void = () => {}, language = '') {
  render(<FilledForm field={field} value={value} onChange={onChange} services={services} language={language} />)
  const frame = (await screen.findByTitle('Landing')) as HTMLIFrameElement
  // A frame of the network loads long after the editor listens; the one here speaks at once.
  await act(async () => {})
  const source = frame.contentWindow
  if (source === null) throw new Error('The frame has no window')
  const send = (data: unknown, origin: string, from: MessageEventSource) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: from })))
  vi.spyOn(source, 'postMessage').mockImplementation(((data: unknown, target: unknown) => {
    if (target === frameOrigin) queueMicrotask(() => send(data, editorOrigin, window))
  }) as typeof source.postMessage)
  const address = new URL(frame.src)
  window.history.replaceState(undefined, '', address.search)
  vi.stubGlobal('parent', { postMessage: (data: unknown) => send(data, frameOrigin, source) })
  // The measurements of a browser, which this one does not make.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  const states: FieldPluginResponse<unknown>[] = []
  stop = createFieldPlugin({ targetOrigin: editorOrigin, onUpdateState: (state) => void states.push(state) })
  const loaded = async () => {
    await waitFor(() => expect(states.at(-1)?.type).toBe('loaded'))
    const last = states.at(-1)
    if (last?.type !== 'loaded') throw new Error('The plugin is not loaded')
    return last
  }
  return { loaded, send, source, uid: address.searchParams.get('uid') ?? '' }
}

test('the vendor’s package leaves its loading state with the field’s value, options, language and story', async () => {
  const { loaded } = await openPlugin({ plugin: 'landing', steps: 1 }, undefined, 'de')
  const { data } = await loaded()
  expect(data).toMatchObject({
    content: { plugin: 'landing', steps: 1 },
    options: { max: '3' },
    storyLang: 'de',
    storyId: 7,
    blockUid: 'uid-1',
    isModalOpen: false,
  })
  expect(data.story.content).toMatchObject({ title: 'Unsaved' })
})

test('what the plugin sets becomes the field’s value, to the letter, and comes back as its state', async () => {
  const onChange = vi.fn<(value: unknown) => void>()
  const { loaded } = await openPlugin(undefined, onChange)
  const { actions } = await loaded()
  const state = await actions.setContent({ plugin: 'landing', steps: 2 })
  expect(state.content).toEqual({ plugin: 'landing', steps: 2 })
  expect(onChange).toHaveBeenLastCalledWith({ plugin: 'landing', steps: 2 })
})

test('the plugin fills the window when it asks for that, and gives it back', async () => {
  const { loaded } = await openPlugin({})
  const { actions } = await loaded()
  expect((await actions.setModalOpen(true)).isModalOpen).toBe(true)
  expect(screen.getByRole('dialog', { name: 'Landing' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(async () => expect((await loaded()).data.isModalOpen).toBe(false))
})

test('a file is chosen in the editor’s own library', async () => {
  const { loaded } = await openPlugin({})
  const { actions } = await loaded()
  const chosen = actions.selectAsset()
  fireEvent.click(await screen.findByRole('button', { name: 'llave.webp' }))
  fireEvent.click(screen.getByRole('button', { name: 'Use this file' }))
  expect(await chosen).toMatchObject({ id: 1, alt: 'Llave', filename: expect.stringContaining('llave.webp') })
})

test('the plugin reads the story with what is not saved yet, and who edits', async () => {
  const { loaded } = await openPlugin({})
  const { actions } = await loaded()
  expect((await actions.requestContext()).content).toMatchObject({ title: 'Unsaved' })
  expect(await actions.requestUserContext()).toMatchObject({ isSpaceAdmin: true })
})

test('messages of another origin, window, uid or shape change nothing', async () => {
  const onChange = vi.fn<(value: unknown) => void>()
  const { loaded, send, source, uid } = await openPlugin({}, onChange)
  await loaded()
  const update = { action: 'plugin-changed', event: 'update', model: { stolen: true }, uid }
  send(update, 'https://elsewhere.example', source)
  send(update, editorOrigin, source)
  send(update, frameOrigin, window)
  send({ ...update, uid: 'other' }, frameOrigin, source)
  for (const shape of [null, 'update', 7, [update], { ...update, action: 'update' }, { ...update, event: 'Update' }]) {
    send(shape, frameOrigin, source)
  }
  expect(onChange).not.toHaveBeenCalled()
  send(update, frameOrigin, source)
  expect(onChange).toHaveBeenCalledWith({ stolen: true })
})
