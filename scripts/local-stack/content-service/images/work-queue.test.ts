import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { workQueue } from './work-queue.ts'

describe('workQueue', () => {
  test('runs at most `limit` tasks at a time, in order, and settles all of them', async () => {
    const queue = workQueue(3)
    let running = 0
    let most = 0
    const started: number[] = []
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        queue(async () => {
          started.push(index)
          running += 1
          most = Math.max(most, running)
          await setTimeout(index % 3)
          running -= 1
          return index
        }),
      ),
    )
    expect(most).toBe(3)
    expect(results).toEqual(started.toSorted((a, b) => a - b))
    expect(started).toEqual(Array.from({ length: 20 }, (_, index) => index))
  })

  test('a failed task frees its slot and rejects its caller', async () => {
    const queue = workQueue(1)
    const failing = queue(async () => {
      throw new Error('broken')
    })
    const following = queue(async () => 'done')
    await expect(failing).rejects.toThrow('broken')
    await expect(following).resolves.toBe('done')
  })
})
