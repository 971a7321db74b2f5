import { afterEach, describe, expect, test } from 'vitest'
import { isSeen, rememberSeen, type SharedIdentifiers, shareSeen } from './seen-messages.ts'

afterEach(() => shareSeen(undefined))

const neverResponds = () => new Promise<never>(() => undefined)

describe('an identifier of a message', () => {
  test('is seen after it was stored', async () => {
    expect(await isSeen('one')).toBe(false)
    await rememberSeen('one')
    expect(await isSeen('one')).toBe(true)
  })

  test('is seen when another instance stored it', async () => {
    const ids = new Set(['of-another'])
    shareSeen({ has: async (id) => ids.has(id), add: async (id) => void ids.add(id) })
    expect([await isSeen('of-another'), await isSeen('of-none')]).toEqual([true, false])
    await rememberSeen('of-this')
    expect(ids).toContain('of-this')
  })

  test.each<[string, SharedIdentifiers]>([
    ['fails', { has: () => Promise.reject(new Error('away')), add: () => Promise.reject(new Error('away')) }],
    ['does not answer', { has: neverResponds, add: neverResponds }],
  ])('is remembered by this instance while the shared memory %s', async (name, shared) => {
    shareSeen(shared)
    expect(await isSeen(name)).toBe(false)
    await rememberSeen(name)
    expect(await isSeen(name)).toBe(true)
  })

  test('is forgotten when more followed than are stored', async () => {
    await rememberSeen('oldest')
    for (let count = 0; count < 10_000; count += 1) await rememberSeen(`later-${count}`)
    expect([await isSeen('oldest'), await isSeen('later-9999')]).toEqual([false, true])
  })
})
