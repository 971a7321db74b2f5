import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageCache } from './page-cache.ts'
import type { Render } from './page-response.ts'
import { dependOn, expireAt } from './render/render-record.ts'
import type { DiskTier } from './tiers/disk-tier.ts'

const emptyTier: DiskTier = { put: async () => {}, get: async () => undefined, remove: async () => {} }
const start = Date.parse('2026-10-15T07:00:00.000Z')
const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page that shows the minute of its render, and content that the clock changes after so many minutes. */
function clockPage(...changes: readonly number[]): Render {
  return async () => {
    dependOn(['story:1'])
    const renderedAt = Date.now()
    for (const minutes of changes) expireAt(new Date(renderedAt + minutes * minute))
    const body = Buffer.from(String((renderedAt - start) / minute))
    return { status: 200, headers: { 'content-type': 'text/html' }, body }
  }
}

function asking(render: Render) {
  const store = pageCache({ maxBytes: 2 ** 20, tier: emptyTier, maxAgeMs: 60 * minute })
  return async (minutes: number) => {
    vi.setSystemTime(start + minutes * minute)
    return (await store.respond('html:a', render)).response.bodies.identity?.toString()
  }
}

test('a page is cached until the clock changes it, and not a moment longer', async () => {
  const send = asking(clockPage(10))
  expect(await send(0)).toBe('0')
  expect(await send(9.99)).toBe('0')
  expect(await send(10)).toBe('10')
  expect(await send(19)).toBe('10')
})

test('the earliest of several changes counts', async () => {
  const send = asking(clockPage(30, 5, 12))
  await send(0)
  expect(await send(4.99)).toBe('0')
  expect(await send(5)).toBe('5')
})

test('a page without such a change stays cached', async () => {
  const send = asking(clockPage())
  await send(0)
  expect(await send(59)).toBe('0')
})

test('all requests for an expired page wait for one render', async () => {
  const render = vi.fn(clockPage(10))
  const send = asking(render)
  await send(0)
  expect(await Promise.all(Array.from({ length: 20 }, () => send(11)))).toEqual(Array.from({ length: 20 }, () => '11'))
  expect(render).toHaveBeenCalledTimes(2)
})

test('sends the stale copy while a render hangs, and caches the page when it completes', async () => {
  const put = { status: 200, headers: {}, digest: 'd', madeAt: 0, bodies: { identity: Buffer.from('last good') } }
  const tier: DiskTier = { ...emptyTier, get: async (key) => (key === 'html:known' ? put : undefined) }
  const store = pageCache({ maxBytes: 2 ** 20, tier, staleAfterMs: 20 })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const slow: Render = async () => {
    await held
    return await clockPage()()
  }
  const known = await store.respond('html:known', slow)
  expect([known.source, known.response.bodies.identity?.toString()]).toEqual(['stale', 'last good'])
  const unknown = store.respond('html:unknown', slow)
  release()
  expect((await unknown).source).toBe('miss')
  await vi.waitFor(async () => expect((await store.respond('html:known', slow)).source).toBe('hit'))
})
