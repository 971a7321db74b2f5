import type { IncomingMessage, RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Listening, listening } from '#site/server/listening.fixture.ts'
import { toCachedResponse } from '../cached-response.ts'
import { pageCache } from '../page-cache.ts'
import { serveRequest } from '../request/serve-request.ts'
import { type RenderQueue, renderLimits, renderQueue } from './render-queue.ts'
import { dependOn, hasFailed } from './render-record.ts'

let site: Listening
/** Pages and screens that the framework has started. */
let started: string[]
/** Number of renders that reached the queue. */
let queued: number
/** Ends every render of a slow page. */
let release: () => void
let sent: Promise<Response>[]

const html = { 'content-type': 'text/html' }

beforeEach(async () => {
  started = []
  queued = 0
  sent = []
  const { promise: released, resolve } = Promise.withResolvers<void>()
  release = resolve
  const framework: RequestListener = async ({ url = '' }, response) => {
    const isScreen = hasFailed()
    started.push(isScreen ? 'screen' : url)
    dependOn(['story:1'])
    if (isScreen) return void response.writeHead(503, { ...html, 'retry-after': '30' }).end('<html>the screen</html>')
    if (url.startsWith('/slow') || url.startsWith('/mine/slow')) await released
    response.writeHead(200, html).end('<html>the page</html>')
  }
  const copy = await toCachedResponse({ status: 200, headers: html, body: Buffer.from('<html>the copy</html>') })
  const isOnDisk = { current: false }
  const tier = {
    get: async () => (isOnDisk.current ? copy : undefined),
    put: async () => undefined,
    remove: async () => undefined,
  }
  const { run, state } = renderQueue({ ...renderLimits, computingMs: 60_000, waiting: 2 })
  const queue: RenderQueue = {
    state,
    run(render) {
      queued += 1
      return run(render)
    },
  }
  const respond = serveRequest({
    store: pageCache({ maxBytes: 2 ** 20, tier, queue, refuseAfterMs: 60_000, staleAfterMs: 60_000 }),
    framework,
    queue,
    isPersonal: ({ url = '' }: IncomingMessage) => url.startsWith('/mine'),
    parameters: { known: new Set(['q']), cached: new Set() },
    siteOf: () => 'site',
    screenOf: () => 'screen',
    report: (message) => expect.unreachable(message),
  })
  site = await listening((request, response) => {
    isOnDisk.current = request.headers['x-test'] === 'on disk'
    void respond(request, response)
  })
})
afterEach(async () => {
  release()
  await Promise.all(sent)
  await site.close()
})

function send(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = fetch(`${site.origin}${path}`, { headers })
  sent.push(response)
  return response
}

/** Fills the queue: one page is rendered, two wait. */
async function fill(): Promise<Promise<Response>[]> {
  const first = send('/slow/1')
  await vi.waitFor(() => expect(started).toContain('/slow/1'))
  const before = queued
  const waiting = [send('/slow/2'), send('/slow/3?q=a')]
  await vi.waitFor(() => expect(queued).toBe(before + 2))
  return [first, ...waiting]
}

describe('while too many renders wait', () => {
  test.each([
    ['a page that is not cached', '/other'],
    ['a page with typed words', '/slow/1?q=b'],
    ['a page of one person', '/mine'],
  ])('%s returns 503 with Retry-After and the screen that says so', async (_, path) => {
    const resolved = await fill()
    const response = await send(path)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await response.text()).toBe('<html>the screen</html>')
    release()
    expect((await Promise.all(resolved)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await send(path)).status).toBe(200)
  })

  test('a payload returns 503 without a body, so that the client loads the document', async () => {
    await fill()
    const response = await send('/other', { rsc: '1' })
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([503, '30', ''])
  })

  test('a page that is loaded ahead of a visit is refused as soon as one render waits, and rendered where none does', async () => {
    const ahead = { 'sec-purpose': 'prefetch;prerender' }
    expect((await send('/ahead', ahead)).status).toBe(200)
    void send('/slow/1')
    await vi.waitFor(() => expect(started).toContain('/slow/1'))
    const before = queued
    void send('/slow/2')
    await vi.waitFor(() => expect(queued).toBe(before + 1))
    const response = await send('/other', ahead)
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(queued).toBe(before + 1)
  })

  test('a cached page is sent as always', async () => {
    expect((await send('/cached')).headers.get('cache-status')).toBe('zarandal; fwd=miss')
    await fill()
    const response = await send('/cached?made-up=1')
    expect([response.status, response.headers.get('cache-status')]).toEqual([200, 'zarandal; hit'])
  })

  test('sends the stale copy of a page that has one', async () => {
    await fill()
    const response = await send('/known', { 'x-test': 'on disk' })
    expect([response.headers.get('cache-status'), await response.text()]).toEqual([
      'zarandal; fwd=stale',
      '<html>the copy</html>',
    ])
  })

  test('the screen is rendered once for all refused requests', async () => {
    await fill()
    for (let number = 0; number < 20; number += 1) expect((await send(`/other/${number}`)).status).toBe(503)
    expect(started.filter((one) => one === 'screen')).toHaveLength(1)
  })
})

test('invented parameters and addresses start no more renders at once than the limit, from any number of clients', async () => {
  const responses = ['/slow/1', '/slow/1?a=1', '/slow/1?a=2', '/slow/2', '/mine/slow'].map((path) => send(path))
  await vi.waitFor(() => expect(queued).toBe(3))
  expect(started).toHaveLength(1)
  release()
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(started.toSorted()).toEqual(['/mine/slow', '/slow/1', '/slow/2'])
})
