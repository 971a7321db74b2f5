import { expect, test } from 'vitest'
import { memoryIndexQueue } from './memory-index-queue.ts'

test('claims the stories that wait longest first, up to a number, of one reason', async () => {
  const queue = memoryIndexQueue()
  await queue.add([5, 3, 4], 'changed')
  await queue.add([9], 'dependent')
  expect((await queue.claim('changed', 2))?.storyIds).toEqual([5, 3])
  expect((await queue.claim('changed', 2))?.storyIds).toEqual([4])
  expect(await queue.claim('changed', 2)).toBeUndefined()
  expect((await queue.claim('dependent', 2))?.storyIds).toEqual([9])
})

test('a story waits once, for the reason that is claimed first', async () => {
  const queue = memoryIndexQueue()
  await queue.add([1, 2], 'dependent')
  await queue.add([1], 'changed')
  await queue.add([1], 'missed')
  expect((await queue.claim('changed', 9))?.storyIds).toEqual([1])
  expect(await queue.claim('missed', 9)).toBeUndefined()
  expect((await queue.claim('dependent', 9))?.storyIds).toEqual([2])
})

test('a claimed story that is added again waits again after its claim is finished', async () => {
  const queue = memoryIndexQueue()
  await queue.add([1], 'changed')
  const claim = await queue.claim('changed', 9)
  await queue.add([1], 'changed')
  if (claim) await queue.finish(claim)
  expect((await queue.claim('changed', 9))?.storyIds).toEqual([1])
  expect(await queue.claim('changed', 9)).toBeUndefined()
})

test('the stories of a failed claim are due after the delay, with one attempt more', async () => {
  const queue = memoryIndexQueue()
  await queue.add([1], 'changed')
  const claim = await queue.claim('changed', 9)
  expect(claim?.attempts).toBe(1)
  if (claim) await queue.fail(claim, 60_000)
  expect(await queue.claim('changed', 9)).toBeUndefined()
  await queue.add([2], 'changed')
  const next = await queue.claim('changed', 9)
  expect(next?.storyIds).toEqual([2])
  if (next) await queue.fail(next, 0)
  expect(await queue.claim('changed', 9)).toMatchObject({ storyIds: [2], attempts: 2 })
})
