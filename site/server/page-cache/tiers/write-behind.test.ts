import { expect, test } from 'vitest'
import { toCachedResponse } from '../cached-response.ts'
import type { DiskTier } from './disk-tier.ts'
import { writeBehind } from './write-behind.ts'

/** A disk that executes one operation at a time, when the test says so. */
function slowDisk() {
  const lying = new Map<string, string>()
  const waiting: (() => void)[] = []
  const done: string[] = []
  const turn = () => new Promise<void>((resolve) => waiting.push(resolve))
  const tier: DiskTier = {
    async put(key, { bodies }) {
      await turn()
      lying.set(key, String(bodies.identity))
      done.push(`put ${key} ${bodies.identity}`)
    },
    async remove(key) {
      await turn()
      lying.delete(key)
      done.push(`remove ${key}`)
    },
    get: async (key) => (lying.has(key) ? await page(lying.get(key) ?? '') : undefined),
  }
  const goOn = async () => {
    while (waiting.length > 0) {
      waiting.shift()?.()
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  return { tier, done, goOn }
}

const page = (text: string) => toCachedResponse({ status: 200, headers: {}, body: Buffer.from(text) })

test('a write does not wait for the disk, and a read finds the page', async () => {
  const { tier, done, goOn } = slowDisk()
  const behind = writeBehind(tier)
  await behind.put('a', await page('first'))
  expect(done).toEqual([])
  expect(String((await behind.get('a'))?.bodies.identity)).toBe('first')
  await goOn()
  expect(String((await behind.get('a'))?.bodies.identity)).toBe('first')
})

test('a removed page is absent at once, and stays absent', async () => {
  const { tier, done, goOn } = slowDisk()
  const behind = writeBehind(tier)
  await behind.put('a', await page('first'))
  await behind.remove('a')
  expect(await behind.get('a')).toBeUndefined()
  await goOn()
  expect(done).toEqual(['put a first', 'remove a'])
  expect(await behind.get('a')).toBeUndefined()
})

test('writes of one page reach the disk in order, those of other pages in parallel', async () => {
  const { tier, done, goOn } = slowDisk()
  const behind = writeBehind(tier)
  await behind.put('a', await page('first'))
  await behind.put('a', await page('second'))
  await behind.put('b', await page('other'))
  await goOn()
  expect(done.filter((one) => one.startsWith('put a'))).toEqual(['put a first', 'put a second'])
  expect(done).toContain('put b other')
})

test('waits for a slow disk, so that pending pages do not fill the memory', async () => {
  const { tier, goOn } = slowDisk()
  const behind = writeBehind(tier)
  const text = await page('x')
  let put = 0
  for (let at = 0; at < 40; at += 1) void behind.put(`page ${at}`, text).then(() => (put += 1))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(put).toBe(32)
  await goOn()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(put).toBe(40)
})

test('settles when every write is on the disk, later ones included', async () => {
  const { tier, done, goOn } = slowDisk()
  const behind = writeBehind(tier)
  await behind.put('a', await page('first'))
  let isSettled = false
  const settled = behind.settled().then(() => (isSettled = true))
  await behind.put('a', await page('second'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([isSettled, done]).toEqual([false, []])
  await goOn()
  await settled
  expect(done).toEqual(['put a first', 'put a second'])
  await behind.settled()
})

test('does not wait for a disk that fails', async () => {
  const { tier } = slowDisk()
  const behind = writeBehind({ ...tier, put: () => Promise.reject(new Error('full')) })
  await behind.put('a', await page('first'))
  await behind.settled()
  expect(await behind.get('a')).toBeUndefined()
})
