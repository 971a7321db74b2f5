import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type KeptResponse, keepResponse } from '../cached-response.ts'
import { pageStore, type Render } from '../page-cache.ts'
import type { DiskShelf } from '../tiers/disk-tier.ts'
import { recentShelf } from '../tiers/memory-tier.ts'
import { drawingHealth } from './render-health.ts'
import { dependOn, expireAt, waitingFor } from './render-record.ts'

describe('drawing fails', () => {
  test('when three different pages failed since the last one that could be drawn', () => {
    const health = drawingHealth()
    for (const key of ['a', 'b', 'a', 'b']) health.note(key, false)
    expect(health.isFailing()).toBe(false)
    health.note('c', false)
    expect(health.isFailing()).toBe(true)
    health.note('d', true)
    expect(health.isFailing()).toBe(false)
  })

  test('not because of one page, however often it is asked for', () => {
    const health = drawingHealth()
    for (let time = 0; time < 50; time += 1) health.note('broken', false)
    expect(health.isFailing()).toBe(false)
  })
})

const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `html:${name}`)

function response(text: string): Promise<KeptResponse> {
  return keepResponse({ status: 200, headers: {}, body: Buffer.from(text), madeAt: 1 })
}

/** What a process that starts anew finds on the disk. */
async function shelfOf(keys: readonly string[]) {
  const pages = new Map(await Promise.all(keys.map(async (key) => [key, await response(`old ${key}`)] as const)))
  const get = vi.fn(async (key: string) => pages.get(key))
  const shelf: DiskShelf = { get, put: async (key, page) => void pages.set(key, page), remove: async () => {} }
  return { shelf, get }
}

/** A supplier that is away, or late, or there. */
function supplier() {
  const state = { is: 'away' as 'away' | 'late' | 'there', drawings: 0 }
  const render: Render = async () => {
    state.drawings += 1
    if (state.is === 'late') await new Promise((resolve) => setTimeout(resolve, 60_000))
    dependOn(['story:1'])
    return { status: state.is === 'away' ? 503 : 200, headers: {}, body: Buffer.from('new') }
  }
  return { state, render }
}

describe('while nothing can be drawn', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('known pages are answered at once and one page at a time is tried', async () => {
    const { shelf } = await shelfOf(names)
    const { state, render } = supplier()
    const store = pageStore({ maxBytes: 2 ** 20, shelf })
    for (const name of names.slice(0, 3)) expect((await store.answer(name, render)).source).toBe('last-good')
    expect(state.drawings).toBe(3)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, turn) => store.answer(names[turn % 5] ?? '', render)),
    )
    expect(answers.every(({ source }) => source === 'last-good')).toBe(true)
    await vi.waitFor(() => expect(state.drawings).toBe(4))
  })

  test('a page that was never shown says so', async () => {
    const { shelf } = await shelfOf(names)
    const { render } = supplier()
    const store = pageStore({ maxBytes: 2 ** 20, shelf })
    for (const name of names) await store.answer(name, render)
    expect((await store.answer('html:unknown', render)).response.status).toBe(503)
  })

  test('a supplier that is late is waited for three times, then no more', async () => {
    const { shelf } = await shelfOf(names)
    const { state, render } = supplier()
    state.is = 'late'
    const store = pageStore({ maxBytes: 2 ** 20, shelf, patienceMs: 1000 })
    for (const name of names.slice(0, 3)) {
      const waiting = store.answer(name, render)
      await vi.advanceTimersByTimeAsync(1000)
      expect((await waiting).source).toBe('last-good')
    }
    expect((await store.answer('html:d', render)).source).toBe('last-good')
  })

  test('the first page that can be drawn again ends it for all', async () => {
    const { shelf } = await shelfOf(names)
    const { state, render } = supplier()
    const store = pageStore({ maxBytes: 2 ** 20, shelf })
    for (const name of names.slice(0, 3)) await store.answer(name, render)
    state.is = 'there'
    expect((await store.answer('html:d', render)).source).toBe('last-good')
    await vi.waitFor(async () => expect((await store.answer('html:d', render)).source).toBe('kept'))
    expect((await store.answer('html:e', render)).source).toBe('rendered')
  })
})

