import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenAtRest } from './when-idle.client.ts'

const run = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  run.mockReset()
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('what is for later waits until the document has loaded, and runs once', async () => {
  whenAtRest(run)
  await vi.advanceTimersByTimeAsync(3000)
  expect(run).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(3000)
  expect(run).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(run).toHaveBeenCalledOnce()
})

test('a part of the document that never arrives keeps nothing back for good', async () => {
  whenAtRest(run)
  await vi.advanceTimersByTimeAsync(12_000)
  expect(run).toHaveBeenCalledOnce()
})
