import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lateLink, longestFollowMs } from './late-link.client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const one = new URL('https://a.example/one')
const two = new URL('https://a.example/two')

test('the browser loads a link that the router has not followed after ten seconds', () => {
  const load = vi.fn()
  lateLink(load).start(one)
  vi.advanceTimersByTime(longestFollowMs - 1)
  expect(load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(load.mock.calls).toEqual([[one]])
})

test('a link that was followed is not loaded again, and the next link replaces the one before', () => {
  const load = vi.fn()
  const link = lateLink(load)
  link.start(one)
  link.start(two)
  vi.advanceTimersByTime(longestFollowMs)
  expect(load.mock.calls).toEqual([[two]])
  link.start(one)
  link.end()
  vi.advanceTimersByTime(2 * longestFollowMs)
  expect(load).toHaveBeenCalledTimes(1)
})
