import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outdatedMs } from '#site/server/upstream/time-limits.ts'
import { type PageCache, pageCache } from './page-cache.ts'
import type { Render } from './page-response.ts'
import { dependOn } from './render/render-record.ts'
import type { DiskTier } from './tiers/disk-tier.ts'

const emptyTier: DiskTier = { put: async () => {}, get: async () => undefined, remove: async () => {} }
const keys = Array.from({ length: 60 }, (_, at) => `html:${at}`)

let store: PageCache
/** The state that renders show. */
let settings: string
let rendered: string[]
/** Every render waits until the test releases it. */
let gate: PromiseWithResolvers<void> | undefined

const page =
  (key: string): Render =>
  async () => {
    dependOn(['settings', key])
    const shown = settings
    await gate?.promise
    rendered.push(key)
    return { status: 200, headers: {}, body: Buffer.from(shown) }
  }

async function read(key: string): Promise<string> {
  const { source, response } = await store.respond(key, page(key))
  return `${source} ${response.bodies.identity}`
}

beforeEach(async () => {
  store = pageCache({ maxBytes: 2 ** 22, tier: emptyTier, staleAfterMs: 60_000 })
  rendered = []
  gate = undefined
  settings = 'old'
  for (const key of keys) await read(key)
  rendered = []
  settings = 'new'
})
afterEach(() => {
  gate?.resolve()
  vi.useRealTimers()
})

/** Two renders are under way, so that a third page would wait. */
async function publishAndOccupy(): Promise<Promise<string>[]> {
  gate = Promise.withResolvers()
  store.invalidate(['settings'])
  const waiting = [read('html:0'), read('html:1')]
  await new Promise((resolve) => setImmediate(resolve))
  return waiting
}

test('sends the copies of many invalidated pages while others are rendered, and then the new ones', async () => {
  const waiting = await publishAndOccupy()
  for (const key of keys.slice(2)) expect(await read(key)).toBe('stale old')
  gate?.resolve()
  expect(await Promise.all(waiting)).toEqual(['miss new', 'miss new'])
  await vi.waitFor(async () => {
    for (const key of keys) expect(await read(key)).toBe('hit new')
  })
  expect(rendered.toSorted()).toEqual(keys.toSorted())
})

test('renders the pages in the order in which they were requested', async () => {
  const waiting = await publishAndOccupy()
  const order = keys.slice(2).toReversed()
  for (const key of order) await read(key)
  gate?.resolve()
  await Promise.all(waiting)
  await vi.waitFor(() => expect(rendered).toHaveLength(keys.length))
  expect(rendered.slice(2)).toEqual(order)
})

test('sends the copy of a page that is being revalidated without looking for a render', async () => {
  await publishAndOccupy()
  expect(store.cacheHit('html:9')).toBeUndefined()
  await read('html:9')
  expect(store.cacheHit('html:9')?.source).toBe('stale')
})

test('a change of many pages shows on the next request while nothing is rendered', async () => {
  store.invalidate(['settings'])
  expect(await read('html:0')).toBe('miss new')
})

test('a change of one page shows on the next request, also after a change of many', async () => {
  const waiting = await publishAndOccupy()
  store.invalidate(['html:7'])
  const own = read('html:7')
  gate?.resolve()
  expect(await own).toBe('miss new')
  await Promise.all(waiting)
})

test('sends no copy when the change is too long ago', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const waiting = await publishAndOccupy()
  vi.setSystemTime(Date.now() + outdatedMs + 1)
  const late = read('html:7')
  gate?.resolve()
  expect(await late).toBe('miss new')
  await Promise.all(waiting)
})

test('a second change of many pages during the renders is shown in the end', async () => {
  const waiting = await publishAndOccupy()
  for (const key of keys.slice(2)) await read(key)
  settings = 'newest'
  store.invalidate(['settings'])
  gate?.resolve()
  await Promise.all(waiting)
  await vi.waitFor(async () => {
    for (const key of keys) expect(await read(key)).toBe('hit newest')
  })
})
