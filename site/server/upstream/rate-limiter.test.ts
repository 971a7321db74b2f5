import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inBackground, joinable } from './priority.ts'
import { rateLimiter } from './rate-limiter.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** When each of so many turns begins, in milliseconds from now. */
function startsOf(takeSlot: () => Promise<void>, count: number): number[] {
  const startedAt = performance.now()
  const starts: number[] = []
  for (let requested = 0; requested < count; requested += 1) {
    void takeSlot().then(() => starts.push(Math.round(performance.now() - startedAt)))
  }
  return starts
}

test('as many turns as allowed begin at once, the others when a second has passed since the one before them by that number', async () => {
  const takeSlot = rateLimiter({ most: 3, withinMs: 1000 })
  const starts = startsOf(takeSlot, 7)
  await vi.advanceTimersByTimeAsync(3000)
  expect(starts).toEqual([0, 0, 0, 1000, 1000, 1000, 2000])
})

test('within any second no more begin than allowed, however they come', async () => {
  const takeSlot = rateLimiter({ most: 5, withinMs: 1000 })
  const starts: number[] = []
  for (let at = 0; at < 4000; at += 130) {
    void takeSlot().then(() => starts.push(performance.now()))
    await vi.advanceTimersByTimeAsync(130)
  }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(starts).toHaveLength(31)
  for (const [at, start] of starts.slice(5).entries()) expect(start - (starts[at] ?? 0)).toBeGreaterThanOrEqual(1000)
})

test('who asked first has the first turn', async () => {
  const takeSlot = rateLimiter({ most: 1, withinMs: 100 })
  const came: string[] = []
  for (const name of ['a', 'b', 'c', 'd']) void takeSlot().then(() => came.push(name))
  await vi.advanceTimersByTimeAsync(1000)
  expect(came).toEqual(['a', 'b', 'c', 'd'])
})

test.each([-1, 1])('a clock that is set by %i hour neither holds turns up nor gives more of them', async (hours) => {
  const takeSlot = rateLimiter({ most: 2, withinMs: 1000 })
  const before = startsOf(takeSlot, 2)
  await vi.advanceTimersByTimeAsync(100)
  vi.setSystemTime(Date.now() + hours * 3_600_000)
  const after = startsOf(takeSlot, 2)
  await vi.advanceTimersByTimeAsync(1000)
  expect([...before, ...after]).toEqual([0, 0, 900, 900])
})

test('an abandoned wait takes no slot', async () => {
  const takeSlot = rateLimiter({ most: 2, withinMs: 1000 })
  startsOf(takeSlot, 2)
  await vi.advanceTimersByTimeAsync(60_000)
  const starts = startsOf(takeSlot, 2)
  await vi.advanceTimersByTimeAsync(0)
  expect(starts).toEqual([0, 0])
})

test('background reads wait for those of visitors, and go with them once a visitor needs them', async () => {
  const takeSlot = rateLimiter({ most: 1, withinMs: 100 })
  const came: string[] = []
  const take = (name: string) => takeSlot().then(() => came.push(name))
  void take('begins at once')
  const needed = inBackground(() => {
    void take('for nobody')
    return joinable(() => take('for nobody, then needed'))
  })
  void take('a visitor’s')
  await vi.advanceTimersByTimeAsync(50)
  needed.join()
  await vi.advanceTimersByTimeAsync(1000)
  expect(came).toEqual(['begins at once', 'for nobody, then needed', 'a visitor’s', 'for nobody'])
})

test('what is read in advance goes one by one: a visitor who comes meanwhile has the next turn', async () => {
  const takeSlot = rateLimiter({ most: 5, withinMs: 1000 })
  const inAdvance = inBackground(() => startsOf(takeSlot, 8))
  await vi.advanceTimersByTimeAsync(650)
  const visitor = startsOf(takeSlot, 3)
  await vi.advanceTimersByTimeAsync(3000)
  expect(inAdvance).toEqual([0, 200, 400, 600, 1400, 1600, 1800, 2000])
  expect(visitor).toEqual([0, 350, 550])
})

test('idle work has one turn a second where visitors always wait', async () => {
  const takeSlot = rateLimiter({ most: 2, withinMs: 1000 })
  const idle = inBackground(() => startsOf(takeSlot, 3))
  const visitors = startsOf(takeSlot, 20)
  await vi.advanceTimersByTimeAsync(5000)
  expect(idle).toEqual([0, 1000, 2000])
  expect(visitors.slice(0, 5)).toEqual([0, 1000, 2000, 3000, 3000])
})
