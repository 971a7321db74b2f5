import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Editor, EditorContext } from '../../page/editor-context.ts'
import { leadElsewhere } from './lead-elsewhere.ts'
import { useRedirects } from './use-redirects.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const row = { id: 7, uuid: 'of-7', is_folder: false, full_slug: 'global/taller', published: true }
const old = { story: 7, from: '/taller', markets: [], addresses: [] }
const editor = { client: {}, components: [{ name: 'redirect' }] } as unknown as Editor
const wrapper = ({ children }: { children: ReactNode }) => (
  <EditorContext.Provider value={editor}>{children}</EditorContext.Provider>
)

test('an address can be changed only once the site has said which addresses that ends', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  const { result } = renderHook(() => useRedirects(row), { wrapper })
  expect([result.current.isReady, result.current.offered]).toEqual([false, undefined])
  await act(async () => resolve(Response.json({ addresses: [], redirects: [old] })))
  await waitFor(() => expect(result.current.isReady).toBe(true))
  expect([result.current.isOffered, [...result.current.chosen]]).toEqual([true, ['7 /taller']])
})

test('a site that does not say them does not prevent the change', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('The site is away')))
  const { result } = renderHook(() => useRedirects(row), { wrapper })
  await waitFor(() => expect([result.current.isReady, result.current.isUnknown]).toEqual([true, true]))
})

test('earlier addresses of a story that leaves the site lead to the other one too', async () => {
  const sent: unknown[] = []
  const content = { component: 'redirect', from: '/banco', to: { linktype: 'story', id: 'of-7' } }
  const client = {
    all: async (_: string, __: string, query: Record<string, unknown>) => {
      const isAsked = query['reference_search'] === 'of-7' && query['starts_with'] === '_data/redirects/'
      return isAsked ? [{ id: 9 }] : []
    },
    send: async (method: string, path: string, options?: unknown) => {
      if (method === 'PUT') sent.push([path, options])
      return { story: { id: 1, content } }
    },
  } as unknown as Editor['client']
  await leadElsewhere(client, row, 'of-8')
  const changed = { ...content, to: { linktype: 'story', id: 'of-8' } }
  expect(sent).toEqual([['stories/9', { body: { story: { content: changed }, publish: 1 } }]])
})