describe('while what has the content is slow', () => {
  const slowly = { isSlow: () => true, isSilent: () => false }

  test('a known page is answered at once and drawn beside the visit, which the next one sees', async () => {
    const { shelf } = await shelfOf(names)
    const content = Promise.withResolvers<void>()
    const render: Render = async () => {
      await content.promise
      dependOn(['story:1'])
      return { status: 200, headers: {}, body: Buffer.from('new') }
    }
    const store = pageStore({ maxBytes: 2 ** 20, shelf, patienceMs: 60_000, supplier: slowly })
    expect((await store.answer('html:a', render)).source).toBe('last-good')
    expect((await store.answer('html:a', render)).source).toBe('last-good')
    content.resolve()
    await vi.waitFor(async () => expect((await store.answer('html:a', render)).source).toBe('kept'))
  })

  test('eight pages at most are drawn so at once', async () => {
    const many = Array.from({ length: 20 }, (_, number) => `html:${number}`)
    const { shelf } = await shelfOf(many)
    let drawings = 0
    const render: Render = () => {
      drawings += 1
      return waitingFor(new Promise<never>(() => undefined))
    }
    const store = pageStore({ maxBytes: 2 ** 20, shelf, patienceMs: 60_000, supplier: slowly })
    for (const name of many) expect((await store.answer(name, render)).source).toBe('last-good')
    await vi.waitFor(() => expect(drawings).toBe(8))
    for (const name of many) expect((await store.answer(name, render)).source).toBe('last-good')
    await nextTurn()
    expect(drawings).toBe(8)
  })

  test('a drawing beside a visit begins when the answer is on its way', async () => {
    const { shelf } = await shelfOf(names)
    const order: string[] = []
    const render: Render = async () => {
      order.push('drawing')
      return { status: 503, headers: {}, body: Buffer.from('') }
    }
    const store = pageStore({ maxBytes: 2 ** 20, shelf, supplier: slowly })
    await store.answer('html:a', render).then(() => order.push('answer'))
    await vi.waitFor(() => expect(order).toEqual(['answer', 'drawing']))
  })

  test('a page that began to be drawn before that was known waits no longer', async () => {
    let isSlow = false
    const { shelf } = await shelfOf(names)
    const supplied = { isSlow: () => isSlow, isSilent: () => false }
    const store = pageStore({ maxBytes: 2 ** 20, shelf, patienceMs: 60_000, supplier: supplied })
    const answer = store.answer('html:a', () => new Promise(() => undefined))
    isSlow = true
    expect((await answer).source).toBe('last-good')
  })

  test('a page that the clock has overtaken is not shown while it is drawn anew', async () => {
    const { shelf } = await shelfOf(names)
    const store = pageStore({ maxBytes: 2 ** 20, shelf, supplier: slowly })
    const render = (expiresAt: Date) => async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      dependOn(['story:1'])
      expireAt(expiresAt)
      return { status: 200, headers: {}, body: Buffer.from('new') }
    }
    await store.answer('html:a', render(new Date()))
    await vi.waitFor(async () => {
      expect((await store.answer('html:a', render(new Date(Date.now() + 60_000)))).source).toBe('rendered')
    })
  })
})

test('a page that stands in is read from the disk once, until another takes its place', async () => {
  const { shelf, get } = await shelfOf(['html:a'])
  const recent = recentShelf(shelf, 2 ** 20)
  await recent.get('html:a')
  await recent.get('html:a')
  expect(get).toHaveBeenCalledTimes(1)
  await recent.put('html:a', await response('newer'))
  expect(String((await recent.get('html:a'))?.bodies.identity)).toBe('newer')
  expect(await recent.get('html:b')).toBeUndefined()
})
