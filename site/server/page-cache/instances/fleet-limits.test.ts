import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FleetLimits, fleetLimits } from './fleet-limits.ts'
import { redisClient } from './redis-client.ts'
import { type RedisServer, redisBinary, redisServer } from './redis-server.fixture.ts'

const quiet = () => undefined
const one = { perSecond: 10, calls: 1, gapMs: 0 }

describe.skipIf(!redisBinary)('instances that count their calls together', () => {
  let redis: RedisServer
  const ends: (() => unknown)[] = []

  beforeEach(async () => {
    redis = await redisServer()
  })
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
    await redis.remove()
  })

  async function instance(): Promise<FleetLimits> {
    const client = redisClient({ url: `redis://127.0.0.1:${redis.port}` }, quiet)
    const limits = fleetLimits({ client, prefix: 'test' })
    ends.push(() => client.destroy(), limits.leave)
    await vi.waitFor(() => expect(limits.isCounting()).toBe(true), 5000)
    return limits
  }

  test('begin no more than the limit within any second', async () => {
    const limits = await Promise.all([instance(), instance(), instance()])
    const starts: number[] = []
    const until = performance.now() + 2600
    await Promise.all(
      limits.map(async ({ take, end }) => {
        while (performance.now() < until) {
          const granted = await take('small', { ...one, calls: 4 })
          if (granted?.ids.length === 0) await pause(granted.waitMs)
          for (const id of granted?.ids ?? []) {
            starts.push(performance.now())
            end('small', id)
          }
        }
      }),
    )
    expect(starts.length).toBeGreaterThan(10)
    starts.sort((a, b) => a - b)
    for (const [at, start] of starts.slice(10).entries()) expect(start - (starts[at] ?? 0)).toBeGreaterThan(990)
  })

  test('count a call until a second after its end', async () => {
    const [first, second] = [await instance(), await instance()]
    const { ids = [] } = (await first.take('small', { ...one, calls: 10 })) ?? {}
    expect(ids).toHaveLength(10)
    await pause(1100)
    expect((await second.take('small', one))?.ids).toEqual([])
    for (const id of ids) first.end('small', id)
    await vi.waitFor(async () => expect((await second.take('small', one))?.ids).toHaveLength(1), 3000)
  })

  test('count each class for itself', async () => {
    const [first, second] = [await instance(), await instance()]
    await first.take('small', { ...one, calls: 10 })
    expect((await second.take('large', one))?.ids).toHaveLength(1)
  })

  test('let idle work of any of them go one by one', async () => {
    const [first, second] = [await instance(), await instance()]
    const idle = { ...one, gapMs: 500 }
    expect((await first.take('small', idle))?.ids).toHaveLength(1)
    const { ids, waitMs = 0 } = (await second.take('small', idle)) ?? {}
    expect(ids).toEqual([])
    expect(waitMs).toBeGreaterThan(300)
    expect((await second.take('small', one))?.ids).toHaveLength(1)
  })

  test('obey a Retry-After that one of them received, the longest of several', async () => {
    const [first, second] = [await instance(), await instance()]
    first.pause('small', 8000)
    first.pause('small', 1000)
    await vi.waitFor(async () => expect((await second.take('small', one))?.waitMs ?? 0).toBeGreaterThan(5000))
    expect((await second.take('large', one))?.ids).toHaveLength(1)
  })

  test('have equal shares while Redis is away, after a second without calls, and count together when all are back', async () => {
    const [first, second] = [await instance(), await instance()]
    await vi.waitFor(() => expect([first.share(), second.share()]).toEqual([1, 1]), 5000)
    await redis.stop()
    expect(await first.take('small', one)).toBeUndefined()
    expect([first.isCounting(), first.share()]).toEqual([false, 0])
    await vi.waitFor(() => expect([first.share(), second.share()]).toEqual([0.5, 0.5]), 5000)
    await redis.start()
    await vi.waitFor(() => expect([first.isCounting(), second.isCounting()]).toEqual([true, true]), 5000)
    expect(first.share()).toBe(0.5)
    await vi.waitFor(() => expect([first.share(), second.share()]).toEqual([1, 1]), 6000)
  }, 20_000)

  test('do not wait for a Redis that hangs', async () => {
    const limits = await instance()
    redis.signal('SIGSTOP')
    expect(await limits.take('small', one)).toBeUndefined()
    expect(limits.isCounting()).toBe(false)
  })
})

test('an instance that has never reached Redis assumes that there are others', async () => {
  const client = redisClient({ url: 'redis://127.0.0.1:1' }, quiet)
  const limits = fleetLimits({ client, prefix: 'test' })
  expect([limits.isCounting(), limits.share()]).toEqual([false, 0.25])
  await limits.leave()
  client.destroy()
})
