import { expect, test } from 'vitest'
import { toCachedResponse } from '../cached-response.ts'
import type { DiskTier } from './disk-tier.ts'
import { writeBehind } from './write-behind.ts'

/** A disk that does one thing at a time, when it is told to. */
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

test('who puts a page does not wait for the disk, and who reads it finds it', async () => {
  const { tier, done, goOn } = slowDisk()
  const behind = writeBehind(tier)
  await behind.put('a', await page('first'))
  expect(done).toEqual([])
  expect(String((await behind.get('a'))?.bodies.identity)).toBe('first')
  await goOn()
  expect(String((await behind.get('a'))?.bodies.identity)).toBe('first')
})

test('a page that is removed is gone at once, and stays gone', async () => {
  const { tier, done, goOn } = slowDisk()
  const behind = writeBehind(tier)
  await behind.put('a', await page('first'))
  await behind.remove('a')
  expect(await behind.get('a')).toBeUndefined()
  await goOn()
  expect(done).toEqual(['put a first', 'remove a'])
  expect(await behind.get('a')).toBeUndefined()
})

test('changes of one page come to the disk in their order, those of others beside them', async () => {
  const { tier, done, goOn } = slowDisk()
  const behind = writeBehind(tier)
  await behind.put('a', await page('first'))
  await behind.put('a', await page('second'))
  await behind.put('b', await page('other'))
  await goOn()
  expect(done.filter((one) => one.startsWith('put a'))).toEqual(['put a first', 'put a second'])
  expect(done).toContain('put b other')
})

test('a disk that does not keep up is waited for, so that waiting pages do not fill the memory', async () => {
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

test('who ends waits until everything lies on the disk, what is put meanwhile too', async () => {
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

test('a disk that refuses is not waited for', async () => {
  const { tier } = slowDisk()
  const behind = writeBehind({ ...tier, put: () => Promise.reject(new Error('full')) })
  await behind.put('a', await page('first'))
  await behind.settled()
  expect(await behind.get('a')).toBeUndefined()
})
