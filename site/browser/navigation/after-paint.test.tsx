import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint, longestWaitMs } from './after-paint.client.ts'

let frames: FrameRequestCallback[]
beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a navigation starts after the next frame, once', () => {
  const run = vi.fn<() => void>()
  afterPaint(run)
  expect(run).not.toHaveBeenCalled()
  for (const frame of frames) frame(16)
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('starts after 100 ms without a frame', () => {
  const run = vi.fn<() => void>()
  afterPaint(run)
  expect(longestWaitMs).toBe(100)
  vi.advanceTimersByTime(99)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
})
