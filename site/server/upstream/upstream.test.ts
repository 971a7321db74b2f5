import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listening } from '#site/server/listening.fixture.ts'
import { measured } from '#site/server/observability/measured.fixture.ts'
import { runtimePart } from '#site/server/runtime.ts'
import { circuitFor } from './circuit-breaker.ts'
import { withDeadline } from './priority.ts'
import type { Slot } from './sliding-window.ts'
import { say, soon } from './upstream.fixture.ts'
import { retriedStatuses, upstreamClient } from './upstream-client.ts'
import { upstreamHealthOf } from './upstream-health.ts'
import { OverloadedError } from './waiting-calls.ts'

const metrics = measured()
const upstreamFetch = upstreamClient()
const retryFetch = upstreamClient({ isRetried: true })

const circuits = runtimePart('circuit-breakers', () => new Map<string, unknown>())

/** An upstream for each test, because a circuit belongs to a host and its port; another test may have had the same port. */
let address: string
let requested: string[]
let respondWith: RequestListener

beforeAll(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true))
beforeEach(async () => {
  requested = []
  circuits().clear()
  const upstream = await listening((request, response) => {
    requested.push(request.method ?? '')
    respondWith(request, response)
  })
  address = `${upstream.origin}/`
  return upstream.close
})
afterAll(() => void vi.restoreAllMocks())

const cut: RequestListener = (request) => void request.socket.destroy()
describe('a request that changes nothing', () => {
  const tries = [200, 204, 301, 400, 401, 403, 404, 410, 422, 501, ...retriedStatuses]
    .toSorted((a, b) => a - b)
    .map((status) => ({ status, times: retriedStatuses.includes(status) ? 2 : 1 }))

  test('is repeated after 408 409 425 429 500 502 503 504 and no other status', () => {
    expect(retriedStatuses).toEqual([408, 409, 425, 429, 500, 502, 503, 504])
  })

  test.each(tries)('that is answered $status is sent $times times', async ({ status, times }) => {
    respondWith = say(status)
    expect((await retryFetch(address, { redirect: 'manual' })).status).toBe(status)
    expect(requested).toHaveLength(times)
  })

  test.each(['GET', 'HEAD', 'OPTIONS'])('is repeated as %s', async (method) => {
    respondWith = say(503)
    await retryFetch(address, { method })
    expect(requested).toEqual([method, method])
  })

  test('succeeds when the second answer does', async () => {
    respondWith = (request, response) => say(requested.length === 1 ? 503 : 200)(request, response)
    expect((await retryFetch(address)).status).toBe(200)
  })

  test('is repeated once when no answer comes', async () => {
    respondWith = cut
    await expect(retryFetch(address)).rejects.toThrow('fetch failed')
    expect(requested).toHaveLength(2)
  })
})

/** RFC 9110, section 9.2: the methods that may change something. Written out, because the code's own list may lose one. */
describe.each(['POST', 'PUT', 'PATCH', 'DELETE', 'delete'])('a request of %s', (method) => {
  test.each(retriedStatuses)('is sent once although it is answered %i', async (status) => {
    respondWith = say(status)
    expect((await retryFetch(address, { method, body: '{}' })).status).toBe(status)
    expect(requested).toEqual([method.toUpperCase()])
  })

  test('is sent once although no answer comes', async () => {
    respondWith = cut
    await expect(retryFetch(address, { method, body: '{}' })).rejects.toThrow('fetch failed')
    expect(requested).toEqual([method.toUpperCase()])
  })
})

describe('the circuit of an upstream', () => {
  const fail = async (times: number) => {
    for (let time = 0; time < times; time += 1) await upstreamFetch(address).catch(() => undefined)
  }

  test.each([
    ['answers 500', say(500)],
    ['cuts connections', cut],
  ])('opens when it %s five times: the next request is refused without being sent', async (_, listener) => {
    respondWith = listener
    await fail(5)
    await expect(upstreamFetch(address)).rejects.toThrow(/circuit/i)
    expect(requested).toHaveLength(5)
    expect(metrics()).toContain(`site_upstream_circuit_open{host="${new URL(address).host}"} 1`)
  })

  test.each([404, 429])('stays closed however often it answers %i', async (status) => {
    respondWith = say(status)
    await fail(12)
    expect((await upstreamFetch(address)).status).toBe(status)
  })

  test('stays closed when an answer comes between', async () => {
    respondWith = say(500)
    await fail(4)
    respondWith = say(200)
    await fail(1)
    respondWith = say(500)
    await fail(4)
    expect((await upstreamFetch(address)).status).toBe(500)
  })

  test('is closed by a try at once, before its pause ends', async () => {
    const circuit = circuitFor(new URL(address).host)
    respondWith = say(500)
    await fail(5)
    await circuit.tryNow()
    await expect(upstreamFetch(address)).rejects.toThrow(/circuit/i)
    respondWith = say(200)
    await circuit.tryNow()
    expect((await upstreamFetch(address)).status).toBe(200)
  })

  test('does not hold a reader who stops waiting against it', async () => {
    respondWith = () => undefined
    for (let time = 0; time < 6; time += 1) {
      const leaving = new AbortController()
      const asking = upstreamFetch(address, { signal: leaving.signal })
      leaving.abort()
      await expect(asking).rejects.toThrow(/abort/i)
    }
    respondWith = say(200)
    expect((await upstreamFetch(address)).status).toBe(200)
  })
})

