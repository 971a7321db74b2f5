import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pauses } from './rests.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
}))

/** Milliseconds that a call takes. */
async function taken(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  const done = work().then(() => performance.now() - startedAt)
  await vi.advanceTimersByTimeAsync(10_000)
  return await done
}

test('work goes on at once while no message comes', async () => {
  expect(await taken(pauses(1000).rest)).toBe(0)
})

test('work rests until a second has passed since the last message', async () => {
  const { note, rest } = pauses(1000)
  note()
  await vi.advanceTimersByTimeAsync(300)
  expect(await taken(rest)).toBe(700)
  expect(await taken(rest)).toBe(0)
})

test('work goes on between messages that never end', async () => {
  const { note, rest } = pauses(1000)
  const until = performance.now() + 60_000
  let rested = 0
  let steps = 0
  const messages = setInterval(note, 100)
  const work = (async () => {
    while (performance.now() < until) {
      const startedAt = performance.now()
      await rest()
      rested += performance.now() - startedAt
      await new Promise<void>((resolve) => setTimeout(resolve, 50))
      steps += 1
    }
  })()
  await vi.advanceTimersByTimeAsync(70_000)
  await work
  clearInterval(messages)
  expect(steps).toBeGreaterThan(700)
  expect(rested).toBeGreaterThan(10_000)
})
