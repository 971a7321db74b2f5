import { expect, test, vi } from 'vitest'
import { agedCache } from './expiring-cache.ts'

function cacheAt(limits: { seconds: number; most?: number }) {
  let time = 0
  const cache = agedCache({ ...limits, now: () => time })
  const send = vi.fn(async () => 'asked')
  /** As the official client does: a miss is requested and stored. */
  const read = (key: string) => cache.get(key, send, { miss: (value) => cache.set(key, value) })
  return { cache, send, read, wait: (seconds: number) => (time += seconds * 1000) }
}

test('requests a response once, and again after its TTL', async () => {
  const { send, read, wait } = cacheAt({ seconds: 60 })
  await read('nor')
  await read('nor')
  expect(send).toHaveBeenCalledTimes(1)
  wait(60)
  await read('nor')
  expect(send).toHaveBeenCalledTimes(2)
})

test('evicts the oldest response', async () => {
  const { send, read } = cacheAt({ seconds: 60, most: 2 })
  for (const key of ['n', 'no', 'nor', 'no', 'nor']) await read(key)
  expect(send).toHaveBeenCalledTimes(3)
  await read('n')
  expect(send).toHaveBeenCalledTimes(4)
})

test('requests a cleared or deleted response again, and caches nothing with a TTL of 0', async () => {
  const { cache, send, read } = cacheAt({ seconds: 60 })
  await read('nor')
  await cache.delete('nor')
  await read('nor')
  await cache.clear()
  await read('nor')
  expect(send).toHaveBeenCalledTimes(3)
  const none = cacheAt({ seconds: 0 })
  await none.read('nor')
  await none.read('nor')
  expect(none.send).toHaveBeenCalledTimes(2)
})