describe('an upstream that returns 429 with Retry-After', () => {
  const busy =
    (after: string): RequestListener =>
    (_, response) =>
      void response.writeHead(429, { 'retry-after': after }).end()

  test('is not asked before, by anybody', async () => {
    const requestedAt: number[] = []
    respondWith = (request, response) => {
      requestedAt.push(performance.now())
      ;(requestedAt.length === 1 ? busy('1') : say(200))(request, response)
    }
    const first = await upstreamFetch(address)
    const others = await Promise.all([upstreamFetch(address), upstreamFetch(address, { method: 'POST' })])
    expect([first, ...others].map(({ status }) => status)).toEqual([429, 200, 200])
    expect((requestedAt[1] ?? 0) - (requestedAt[0] ?? 0)).toBeGreaterThanOrEqual(990)
  })

  test.each([['30'], [new Date(Date.now() + 600_000).toUTCString()]])(
    'after long (%s), is not waited for',
    async (after) => {
      respondWith = busy(after)
      await upstreamFetch(address)
      await expect(soon(upstreamFetch(address))).rejects.toThrow(/circuit/i)
      const call = vi.fn(async () => 'x')
      await expect(circuitFor(new URL(address).host).guard(call)).rejects.toThrow(/circuit/i)
      expect(requested).toHaveLength(1)
      expect(call).not.toHaveBeenCalled()
    },
  )

  test.each([['soon'], [''], ['-5'], [new Date(0).toUTCString()]])(
    'in words that say nothing (%j), is asked',
    async (after) => {
      respondWith = busy(after)
      await upstreamFetch(address)
      expect((await soon(upstreamFetch(address))).status).toBe(429)
      expect(requested).toHaveLength(2)
    },
  )
})

