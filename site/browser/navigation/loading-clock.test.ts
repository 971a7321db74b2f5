import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { estimatedProgress, type LoadingPhase, loadingClock, loadingTimes } from './loading-clock.ts'

let phases: LoadingPhase[]
beforeEach(() => {
  vi.useFakeTimers()
  phases = []
})
afterEach(() => {
  vi.useRealTimers()
})

const clock = () => loadingClock((phase) => phases.push(phase))

describe('the loading bar', () => {
  test('has the times of the specification', () => {
    expect(loadingTimes).toEqual({ throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 })
  })

  test('does not show for a navigation of less than 200 ms', () => {
    const { start, finish } = clock()
    start()
    vi.advanceTimersByTime(199)
    finish()
    vi.advanceTimersByTime(5000)
    expect(phases).toEqual([])
  })

  test('shows after 200 ms, stays 500 ms after the end, fades for 400 ms and is then ready again', () => {
    const { start, finish } = clock()
    start()
    vi.advanceTimersByTime(200)
    expect(phases).toEqual(['loading'])
    vi.advanceTimersByTime(3000)
    finish()
    // The end may be reported twice: by the router and by the page.
    finish()
    expect(phases).toEqual(['loading', 'full'])
    vi.advanceTimersByTime(499)
    expect(phases).toEqual(['loading', 'full'])
    vi.advanceTimersByTime(1)
    expect(phases).toEqual(['loading', 'full', 'fading'])
    vi.advanceTimersByTime(400)
    expect(phases).toEqual(['loading', 'full', 'fading', 'idle'])
  })

  test('shows on for a navigation that begins before the last has faded', () => {
    const { start, finish } = clock()
    start()
    vi.advanceTimersByTime(200)
    finish()
    start()
    vi.advanceTimersByTime(200)
    expect(phases).toEqual(['loading', 'full', 'loading'])
    finish()
    vi.advanceTimersByTime(900)
    expect(phases.at(-1)).toBe('idle')
  })

  test('goes all the same when the next navigation was quick', () => {
    const { start, finish } = clock()
    start()
    vi.advanceTimersByTime(200)
    finish()
    start()
    finish()
    vi.advanceTimersByTime(900)
    expect(phases.at(-1)).toBe('idle')
  })

  test('hides at once when the navigation is cancelled', () => {
    const { start, stop } = clock()
    start()
    vi.advanceTimersByTime(200)
    stop()
    vi.advanceTimersByTime(5000)
    expect(phases).toEqual(['loading', 'idle'])
  })
})

test('the bar grows all the time, is half way after a second and never arrives by itself', () => {
  expect(estimatedProgress(0)).toBe(0)
  expect(estimatedProgress(1000)).toBeCloseTo(50)
  const grown = Array.from({ length: 600 }, (_, tenth) => estimatedProgress(tenth * 100))
  expect(grown.every((value, index) => index === 0 || value > (grown[index - 1] ?? 0))).toBe(true)
  expect(Math.max(...grown)).toBeLessThan(100)
})
