import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { freeMemory } from '#site/server/page-cache/memory/free-memory.ts'
import { currentPriority, forAll, inBackground, joinable, withDeadline } from '#site/server/upstream/priority.ts'

/** Whether the running work is waited for, read after a moment, as a request does when its turn comes. */
const later = async () => {
  await pause(5)
  return currentPriority().isWaitedFor()
}

test('where nothing is said a visitor waits', async () => {
  expect(await later()).toBe(true)
})

test('no page waits for background reads, however long they take, but for the parts that all need', async () => {
  expect(await inBackground(later)).toBe(false)
  expect(await inBackground(() => forAll(later))).toBe(true)
})

test('a background call counts as waited for from the moment when a visitor needs it too', () => {
  const { started, join } = inBackground(() => joinable(currentPriority))
  expect(started.isWaitedFor()).toBe(false)
  inBackground(join)
  expect(started.isWaitedFor()).toBe(false)
  join()
  expect(started.isWaitedFor()).toBe(true)
})

test('a question is waited for when the page that asked it is: who joins the one hurries the other', () => {
  const request = inBackground(() => joinable(currentPriority))
  const page = inBackground(() => joinable(() => request.join()))
  expect(request.started.isWaitedFor()).toBe(false)
  page.join()
  expect(request.started.isWaitedFor()).toBe(true)
})

test('a visitor’s call counts as waited for with any other caller', () => {
  const { started, join } = joinable(currentPriority)
  inBackground(join)
  expect(started.isWaitedFor()).toBe(true)
})

test('what is kept for long and joined by every visitor holds one of them at most', async () => {
  const cached = inBackground(() => joinable(currentPriority))
  const pages = Array.from({ length: 50 }, () => {
    const { started } = joinable(() => {
      cached.join()
      return currentPriority()
    })
    return new WeakRef(started)
  })
  await nextTurn()
  freeMemory()
  expect(pages.filter((page) => page.deref() !== undefined).length).toBeLessThanOrEqual(1)
  expect(cached.started.isWaitedFor()).toBe(true)
})

describe('the deadline of a request', () => {
  const leftMs = () => currentPriority().deadline() - performance.now()
  const starts = (work: () => number, limitMs: number) => withDeadline(limitMs, work)

  test('is the earlier one of two, and none where nothing is said, in idle work and in work for all', () => {
    expect(starts(() => starts(leftMs, 9000), 1000)).toBeLessThanOrEqual(1000)
    expect(starts(() => starts(leftMs, 1000), 9000)).toBeLessThanOrEqual(1000)
    const others = [leftMs(), inBackground(() => starts(leftMs, 1000)), starts(() => forAll(leftMs), 1000)]
    expect(others).toEqual([Infinity, Infinity, Infinity])
  })

  test('of work that several requests wait for is the latest of theirs', () => {
    const { started, join } = withDeadline(1000, () => joinable(currentPriority))
    withDeadline(5000, join)
    expect(started.deadline() - performance.now()).toBeGreaterThan(4000)
    withDeadline(10, join)
    expect(started.deadline() - performance.now()).toBeGreaterThan(4000)
  })
})
