import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleServices, exampleStory } from '../fields/testing/example-services.fixture.ts'
import { EditorContext } from '../page/editor-context.ts'
import { managementClient } from '../services/management-client.ts'
import type { WireStory } from '../services/wire-story.ts'
import { useStory } from './use-story.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const opened: WireStory = {
  ...exampleStory('Keys', 'keys', { current_version_id: 1 }),
  content: { component: 'page', _uid: 'root' },
  translated_slugs: [],
  breadcrumbs: [],
  preview_token: { token: '', timestamp: '' },
}

/** The open story over a service that answers each request when the test lets it. */
function openStory() {
  const requests: { method: string; body: unknown; answer: (story: WireStory) => Promise<void> }[] = []
  vi.stubGlobal('fetch', (_address: string, { method, body }: { method: string; body?: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const answer = (story: WireStory) => act(async () => resolve(Response.json({ story })))
    requests.push({ method, body: body && JSON.parse(body), answer })
    return promise
  })
  const editor = {
    release: 0,
    client: managementClient(1),
    space: {
      id: 1,
      name: 'Space',
      domain: '',
      languages: [],
      default_lang_name: '',
      first_token: '',
      environments: [],
    },
    components: [],
    groups: [],
    appUrl: '',
    userId: 1,
    services: exampleServices(),
    language: 'en' as const,
    setLanguage: () => undefined,
    setSpace: () => undefined,
  }
  const wrapper = ({ children }: { children: ReactNode }) => <EditorContext value={editor}>{children}</EditorContext>
  const { result } = renderHook(() => useStory(opened), { wrapper })
  return { requests, current: () => result.current }
}

test('a save that is pressed while the story is read again stays saved', async () => {
  const { requests, current } = openStory()
  const content = { ...opened.content, title: 'Llaves' }
  await act(async () => current().notify({ type: 'changed', content, at: 0 }))
  await act(async () => void current().readAgain())
  await act(async () => void current().save())
  const sent: unknown[] = []
  // The latest request first, should there be two at once.
  for (let request = requests.pop(); request; request = requests.pop()) {
    const isSave = request.method === 'PUT'
    sent.push(request.body)
    await request.answer({ ...opened, slug: 'llaves', ...(isSave && { content, current_version_id: 2 }) })
  }
  expect(sent).toMatchObject([undefined, { story: { content, base_version_id: 1 } }])
  expect(current()).toMatchObject({ isUnsaved: false, state: { story: { slug: 'llaves' }, baseVersionId: 2 } })
})

test('a story that is read again while it is saved shows no edit conflict with the own save', async () => {
  const { requests, current } = openStory()
  const content = { ...opened.content, title: 'Llaves' }
  await act(async () => current().notify({ type: 'changed', content, at: 0 }))
  await act(async () => void current().save())
  await act(async () => void current().readAgain())
  const saved = { ...opened, content, current_version_id: 2 }
  for (const number of [0, 1]) await requests[number]?.answer(saved)
  expect(requests.map(({ method }) => method)).toEqual(['PUT', 'GET'])
  expect(current()).toMatchObject({ isUnsaved: false, state: { theirs: undefined, baseVersionId: 2 } })
})

test.each([
  [413, { error: 'The body is larger than 10 MB' }, 'tooLarge'],
  [403, { error: 'Forbidden' }, 'noRight'],
  [404, ['This record could not be found'], 'gone'],
  [503, '<html>', 'away'],
] as const)('a save and a publish that end with %s say why, and can be tried again', async (status, body, reason) => {
  const { current } = openStory()
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
  for (const attempt of [current().save, current().publish, () => current().unpublish()]) {
    await act(async () => void (await attempt()))
    expect(current().state).toMatchObject({ isBusy: false, problem: { reason } })
  }
  vi.stubGlobal('fetch', async () => new Response('<html>a proxy</html>'))
  await act(async () => void (await current().save()))
  expect(current().state).toMatchObject({ isBusy: false, problem: { reason: 'broken' } })
})
