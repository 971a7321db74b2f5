import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { renderLeaseMs } from '#site/server/upstream/time-limits.ts'
import { invalidationMemory } from '../memory/invalidation-memory.ts'
import { pageCache } from '../page-cache.ts'
import type { Render } from '../page-response.ts'
import { dependOn, expireAt } from '../render/render-record.ts'
import { diskTier } from '../tiers/disk-tier.ts'
import { sharedTier } from '../tiers/shared-tier.ts'
import { joinInstances } from './join-instances.ts'
import { redisClient } from './redis-client.ts'
import { redisFeed } from './redis-feed.ts'
import { freePort, type RedisServer, redisBinary, redisServer } from './redis-server.fixture.ts'
import { identifiersInRedis } from './seen-messages.ts'

const quiet = () => undefined
let folder: string
let port: number
let redis: RedisServer | undefined
const open: { leave: () => Promise<void> }[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instances-'))
  port = await freePort()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ leave }) => leave()))
  await redis?.stop()
})
afterAll(async () => {
  await redis?.remove()
  await rm(folder, { recursive: true, force: true })
})

async function startRedis(): Promise<void> {
  if (redis) await redis.start()
  else redis = await redisServer({ port })
}

/** One process of the site: its page cache, and its two connections to the others. */
async function startInstance() {
  const access = { url: `redis://127.0.0.1:${port}` }
  const client = redisClient(access, quiet)
  const memory = invalidationMemory()
  const store: { current?: ReturnType<typeof pageCache> } = {}
  const feed = redisFeed({
    client,
    reader: redisClient(access, quiet),
    stream: 'test:changes',
    memory,
    receive: ({ tags }) => void (tags ? store.current?.invalidate(tags) : store.current?.invalidateAll()),
  })
  const shared = sharedTier({ client, feed, memory, prefix: 'test:page:one', maxAgeMs: 60_000 })
  const tier = diskTier(await mkdtemp(join(folder, 'shelf-')), quiet, { hasAllOf: () => true })
  const pages = pageCache({ maxBytes: 2 ** 20, tier, shared })
  store.current = pages
  const instance = {
    feed,
    shared,
    read: async (key: string, render: Render) => {
      const { source, response } = await pages.respond(key, render)
      return `${source} ${response.bodies.identity}`
    },
    change: async (tags: string[]) => {
      await feed.announce({ tags })
      pages.invalidate(tags)
    },
    leave: () => feed.close(),
  }
  open.push(instance)
  return instance
}

const joined = (instance: Awaited<ReturnType<typeof startInstance>>) =>
  vi.waitFor(() => expect(instance.feed.position()).toBeDefined(), { timeout: 5000, interval: 20 })

async function startThree() {
  const three = await Promise.all([startInstance(), startInstance(), startInstance()])
  await Promise.all(three.map(joined))
  return three as [(typeof three)[0], (typeof three)[0], (typeof three)[0]]
}

const page =
  (text: string, tags = ['story:1']): Render =>
  async () => {
    dependOn(tags)
    return { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(text) }
  }

