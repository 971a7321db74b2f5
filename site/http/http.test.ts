import { createServer, type RequestListener, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { exposeMetrics } from '#site/metrics/metrics.ts'
import { mutatingMethods, retriedStatuses, retryFetch } from './retry-fetch.ts'
import { supplierFetch } from './supplier-fetch.ts'

/** A supplier for each test, because a circuit belongs to a host and its port. */
let server: Server
let address: string
let asked: string[]
let answerWith: RequestListener

beforeAll(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true))
beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(request.method ?? '')
    answerWith(request, response)
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, 'localhost', () => resolve((server.address() as { port: number }).port))
  })
  address = `http://localhost:${port}/`
  return () => {
    server.closeAllConnections()
    server.close()
  }
})
afterAll(() => void vi.restoreAllMocks())

const say =
  (status: number): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end('x')
const cut: RequestListener = (request) => void request.socket.destroy()

describe('a request that changes nothing', () => {
  const tries = [200, 204, 301, 400, 401, 403, 404, 410, 422, 501, ...retriedStatuses]
    .toSorted((a, b) => a - b)
    .map((status) => ({ status, times: retriedStatuses.includes(status) ? 2 : 1 }))

  test('is repeated after 408 409 425 429 500 502 503 504 and no other status', () => {
    expect(retriedStatuses).toEqual([408, 409, 425, 429, 500, 502, 503, 504])
  })

  test.each(tries)('that is answered $status is sent $times times', async ({ status, times }) => {
    answerWith = say(status)
    expect((await retryFetch(address, { redirect: 'manual' })).status).toBe(status)
    expect(asked).toHaveLength(times)
  })

  test.each(['GET', 'HEAD', 'OPTIONS'])('is repeated as %s', async (method) => {
    answerWith = say(503)
    await retryFetch(address, { method })
    expect(asked).toEqual([method, method])
  })

  test('succeeds when the second answer does', async () => {
    answerWith = (request, response) => say(asked.length === 1 ? 503 : 200)(request, response)
    expect((await retryFetch(address)).status).toBe(200)
  })

  test('is repeated once when no answer comes', async () => {
    answerWith = cut
    await expect(retryFetch(address)).rejects.toThrow('fetch failed')
    expect(asked).toHaveLength(2)
  })
})

describe.each(mutatingMethods)('a request of %s', (method) => {
  test.each(retriedStatuses)('is sent once although it is answered %i', async (status) => {
    answerWith = say(status)
    expect((await retryFetch(address, { method, body: '{}' })).status).toBe(status)
    expect(asked).toEqual([method])
  })
})

describe('the circuit of a supplier', () => {
  const fail = async (times: number) => {
    for (let time = 0; time < times; time += 1) await supplierFetch(address).catch(() => undefined)
  }

  test.each([
    ['answers 500', say(500)],
    ['cuts connections', cut],
  ])('opens when it %s five times: the next request is refused without being sent', async (_, listener) => {
    answerWith = listener
    await fail(5)
    await expect(supplierFetch(address)).rejects.toThrow(/circuit/i)
    expect(asked).toHaveLength(5)
    expect(exposeMetrics()).toContain(`site_supplier_circuit_open{host="${new URL(address).host}"} 1`)
  })

  test.each([404, 429])('stays closed however often it answers %i', async (status) => {
    answerWith = say(status)
    await fail(12)
    expect((await supplierFetch(address)).status).toBe(status)
  })

  test('stays closed when an answer comes between', async () => {
    answerWith = say(500)
    await fail(4)
    answerWith = say(200)
    await fail(1)
    answerWith = say(500)
    await fail(4)
    expect((await supplierFetch(address)).status).toBe(500)
  })

  test('is tried with one request after a second, and closes when it is answered', async () => {
    answerWith = say(500)
    await fail(5)
    answerWith = say(200)
    await vi.waitFor(async () => expect((await supplierFetch(address)).status).toBe(200), {
      timeout: 4000,
      interval: 100,
    })
    expect(asked.length).toBe(6)
  })

  test('does not hold a reader who stops waiting against it', async () => {
    answerWith = () => undefined
    for (let time = 0; time < 6; time += 1) {
      const leaving = new AbortController()
      const asking = supplierFetch(address, { signal: leaving.signal })
      leaving.abort()
      await expect(asking).rejects.toThrow(/abort/i)
    }
    answerWith = say(200)
    expect((await supplierFetch(address)).status).toBe(200)
  })
})

test('figures are written as Prometheus reads them', async () => {
  answerWith = say(200)
  await supplierFetch(address)
  const { host } = new URL(address)
  expect(exposeMetrics()).toMatch(/^# TYPE site_supplier_requests_total counter$/m)
  expect(exposeMetrics()).toContain(`site_supplier_requests_total{host="${host}",outcome="200"} 1`)
})
