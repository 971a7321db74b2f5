import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freeMemory } from '#site/server/page-cache/memory/free-memory.ts'
import { currentPrecedence, forAll, forNobodyYet, joinable } from '#site/server/upstream/priority.ts'

/** What the running work says after a moment, as a question does when its turn comes. */
const later = async () => {
  await pause(5)
  return currentPrecedence().isWaitedFor()
}

test('where nothing is said a visitor waits', async () => {
  expect(await later()).toBe(true)
})

test('nobody waits for what is read in advance, however long it takes, but for what all need in it', async () => {
  expect(await forNobodyYet(later)).toBe(false)
  expect(await forNobodyYet(() => forAll(later))).toBe(true)
})

test('what was begun for nobody is waited for from the moment when a visitor needs it too', () => {
  const { begun, join } = forNobodyYet(() => joinable(currentPrecedence))
  expect(begun.isWaitedFor()).toBe(false)
  forNobodyYet(join)
  expect(begun.isWaitedFor()).toBe(false)
  join()
  expect(begun.isWaitedFor()).toBe(true)
})

test('a question is waited for when the page that asked it is: who joins the one hurries the other', () => {
  const question = forNobodyYet(() => joinable(currentPrecedence))
  const page = forNobodyYet(() => joinable(() => question.join()))
  expect(question.begun.isWaitedFor()).toBe(false)
  page.join()
  expect(question.begun.isWaitedFor()).toBe(true)
})

test('what a visitor began is waited for whoever joins it', () => {
  const { begun, join } = joinable(currentPrecedence)
  forNobodyYet(join)
  expect(begun.isWaitedFor()).toBe(true)
})

test('what is kept for long and joined by every visitor holds one of them at most', async () => {
  const kept = forNobodyYet(() => joinable(currentPrecedence))
  const pages = Array.from({ length: 50 }, () => {
    const { begun } = joinable(() => {
      kept.join()
      return currentPrecedence()
    })
    return new WeakRef(begun)
  })
  await nextTurn()
  freeMemory()
  expect(pages.filter((page) => page.deref() !== undefined).length).toBeLessThanOrEqual(1)
  expect(kept.begun.isWaitedFor()).toBe(true)
})
