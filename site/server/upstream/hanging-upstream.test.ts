import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, describe, vi } from 'vitest'
import { circuitFor } from './circuit-breaker.ts'
import { say, soon, test } from './upstream.fixture.ts'
import { upstreamClient } from './upstream-client.ts'

const upstreamFetch = upstreamClient()

beforeAll(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true))
afterAll(() => void vi.restoreAllMocks())

const drip: RequestListener = (_, response) => {
  const timer = setInterval(() => response.write('x'), 300)
  response.once('close', () => clearInterval(timer))
}

async function fail(address: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await upstreamFetch(address).catch(() => undefined)
}

describe.concurrent('the open circuit of an upstream', { timeout: 40_000 }, () => {
  test('is probed once after a second without a request, and closes when the probe succeeds', async ({
    upstream: { address, requested, respondWith },
    expect,
  }) => {
    respondWith(say(500))
    await fail(address, 5)
    respondWith(say(200))
    await vi.waitFor(() => expect(requested).toHaveLength(6), { timeout: 4000, interval: 50 })
    await vi.waitFor(async () => expect((await upstreamFetch(address)).status).toBe(200))
    expect(requested).toHaveLength(7)
  })

  test('is tried with what was answered before, not with what failed, and never with what changes something', async ({
    upstream: { address, requested, respondWith },
    expect,
  }) => {
    respondWith((request, response) => say(request.url === '/fine' ? 200 : 500)(request, response))
    await upstreamFetch(`${address}fine`)
    for (let time = 0; time < 5; time += 1)
      await upstreamFetch(`${address}broken`, { method: time < 4 ? 'GET' : 'POST' })
    requested.length = 0
    await vi.waitFor(() => expect(requested).toEqual(['GET /fine']), { timeout: 4000, interval: 50 })
  })

  test('is tried by one at a time, however long it stays away', async ({
    upstream: { address, requested, respondWith },
    expect,
  }) => {
    respondWith(say(500))
    await fail(address, 5)
    await vi.waitFor(() => expect(requested).toHaveLength(7), { timeout: 15_000, interval: 20 })
    let most = 0
    let inFlight = 0
    respondWith((_, response) => {
      inFlight += 1
      most = Math.max(most, inFlight)
      response.once('close', () => (inFlight -= 1))
      setTimeout(() => response.writeHead(500).end(), 700)
    })
    await vi.waitFor(() => expect(requested).toHaveLength(8), { timeout: 15_000, interval: 20 })
    await vi.waitFor(() => expect(inFlight).toBe(0), { timeout: 5000 })
    expect(most).toBe(1)
    // Each pause is longer than the one before: what is asked in between is not sent.
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(requested).toHaveLength(8)
  })

  test('refuses visitors at once while one try is under way', async ({
    upstream: { address, requested, respondWith },
    expect,
  }) => {
    respondWith(say(500))
    await fail(address, 5)
    respondWith(() => undefined)
    await vi.waitFor(() => expect(requested).toHaveLength(6), { timeout: 4000, interval: 50 })
    await expect(soon(upstreamFetch(address))).rejects.toThrow(/circuit/i)
    expect(requested).toHaveLength(6)
  })
})

describe.concurrent('a upstream that hangs', { timeout: 40_000 }, () => {
  const hangs: [string, RequestListener][] = [
    ['says nothing', () => undefined],
    ['begins and never ends', (_, response) => void response.writeHead(200, { 'content-length': '9' }).write('x')],
    ['sends a byte now and then', drip],
  ]

  test.for(hangs)(
    'and the circuit of %s opens when one call waited for all of its time',
    async ([, listener], { upstream: { address, requested, respondWith }, expect }) => {
      respondWith(listener)
      await expect(upstreamFetch(address)).rejects.toThrow(/timeout/i)
      await expect(soon(upstreamFetch(address))).rejects.toThrow(/circuit/i)
      expect(requested).toHaveLength(1)
    },
  )

  test('is not one that answers others meanwhile', async ({ upstream: { address, respondWith }, expect }) => {
    respondWith((request, response) => void (request.url === '/heavy' || response.end('x')))
    const heavy = upstreamFetch(`${address}heavy`).catch((error: Error) => error.name)
    await upstreamFetch(address)
    expect(await heavy).toBe('TimeoutError')
    expect((await upstreamFetch(address)).status).toBe(200)
  })

  test('is asked again when it has recovered', async ({ upstream: { address, respondWith }, expect }) => {
    respondWith(() => undefined)
    await expect(upstreamFetch(address)).rejects.toThrow(/timeout/i)
    respondWith(say(200))
    await vi.waitFor(async () => expect((await upstreamFetch(address)).status).toBe(200), {
      timeout: 30_000,
      interval: 200,
    })
  })

  test('ends the waits of queued calls', async ({ upstream: { address, respondWith }, expect }) => {
    respondWith(() => undefined)
    const { host } = new URL(address)
    const turn = circuitFor(host).guard(() => new Promise(() => undefined))
    turn.catch(() => undefined)
    await expect(upstreamFetch(address)).rejects.toThrow(/timeout/i)
    await expect(soon(turn)).rejects.toThrow(/circuit/i)
    const call = vi.fn(async () => 'x')
    await expect(circuitFor(host).guard(call)).rejects.toThrow(/circuit/i)
    expect(call).not.toHaveBeenCalled()
  })
})
