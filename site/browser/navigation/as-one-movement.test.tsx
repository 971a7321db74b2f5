import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asOneMovement, pageHasArrived } from './as-one-movement.client.ts'

let updates: (() => Promise<void>)[]
const skip = vi.fn<() => void>()
let wantsNone: boolean
beforeEach(() => {
  vi.useFakeTimers()
  updates = []
  skip.mockClear()
  wantsNone = false
  vi.stubGlobal('matchMedia', () => ({ matches: wantsNone }))
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      updates.push(update)
      const reject = () => Promise.reject(new DOMException('skipped'))
      return { updateCallbackDone: reject(), ready: reject(), finished: reject(), skipTransition: skip }
    },
  })
})
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the page is asked for once the picture has been taken, and its arrival begins the movement', async () => {
  const go = vi.fn<() => void>()
  const moves = vi.fn<() => void>()
  asOneMovement(go)
  expect(go).not.toHaveBeenCalled()
  void updates[0]?.().then(moves)
  expect(go).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(moves).not.toHaveBeenCalled()
  pageHasArrived()
  await vi.advanceTimersByTimeAsync(0)
  expect(moves).toHaveBeenCalledTimes(1)
})

test('nothing stands still for longer than 150 ms', async () => {
  const moves = vi.fn<() => void>()
  asOneMovement(() => undefined)
  void updates[0]?.().then(moves)
  await vi.advanceTimersByTimeAsync(150)
  expect(moves).toHaveBeenCalledTimes(1)
})

test('a picture that takes more than 100 ms is not waited for: the page is asked for once, without a movement', async () => {
  const go = vi.fn<() => void>()
  asOneMovement(go)
  await vi.advanceTimersByTimeAsync(99)
  expect(go).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect([go.mock.calls.length, skip.mock.calls.length]).toEqual([1, 1])
  void updates[0]?.()
  expect(go).toHaveBeenCalledTimes(1)
})

test('a picture that was taken in time is waited for no longer', async () => {
  asOneMovement(() => undefined)
  void updates[0]?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(skip).not.toHaveBeenCalled()
})

test('who wants no movement gets none, and neither does a browser that knows none: only the next picture is awaited', () => {
  const go = vi.fn<() => void>()
  wantsNone = true
  asOneMovement(go)
  wantsNone = false
  Reflect.deleteProperty(document, 'startViewTransition')
  asOneMovement(go)
  expect(go).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(go).toHaveBeenCalledTimes(2)
  expect(updates).toEqual([])
})