describe.skipIf(!redisBinary)('several instances of the site', () => {
  test('use the pages that one of them has rendered', async () => {
    await startRedis()
    const [one, two] = await startThree()
    expect(await one.read('html:a', page('drawn'))).toBe('miss drawn')
    await vi.waitFor(async () => expect(await two.read(`html:a`, page('again'))).toBe('hit drawn'))
  })

  test('receive what was published while they were frozen before their next page, although no read has ended', async () => {
    await startRedis()
    const access = { url: `redis://127.0.0.1:${port}` }
    const received: unknown[] = []
    const reader = redisClient(access, quiet)
    let isFrozen = false
    const read: typeof reader.read = (...given) => (isFrozen ? new Promise(() => undefined) : reader.read(...given))
    const feed = redisFeed({
      client: redisClient(access, quiet),
      reader: { ...reader, read },
      stream: 'test:changes',
      memory: invalidationMemory(),
      receive: ({ tags }) => void received.push(tags),
    })
    open.push({ leave: () => feed.close() })
    const other = await startInstance()
    await joined(other)
    await vi.waitFor(() => expect(feed.position()).toBeDefined(), { timeout: 5000, interval: 20 })
    isFrozen = true
    await pause(1200)
    await other.feed.announce({ tags: ['story:7'] })
    await feed.catchUp()
    expect(received).not.toContainEqual(['story:7'])
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
    await feed.catchUp()
    vi.restoreAllMocks()
    expect(received).toContainEqual(['story:7'])
  })

  test('agree on the value that one of them proposed first', async () => {
    await startRedis()
    const joining = { access: { url: `redis://127.0.0.1:${port}` }, prefix: 'agreeing', buildId: 'one', maxAgeMs: 1000 }
    const [one, two] = [joinInstances({ ...joining, report: quiet }), joinInstances({ ...joining, report: quiet })]
    open.push(one, two)
    const first = await vi.waitFor(() => one.agree('files', 'a folder'), { timeout: 5000, interval: 20 })
    const second = await vi.waitFor(() => two.agree('files', 'another'), { timeout: 5000, interval: 20 })
    expect([first, second, await one.agree('files', 'a folder')]).toEqual(['a folder', 'a folder', 'a folder'])
  })

  test('know whether a document is shared, which a text is not', async () => {
    await startRedis()
    const [one, two] = await startThree()
    await one.read('text:sitemap', page('a text'))
    expect(await two.shared.hasDocument()).toBe(false)
    await one.read('html:a', page('a document'))
    await vi.waitFor(async () => expect(await two.shared.hasDocument()).toBe(true))
    await redis?.stop()
    expect(await two.shared.hasDocument()).toBe(false)
  })

  test('have stale copies of shared pages in an outage, like of their own', async () => {
    await startRedis()
    const [one, two] = await startThree()
    await one.read('html:a', page('drawn'))
    await vi.waitFor(async () => expect(await two.read('html:a', page('again'))).toBe('hit drawn'))
    await one.change(['story:1'])
    const broken: Render = async () => ({ status: 503, headers: {}, body: Buffer.from('away') })
    await vi.waitFor(async () => expect(await two.read('html:a', broken)).toBe('stale drawn'))
  })

  test('send the stale copy of another instance instead of a page that they cannot render, unless its content has ended', async () => {
    await startRedis()
    const [one, two] = await startThree()
    await one.read('html:a', page('drawn'))
    const ends: Render = async () => {
      expireAt(new Date(Date.now() + 500))
      return await page('an event')()
    }
    await one.read('html:event', ends)
    await vi.waitFor(async () => expect(await two.shared.copy('html:event')).toBeDefined())
    await one.change(['story:1'])
    await vi.waitFor(async () => expect(await two.shared.get('html:a')).toBeUndefined())
    const broken: Render = async () => ({ status: 503, headers: {}, body: Buffer.from('away') })
    expect(await two.read('html:a', broken)).toBe('stale drawn')
    await pause(500)
    expect(await two.read('html:event', broken)).toBe('miss away')
  })

  test('send no copy of a page that one of them no longer found', async () => {
    await startRedis()
    const [one, two] = await startThree()
    await one.read('html:a', page('drawn'))
    await vi.waitFor(async () => expect(await two.shared.copy('html:a')).toBeDefined())
    await one.change(['story:1'])
    const absent: Render = async () => ({ ...(await page('no such page')()), status: 404 })
    expect(await one.read('html:a', absent)).toBe('miss no such page')
    await vi.waitFor(async () => expect(await two.shared.copy('html:a')).toBeUndefined())
  })

  test('keep their cached pages when Redis restarts', async () => {
    await startRedis()
    const [one, two] = await startThree()
    await two.read('html:b', page('own', ['story:2']))
    await redis?.stop()
    await startRedis()
    await vi.waitFor(async () => {
      const name = `html:${Math.random()}`
      await one.read(name, page('shared'))
      await pause(100)
      expect(await two.read(name, page('not shared'))).toBe('hit shared')
    }, 8000)
    expect(await two.read('html:b', page('again', ['story:2']))).toBe('hit own')
  })

  test('all invalidate within a second what one received, and use no older page', async () => {
    await startRedis()
    const [one, two, three] = await startThree()
    await one.read('html:a', page('old'))
    await vi.waitFor(async () => expect(await two.read('html:a', page('old'))).toBe('hit old'))
    const startedAt = Date.now()
    await one.change(['story:1'])
    await vi.waitFor(async () => expect(await two.read('html:a', page('new'))).toContain('new'), { interval: 10 })
    expect(await three.read('html:a', page('new'))).toContain('new')
    expect(Date.now() - startedAt).toBeLessThan(1000)
    expect(await one.read('html:a', page('new'))).toContain('new')
  })

  test('an instance that starts later knows earlier invalidations', async () => {
    await startRedis()
    const [one] = await startThree()
    await one.read('html:a', page('old'))
    await one.change(['story:1'])
    const late = await startInstance()
    await joined(late)
    expect(await late.read('html:a', page('new'))).toBe('miss new')
  })

  test('no instance uses a page that was rendered while its story changed', async () => {
    await startRedis()
    const [one, two, three] = await startThree()
    const during: Render = async () => {
      const raw = await page('old')()
      await three.change(['story:1'])
      return raw
    }
    await one.read('html:a', during)
    await vi.waitFor(async () => expect(await two.read('html:a', page('new'))).toContain('new'))
  })

  test('serve pages alone while Redis is down, and receive afterwards the changes of that time', async () => {
    await startRedis()
    const [one, two] = await startThree()
    await two.read('html:b', page('old', ['story:2']))
    await redis?.stop()
    const startedAt = Date.now()
    expect(await one.read('html:a', page('alone'))).toBe('miss alone')
    expect(await two.read('html:b', page('x'))).toBe('hit old')
    await one.change(['story:2'])
    expect(Date.now() - startedAt).toBeLessThan(1500)
    await startRedis()
    await vi.waitFor(async () => expect(await two.read('html:b', page('new', ['story:2']))).toContain('new'), 8000)
  })

  test('receive a change that was published to a restarted Redis before they had reconnected', async () => {
    await startRedis()
    const [one] = await startThree()
    await one.read('html:a', page('old', ['story:2']))
    await redis?.stop()
    // After that time it reconnects once a second.
    await pause(1600)
    await startRedis()
    const other = redisClient({ url: `redis://127.0.0.1:${port}` }, quiet)
    await vi.waitFor(() => expect(other.isReady()).toBe(true), 5000)
    await other.append('test:changes', { origin: 'other', told: JSON.stringify({ tags: ['story:2'] }) }, 100)
    other.destroy()
    await vi.waitFor(async () => expect(await one.read('html:a', page('new', ['story:2']))).toContain('new'), 8000)
  })

  test('share the identifiers of handled messages for a day', async () => {
    await startRedis()
    const client = redisClient({ url: `redis://127.0.0.1:${port}` }, quiet)
    await vi.waitFor(() => expect(client.isReady()).toBe(true), 5000)
    const [own, foreign] = [identifiersInRedis(client, 'test:message'), identifiersInRedis(client, 'other:message')]
    await own.add('msg_1')
    expect([await own.has('msg_1'), await own.has('msg_2'), await foreign.has('msg_1')]).toEqual([true, false, false])
    const lifeMs = Number(await client.run(`return redis.call('PTTL', KEYS[1])`, ['test:message:msg_1']))
    client.destroy()
    expect(lifeMs).toBeGreaterThan(23 * 3_600_000)
    expect(lifeMs).toBeLessThanOrEqual(24 * 3_600_000)
  })

  test('render each of many invalidated pages once for all, and send copies meanwhile', async () => {
    await startRedis()
    const three = await startThree()
    const keys = Array.from({ length: 40 }, (_, at) => `html:${at}`)
    for (const key of keys) await three[0].read(key, page('old'))
    for (const one of three) for (const key of keys) expect(await one.read(key, page('not shared'))).toBe('hit old')
    const rendered: string[] = []
    const slow =
      (key: string): Render =>
      async () => {
        await pause(20)
        rendered.push(key)
        return await page('new')()
      }
    await three[0].change(['story:1'])
    await vi.waitFor(async () => {
      const seen = await Promise.all(
        three.flatMap((one) => keys.slice(2).map(async (key) => (await one.read(key, slow(key))).split(' ')[1])),
      )
      expect(seen.every((text) => text === 'new')).toBe(true)
    }, 10_000)
    // A page that a visitor waits for is rendered at once, also while another instance renders it.
    expect(rendered.length).toBeLessThan(keys.length * 2)
  })

  test('render a page whose renderer died as soon as its lease has ended', async () => {
    await startRedis()
    const [one, two] = await startThree()
    expect(await one.shared.lease('html:a')).toBe(true)
    expect(await two.shared.lease('html:a')).toBe(false)
    one.shared.release('html:a')
    await vi.waitFor(async () => expect(await two.shared.lease('html:a')).toBe(true))
    const client = redisClient({ url: `redis://127.0.0.1:${port}` }, quiet)
    await vi.waitFor(() => expect(client.isReady()).toBe(true), 5000)
    const left = await client.run(`return redis.call('PTTL', KEYS[1])`, ['test:page:one:render:html:a'])
    client.destroy()
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThanOrEqual(renderLeaseMs)
  })

  test('wait for a hanging Redis no longer than a page may take', async () => {
    await startRedis()
    const [one] = await startThree()
    redis?.signal('SIGSTOP')
    const startedAt = Date.now()
    expect(await one.read('html:a', page('alone'))).toBe('miss alone')
    expect(Date.now() - startedAt).toBeLessThan(500)
  })
})

test('an instance whose Redis never responds serves pages alone', async () => {
  const alone = await startInstance()
  expect(await alone.read('html:a', page('one'))).toBe('miss one')
  await alone.change(['story:1'])
  expect(await alone.read('html:a', page('two'))).toBe('miss two')
})
