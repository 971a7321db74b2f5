import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CachedResponse, toCachedResponse } from '../cached-response.ts'
import { pageCache } from '../page-cache.ts'
import type { Render } from '../page-response.ts'
import type { DiskTier } from '../tiers/disk-tier.ts'
import { memoryTier } from '../tiers/memory-tier.ts'
import { renderHealth } from './render-health.ts'
import { dependOn, expireAt, waitingFor } from './render-record.ts'

describe('rendering counts as failing', () => {
  test('when three different pages failed since the last success', () => {
    const health = renderHealth()
    for (const key of ['a', 'b', 'a', 'b']) health.note(key, false)
    expect(health.now()).toBe('good')
    health.note('c', false)
    expect(health.now()).toBe('failing')
    health.note('d', true)
    expect(health.now()).toBe('good')
  })

  test('not because of one page, however often it is requested', () => {
    const health = renderHealth()
    for (let time = 0; time < 50; time += 1) health.note('broken', false)
    expect(health.now()).toBe('good')
  })
})

const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `html:${name}`)

function response(text: string): Promise<CachedResponse> {
  return toCachedResponse({ status: 200, headers: {}, body: Buffer.from(text), madeAt: 1 })
}

/** The disk tier that a new process finds. */
async function tierOf(keys: readonly string[]) {
  const pages = new Map(await Promise.all(keys.map(async (key) => [key, await response(`old ${key}`)] as const)))
  const get = vi.fn(async (key: string) => pages.get(key))
  const tier: DiskTier = { get, put: async (key, page) => void pages.set(key, page), remove: async () => {} }
  return { tier, get }
}

/** An upstream that is down, late or healthy. */
function upstream() {
  const state = { is: 'away' as 'away' | 'late' | 'there', inFlightRenders: 0 }
  const render: Render = async () => {
    state.inFlightRenders += 1
    if (state.is === 'late') await new Promise((resolve) => setTimeout(resolve, 60_000))
    dependOn(['story:1'])
    return { status: state.is === 'away' ? 503 : 200, headers: {}, body: Buffer.from('new') }
  }
  return { state, render }
}

describe('while no page can be rendered', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('sends stale copies at once and renders one page at a time', async () => {
    const { tier } = await tierOf(names)
    const { state, render } = upstream()
    const store = pageCache({ maxBytes: 2 ** 20, tier })
    for (const name of names.slice(0, 3)) expect((await store.respond(name, render)).source).toBe('stale')
    expect(state.inFlightRenders).toBe(3)
    let [running, atOnce] = [0, 0]
    const trying: Render = async () => {
      atOnce = Math.max(atOnce, (running += 1))
      return await render().finally(() => (running -= 1))
    }
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, turn) => store.respond(names[turn % 5] ?? '', trying)),
    )
    expect(responses.every(({ source }) => source === 'stale')).toBe(true)
    await vi.waitFor(() => expect(state.inFlightRenders).toBe(3 + names.length))
    expect(atOnce).toBe(1)
  })

  test('texts that are late, as sitemaps are whose languages are compared, are no sign of failing pages', async () => {
    const { tier } = await tierOf(names)
    const { state, render } = upstream()
    state.is = 'late'
    const store = pageCache({ maxBytes: 2 ** 20, tier })
    for (const name of ['text:a', 'text:b', 'text:c', 'text:d']) void store.respond(name, render)
    await vi.advanceTimersByTimeAsync(3000)
    state.is = 'there'
    expect((await store.respond('html:a', render)).source).toBe('miss')
  })

  test('a page without a copy returns an error', async () => {
    const { tier } = await tierOf(names)
    const { render } = upstream()
    const store = pageCache({ maxBytes: 2 ** 20, tier })
    for (const name of names) await store.respond(name, render)
    expect((await store.respond('html:unknown', render)).response.status).toBe(503)
  })

  test('waits for a late upstream three times, then no more', async () => {
    const { tier } = await tierOf(names)
    const { state, render } = upstream()
    state.is = 'late'
    const store = pageCache({ maxBytes: 2 ** 20, tier, staleAfterMs: 1000 })
    for (const name of names.slice(0, 3)) {
      const waiting = store.respond(name, render)
      await vi.advanceTimersByTimeAsync(1000)
      expect((await waiting).source).toBe('stale')
    }
    expect((await store.respond('html:d', render)).source).toBe('stale')
  })

  test('the first page that can be rendered again ends it for all', async () => {
    const { tier } = await tierOf(names)
    const { state, render } = upstream()
    const store = pageCache({ maxBytes: 2 ** 20, tier })
    for (const name of names.slice(0, 3)) await store.respond(name, render)
    state.is = 'there'
    expect((await store.respond('html:d', render)).source).toBe('stale')
    await vi.waitFor(async () => expect((await store.respond('html:d', render)).source).toBe('hit'))
    expect((await store.respond('html:e', render)).source).toBe('miss')
  })
})