describe('an answer', () => {
  test('is refused when it is larger, unpacked, than any that we ask for', async () => {
    const bomb = gzipSync(Buffer.alloc(40 * 2 ** 20))
    respondWith = (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
    await expect(upstreamFetch(address)).rejects.toThrow('More than')
  })

  test.each([204, 304])('of status %i has no body', async (status) => {
    respondWith = (_, response) => void response.writeHead(status).end()
    expect((await upstreamFetch(address)).status).toBe(status)
  })

  test('is read as it was sent', async () => {
    respondWith = (_, response) => {
      const headers = { 'content-encoding': 'gzip', 'content-type': 'application/json', 'x-one': 'two' }
      response.writeHead(200, headers).end(gzipSync('{"a":"ñ"}'))
    }
    const response = await upstreamFetch(address)
    expect(await response.json()).toEqual({ a: 'ñ' })
    expect(response.headers.get('x-one')).toBe('two')
  })
})

test('every call updates the response time of an upstream', async () => {
  const upstreamHealth = upstreamHealthOf(new URL(address).host)
  respondWith = say(200)
  await upstreamFetch(address)
  expect([upstreamHealth.isSlow(), upstreamHealth.isHanging()]).toEqual([false, false])
  respondWith = say(429)
  await upstreamFetch(address)
  expect(upstreamHealth.isSlow()).toBe(true)
  respondWith = () => undefined
  const leaves = new AbortController()
  const call = upstreamFetch(address, { signal: leaves.signal }).catch(() => undefined)
  await vi.waitFor(() => expect(upstreamHealth.isHanging()).toBe(true), { timeout: 6000 })
  leaves.abort()
  await call
  expect(upstreamHealth.isHanging()).toBe(false)
  respondWith = say(200)
  await upstreamFetch(address)
  expect(upstreamHealth.isSlow()).toBe(false)
})

test('figures are written as Prometheus reads them', async () => {
  respondWith = say(200)
  await upstreamFetch(address)
  const { host } = new URL(address)
  expect(metrics()).toContain(`site_upstream_requests_total{host="${host}",outcome="200"} 1`)
  expect(metrics().join()).toContain(`site_upstream_request_seconds{host="${host}"}`)
})

describe('the deadline of a request', () => {
  test('ends a call that is in time by itself, which says nothing about the upstream', async () => {
    respondWith = () => undefined
    const isCut = { name: 'TimeoutError' }
    for (let time = 0; time < 6; time += 1) {
      await expect(withDeadline(30, () => upstreamFetch(address))).rejects.toMatchObject(isCut)
    }
    expect(requested).toHaveLength(6)
    respondWith = say(200)
    expect((await upstreamFetch(address)).status).toBe(200)
  })

  test('is shared by its calls: after it nothing is sent', async () => {
    respondWith = say(200)
    await withDeadline(200, async () => {
      expect((await upstreamFetch(address)).status).toBe(200)
      await new Promise((resolve) => setTimeout(resolve, 220))
      await expect(upstreamFetch(address)).rejects.toThrow('deadline')
    })
    expect(requested).toHaveLength(1)
  })
})

test('a circuit that opened for what must not be repeated lets one call through after its pause', async () => {
  const post = () => upstreamFetch(address, { method: 'POST' })
  respondWith = say(500)
  for (let time = 0; time < 5; time += 1) await post()
  await expect(soon(post())).rejects.toThrow(/circuit/i)
  await vi.waitFor(async () => expect((await post()).status).toBe(500), { timeout: 3000 })
  await expect(soon(post())).rejects.toThrow(/circuit/i)
  respondWith = say(200)
  await vi.waitFor(async () => expect((await post()).status).toBe(200), { timeout: 5000 })
  expect((await post()).status).toBe(200)
})

test('a search is tried although it is sent with POST: no visitor waits for the try', async () => {
  const search = upstreamClient({ postReads: true })
  respondWith = say(500)
  for (let time = 0; time < 5; time += 1) await search(address, { method: 'POST', body: '{}' })
  respondWith = say(200)
  await vi.waitFor(() => expect(requested).toHaveLength(6), { timeout: 3000 })
  await vi.waitFor(async () => expect((await search(address, { method: 'POST', body: '{}' })).status).toBe(200))
})

test('a call that gives up earlier than a hanging one is one failure among five', async () => {
  const hasty = upstreamClient({ timeoutMs: 50 })
  respondWith = () => undefined
  for (let time = 0; time < 5; time += 1) await expect(hasty(address)).rejects.toMatchObject({ name: 'TimeoutError' })
  await expect(hasty(address)).rejects.toThrow(/circuit/i)
  expect(requested).toHaveLength(5)
})

test('a stream is handed on while it arrives', async () => {
  respondWith = (_, response) => void response.writeHead(200).write('begin')
  const leaving = new AbortController()
  const response = await upstreamClient({ isStreamed: true })(address, { signal: leaving.signal })
  const { value } = (await response.body?.getReader().read()) ?? {}
  expect(Buffer.from(value ?? []).toString()).toBe('begin')
  leaving.abort()
})

test('calls that wait for their turn are refused when the circuit opens, and no turn is taken while it is open', async () => {
  const turn = Promise.withResolvers<Slot>()
  const take = vi.fn(() => turn.promise)
  const limited = upstreamClient({ limiterOf: () => ({ take, pause: () => undefined }) })
  const waiting = limited(address).catch((error: Error) => error.name)
  respondWith = say(500)
  for (let time = 0; time < 5; time += 1) await upstreamFetch(address)
  expect(await soon(waiting)).toBe('CircuitOpenError')
  await expect(soon(limited(address))).rejects.toThrow(/circuit/i)
  expect(take).toHaveBeenCalledOnce()
  const end = vi.fn()
  turn.resolve({ end })
  await vi.waitFor(() => expect(end).toHaveBeenCalledOnce())
})

describe('a call with a rate limiter', () => {
  const limited = () => {
    const [end, pause] = [vi.fn(), vi.fn()]
    return { end, pause, send: upstreamClient({ limiterOf: () => ({ take: async () => ({ end }), pause }) }) }
  }

  test.each([
    ['7', 7000],
    [undefined, 1000],
  ])('that is refused with Retry-After %s pauses its class for %i ms, and no other call', async (after, ms) => {
    respondWith = (_, response) => void response.writeHead(429, after ? { 'retry-after': after } : {}).end()
    const { end, pause, send } = limited()
    expect((await send(address)).status).toBe(429)
    expect(pause).toHaveBeenCalledWith(ms)
    expect(end).toHaveBeenCalledOnce()
    respondWith = say(200)
    expect((await soon(upstreamFetch(address))).status).toBe(200)
  })

  test('ends its turn when it fails', async () => {
    respondWith = (request) => void request.socket.destroy()
    const { end, send } = limited()
    await expect(send(address)).rejects.toThrow(TypeError)
    expect(end).toHaveBeenCalledOnce()
  })

  test('is sent once, and not tried again, when its turn would come too late', async () => {
    const take = vi.fn(() => Promise.reject(new OverloadedError('full')))
    const send = upstreamClient({ isRetried: true, limiterOf: () => ({ take, pause: () => undefined }) })
    await expect(send(address)).rejects.toThrow(OverloadedError)
    expect(take).toHaveBeenCalledOnce()
    expect(requested).toHaveLength(0)
  })
})
