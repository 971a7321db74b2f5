import { expect, test, vi } from 'vitest'
import { tellEditor } from '#site/browser/live-preview/tell-editor.client.ts'
import { listsIn } from './block-lists.ts'
import { moveToPlace } from './move-to-place.client.ts'

vi.mock('#site/browser/live-preview/tell-editor.client.ts', () => ({ tellEditor: vi.fn() }))

const page = (...uids: string[]) => ({
  _uid: 'root',
  component: 'page',
  body: uids.map((_uid) => ({ _uid, component: 'text' })),
})
const line = { left: 0, top: 0, width: 9, height: 0, isVertical: false }

/** A story whose editor makes each step of the vendor's menu, as the hosted one does. */
function opened(...uids: string[]) {
  let order = uids
  const listeners = new Set<() => void>()
  const steps: string[] = []
  const live = {
    now: () => page(...order),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  vi.mocked(tellEditor).mockImplementation((_, message) => {
    steps.push(message.action)
    if (!('blok' in message)) return
    const { _uid, _parentindex: at } = message.blok
    const rest = order.toSpliced(at, 1)
    order = rest.toSpliced(message.action === 'moveForward' ? at + 1 : at - 1, 0, _uid)
    setTimeout(() => {
      for (const listener of listeners) listener()
    }, 1)
  })
  const move = async (uid: string, index: number, hasOffer = false) => {
    const [list] = listsIn(live.now())
    if (list) await moveToPlace({ uid, place: { list, index, line }, live, editorOrigin: 'https://e', hasOffer })
    return order
  }
  return { move, steps }
}

test('the vendor’s editor moves a block by steps, each from where the last one ended', async () => {
  const { move, steps } = opened('a', 'b', 'c', 'd')
  expect(await move('a', 3)).toEqual(['b', 'c', 'a', 'd'])
  expect(await move('d', 0)).toEqual(['d', 'b', 'c', 'a'])
  expect(steps).toEqual(['moveForward', 'moveForward', 'moveBackward', 'moveBackward', 'moveBackward'])
})

test('a drop where the block stands moves nothing', async () => {
  const { move, steps } = opened('a', 'b')
  await move('a', 0)
  await move('a', 1)
  expect(steps).toEqual([])
})

test('the embedded editor gets one message', async () => {
  const { move, steps } = opened('a', 'b', 'c')
  await move('a', 3, true)
  expect(steps).toEqual(['moveBlock'])
})