describe('while the content upstream is slow', () => {
  const slowly = { isSlow: () => true, isHanging: () => false }

  test('sends the stale copy at once and renders in the background, for the next request', async () => {
    const { tier } = await tierOf(names)
    const content = Promise.withResolvers<void>()
    const render: Render = async () => {
      await content.promise
      dependOn(['story:1'])
      return { status: 200, headers: {}, body: Buffer.from('new') }
    }
    const store = pageCache({ maxBytes: 2 ** 20, tier, staleAfterMs: 60_000, upstream: slowly })
    expect((await store.respond('html:a', render)).source).toBe('stale')
    expect((await store.respond('html:a', render)).source).toBe('stale')
    content.resolve()
    await vi.waitFor(async () => expect((await store.respond('html:a', render)).source).toBe('hit'))
  })

  test('renders eight pages at most in the background', async () => {
    const many = Array.from({ length: 20 }, (_, number) => `html:${number}`)
    const { tier } = await tierOf(many)
    let inFlightRenders = 0
    const render: Render = () => {
      inFlightRenders += 1
      return waitingFor(new Promise<never>(() => undefined))
    }
    const store = pageCache({ maxBytes: 2 ** 20, tier, staleAfterMs: 60_000, upstream: slowly })
    for (const name of many) expect((await store.respond(name, render)).source).toBe('stale')
    await vi.waitFor(() => expect(inFlightRenders).toBe(8))
    for (const name of many) expect((await store.respond(name, render)).source).toBe('stale')
    await nextTurn()
    expect(inFlightRenders).toBe(8)
  })

  test('starts a background render after the response was sent', async () => {
    const { tier } = await tierOf(names)
    const order: string[] = []
    const render: Render = async () => {
      order.push('drawing')
      return { status: 503, headers: {}, body: Buffer.from('') }
    }
    const store = pageCache({ maxBytes: 2 ** 20, tier, upstream: slowly })
    await store.respond('html:a', render).then(() => order.push('answer'))
    await vi.waitFor(() => expect(order).toEqual(['answer', 'drawing']))
  })

  test('sends the stale copy of a page whose render started before', async () => {
    let isSlow = false
    const { tier } = await tierOf(names)
    const supplied = { isSlow: () => isSlow, isHanging: () => false }
    const store = pageCache({ maxBytes: 2 ** 20, tier, staleAfterMs: 60_000, upstream: supplied })
    const result = store.respond('html:a', () => new Promise(() => undefined))
    isSlow = true
    expect((await result).source).toBe('stale')
  })

  test('does not send a page whose content has ended while it is rendered again', async () => {
    const { tier } = await tierOf(names)
    const store = pageCache({ maxBytes: 2 ** 20, tier, upstream: slowly })
    const render = (expiresAt: Date) => async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      dependOn(['story:1'])
      expireAt(expiresAt)
      return { status: 200, headers: {}, body: Buffer.from('new') }
    }
    await store.respond('html:a', render(new Date()))
    await vi.waitFor(async () => {
      expect((await store.respond('html:a', render(new Date(Date.now() + 60_000)))).source).toBe('miss')
    })
  })
})

test('reads a stale copy from the disk once, until another replaces it', async () => {
  const { tier, get } = await tierOf(['html:a'])
  const recent = memoryTier(tier, 2 ** 20)
  await recent.get('html:a')
  await recent.get('html:a')
  expect(get).toHaveBeenCalledTimes(1)
  await recent.put('html:a', await response('newer'))
  expect(String((await recent.get('html:a'))?.bodies.identity)).toBe('newer')
  expect(await recent.get('html:b')).toBeUndefined()
})
