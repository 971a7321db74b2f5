import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { listening } from '#site/server/listening.fixture.ts'
import type { RawResponse } from '#site/server/page-cache/cached-response.ts'
import { pageCache } from '#site/server/page-cache/page-cache.ts'
import type { DiskTier } from '#site/server/page-cache/tiers/disk-tier.ts'
import { inBackground } from '#site/server/upstream/priority.ts'

/** A content service that may be asked ten questions a second. */
let requested: string[] = []
const respond: RequestListener = (request, response) => {
  requested.push((request.url ?? '').split('/').at(-1)?.split('?')[0] ?? '')
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ story: { id: 1 } }))
}
let readResponse: typeof import('./read-response.ts').readResponse

beforeAll(async () => {
  const { origin, close } = await listening(respond)
  vi.stubEnv('CONTENT_API_URL', `${origin}/v2`)
  vi.stubEnv('CONTENT_REQUESTS_PER_SECOND', '10')
  ;({ readResponse } = await import('./read-response.ts'))
  return close
})
beforeEach(() => {
  requested = []
})

const read = (name: string) =>
  readResponse({
    path: `cdn/stories/${name}`,
    params: { version: 'published' },
    parse: (body) => z.object({ story: z.object({ id: z.number() }) }).parse(body),
    tagsOf: () => ['story:1'],
  })

/** One goes in a tenth of a second, and a busy machine is late: a call that waits for all of them comes after twelve. */
const few = 6

/** So many questions that the last ones wait for a second. */
function readInAdvance(round: string): Promise<unknown> {
  return inBackground(() => Promise.all(Array.from({ length: 12 }, (_, at) => read(`${round}-${at}`))))
}

const emptyTier: DiskTier = {
  get: () => Promise.resolve(undefined),
  put: () => Promise.resolve(),
  remove: () => Promise.resolve(),
}

test('a visitor’s question goes before all that a start reads in advance', async () => {
  const inAdvance = readInAdvance('first')
  await pause(50)
  await read('of-a-visitor')
  expect(requested.indexOf('of-a-visitor')).toBeLessThan(few)
  await inAdvance
  expect(requested).toHaveLength(13)
})

test('a visitor who waits for what is read in advance already has it next, asked once', async () => {
  const inAdvance = readInAdvance('second')
  await pause(50)
  await read('second-11')
  expect(requested.indexOf('second-11')).toBeLessThan(few)
  await inAdvance
  expect(requested.filter((name) => name === 'second-11')).toHaveLength(1)
})

test('a warm-up render goes before background reads as soon as a visitor requests its page', async () => {
  const store = pageCache({ maxBytes: 1000, tier: emptyTier })
  const page: RawResponse = { status: 200, headers: {}, body: Buffer.from('page') }
  const render = async () => {
    await read('one-of-page')
    await read('other-of-page')
    return page
  }
  const inAdvance = readInAdvance('third')
  const rendered = inBackground(() => store.respond('html:/page', render))
  await pause(50)
  await store.respond('html:/page', render)
  expect(requested.indexOf('other-of-page')).toBeLessThan(few)
  await Promise.all([rendered, inAdvance])
})
