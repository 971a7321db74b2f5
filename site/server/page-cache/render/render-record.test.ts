import { expect, test } from 'vitest'
import {
  besidePages,
  dependInstead,
  dependOn,
  expireAt,
  markPersonal,
  recordRender,
  untagged,
  waitingFor,
} from './render-record.ts'

test('a page depends on the shown part of a read, not on all of it', async () => {
  const [result, { tags }] = await recordRender(async () => {
    dependOn(['page'])
    const read = async () => {
      dependOn(['story'])
      return 'words'
    }
    return await dependInstead(read, (of) => [...of].map((tag) => `part of ${tag}`))
  })
  expect(result).toBe('words')
  expect([...tags]).toEqual(['page', 'part of story'])
})

test('a read that fails, is personal or expires makes the page so', async () => {
  const failure = new Error('away')
  const [, record] = await recordRender(async () => {
    const read = async () => {
      markPersonal()
      expireAt(new Date(5))
      await waitingFor(Promise.reject(failure))
    }
    await expect(dependInstead(read, () => ['story'])).rejects.toBe(failure)
  })
  expect(record).toMatchObject({ isPersonal: true, expiresAt: 5, failure })
  expect([...record.tags]).toEqual(['story'])
})

test('outside of a render a read is only a read', async () => {
  expect(
    await dependInstead(
      async () => 1,
      () => [],
    ),
  ).toBe(1)
})

test('a read with tags from the caller belongs to the page in all else', async () => {
  const failure = new Error('away')
  const [, record] = await recordRender(async () => {
    const read = async () => {
      dependOn(['every story'])
      await waitingFor(Promise.reject(failure))
    }
    await expect(untagged(read)).rejects.toBe(failure)
  })
  expect([...record.tags]).toEqual([])
  expect(record.failure).toBe(failure)
})

test('each page that waits for one response fails with it, and waits no longer', async () => {
  const failure = new Error('away')
  const response = Promise.withResolvers<never>()
  const render = () => recordRender(() => waitingFor(response.promise).catch(() => undefined))
  const pages = [render(), render()]
  response.reject(failure)
  for (const [, record] of await Promise.all(pages)) expect(record).toMatchObject({ failure, waits: 0 })
})

test('work outside of pages is recorded on no page, unless a page waits for it', async () => {
  const failure = new Error('away')
  const response = Promise.withResolvers<never>()
  const read = async () => {
    dependOn(['every story'])
    markPersonal()
    await waitingFor(response.promise)
  }
  const started: Promise<void>[] = []
  const [, first] = await recordRender(async () => void started.push(besidePages(read)))
  const second = recordRender(() => waitingFor(Promise.all(started)).catch(() => undefined))
  expect(first).toMatchObject({ waits: 0, isPersonal: false })
  response.reject(failure)
  expect((await second)[1]).toMatchObject({ failure })
  expect(first.failure).toBeUndefined()
  expect([...first.tags]).toEqual([])
})
