import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeliveryRefusal } from './delivery-refusal.ts'
import { openRateLimits } from './rate-limits.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

type Counted = Parameters<ReturnType<typeof openRateLimits>>[0]

/** How many of two thousand requests of one moment are accepted, and the headers of the first refusal. */
function acceptedOf(limit: (request: Counted) => void, request: Counted) {
  for (let accepted = 0; accepted < 2000; accepted += 1) {
    try {
      limit(request)
    } catch (error) {
      if (!(error instanceof DeliveryRefusal)) throw error
      return { accepted, status: error.status, after: error.headers['retry-after'] }
    }
  }
  return undefined
}

test.each([
  [1, 50],
  [25, 50],
  [26, 15],
  [50, 15],
  [75, 10],
  [100, 6],
  [1000, 6],
])('uncached requests of up to %i entries are refused beyond %i a second', (perPage, most) => {
  const limit = openRateLimits(50)
  const refused = { status: 429, after: '1' }
  expect(acceptedOf(limit, { isCached: false, perPage })).toEqual({ accepted: most, ...refused })
  vi.advanceTimersByTime(999)
  expect(acceptedOf(limit, { isCached: false, perPage })).toEqual({ accepted: 0, ...refused })
  vi.advanceTimersByTime(1)
  expect(acceptedOf(limit, { isCached: false, perPage })).toEqual({ accepted: most, ...refused })
})

test('what the edge cache answers has its own limit, whatever its size', () => {
  const limit = openRateLimits(50)
  expect(acceptedOf(limit, { isCached: false, perPage: 100 })?.accepted).toBe(6)
  expect(acceptedOf(limit, { isCached: true, perPage: 100 })?.accepted).toBe(1000)
})

test('a plan with another limit of small requests bounds or raises the others', () => {
  expect(acceptedOf(openRateLimits(5), { isCached: false, perPage: 25 })?.accepted).toBe(5)
  expect(acceptedOf(openRateLimits(5), { isCached: false, perPage: 100 })?.accepted).toBe(5)
  expect(acceptedOf(openRateLimits(200), { isCached: false, perPage: 100 })?.accepted).toBe(24)
})
