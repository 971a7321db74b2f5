import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listening } from '#site/server/listening.fixture.ts'
import { joinInstances } from '#site/server/page-cache/instances/join-instances.ts'
import { redisClient } from '#site/server/page-cache/instances/redis-client.ts'
import { type RedisServer, redisBinary, redisServer } from '#site/server/page-cache/instances/redis-server.fixture.ts'
import { sharedValues } from '#site/server/page-cache/instances/shared-values.ts'

/** A content service with three pages of links and products, and labels. */
let requested: string[] = []
let cv: number
let redis: RedisServer
const ends: (() => Promise<void>)[] = []

const linksOf = (page: number) => ({ [`${page}`]: { id: page, slug: `global/p${page}`, is_folder: false } })
const total: Readonly<Record<string, number>> = { links: 2500, stories: 220, datasource_entries: 3 }

beforeAll(async () => {
  const { origin, close } = await listening((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service')
    const kind = url.pathname.split('/').at(-1) ?? ''
    requested.push(`${kind} ${url.searchParams.get('page')}`)
    const page = Number(url.searchParams.get('page'))
    const bodies: Record<string, object> = {
      links: { links: linksOf(page) },
      datasource_entries: { datasource_entries: [{ name: 'Acero', value: 'steel' }] },
      stories: { stories: [] },
    }
    response
      .writeHead(200, { 'content-type': 'application/json', total: String(total[kind] ?? 0), 'per-page': '25' })
      .end(JSON.stringify({ ...bodies[kind], cv }))
  })
  vi.stubEnv('CONTENT_API_URL', `${origin}/v2`)
  vi.stubEnv('CONTENT_REQUESTS_PER_SECOND', '1000')
  return close
})

/** The reads of a new process of the site at its start, through modules and memory of its own. */
async function start() {
  Reflect.deleteProperty(globalThis, Symbol.for('site.runtime'))
  vi.resetModules()
  const { leave } = joinInstances({
    access: { url: `redis://127.0.0.1:${redis.port}` },
    prefix: 'test',
    buildId: String(Math.random()),
    maxAgeMs: 60_000,
    report: () => undefined,
  })
  ends.push(leave)
  await vi.waitFor(async () => {
    await sharedValues()?.put('ready', Buffer.from('yes'))
    expect(String(await sharedValues()?.get('ready'))).toBe('yes')
  }, 5000)
  requested = []
  const { labelsOf } = await import('../stories/get-labels.ts')
  const { readAddresses, readAddressesOnce } = await import('../addresses/read-addresses.ts')
  const { listStoriesOnce } = await import('../listings/list-stories.ts')
  const read: unknown[] = [await readAddresses('global', 1)]
  for (const page of [2, 3]) read.push(await readAddressesOnce('global', page))
  for (const page of [1, 2, 3]) {
    read.push(await listStoriesOnce({ contentType: 'product', locale: 'es', page, perPage: 100 }))
  }
  read.push(await labelsOf('materials', 'default'))
  return { read, requested: [...requested] }
}

async function storedResponses(): Promise<number> {
  const client = redisClient({ url: `redis://127.0.0.1:${redis.port}` }, () => undefined)
  try {
    await vi.waitFor(() => expect(client.isReady()).toBe(true))
    return Number(await client.run(`return #redis.call('KEYS', 'test:content:1:*')`, []))
  } finally {
    client.destroy()
  }
}

describe.skipIf(!redisBinary)('what each instance reads at its start', () => {
  beforeEach(async () => {
    cv = Math.floor(Date.now() / 1000) - 60
    redis = await redisServer()
  })
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
    await redis.remove()
  })

  test('is read from the service by the first one of a version of the space; another build reads it from Redis', async () => {
    const first = await start()
    expect(first.requested).toEqual([
      'links 1',
      'links 2',
      'links 3',
      'stories 1',
      'stories 2',
      'stories 3',
      'datasource_entries 1',
    ])
    await vi.waitFor(async () => expect(await storedResponses()).toBe(6))
    const second = await start()
    // The one that says which version the space has.
    expect(second.requested).toEqual(['links 1'])
    expect(second.read).toEqual(first.read)
  })

  test('is read from the service again after a change', async () => {
    await start()
    cv += 10
    expect((await start()).requested).toHaveLength(7)
  })

  test('is not shared within the seconds in which another change may not move the version', async () => {
    cv = Math.floor(Date.now() / 1000)
    await start()
    expect((await start()).requested).toHaveLength(7)
  })

  test('is read from the service where Redis has lost it', async () => {
    await start()
    await ends.pop()?.()
    await redis.stop()
    await redis.start()
    expect((await start()).requested).toHaveLength(7)
  })
})
