import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { load } from './load.ts'

/** Loads a server of one listener for a moment. */
async function loadOf(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}/page?a=b`
  let warmed = 0
  let requested = 0
  server.on('request', () => (requested += 1))
  const onWarm = async () => {
    warmed = requested
  }
  const headers = { 'accept-encoding': 'br' }
  const figures = await load({ url, connections: 4, seconds: 0.3, headers, warmUpSeconds: 0.2, onWarm })
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return { figures, measured: requested - warmed }
}

test('counts every response after the warm-up once, and sends the given address and headers', async () => {
  const seen = new Set<string>()
  const { figures, measured } = await loadOf((request, response) => {
    seen.add(`${request.url} ${request.headers['accept-encoding']}`)
    response.end(Buffer.alloc(20_000, 0xff))
  })
  expect(figures.requests).toBe(measured)
  expect(figures.requests).toBeGreaterThan(0)
  expect(figures.errors).toBe(0)
  expect(figures.p99Ms).toBeGreaterThanOrEqual(figures.p50Ms)
  expect([...seen]).toEqual(['/page?a=b br'])
})

test('counts an unsuccessful response and an aborted one as errors', async () => {
  const refused = await loadOf((_, response) => void response.writeHead(503).end())
  expect(refused.figures.errors).toBe(refused.figures.requests)
  const broken = await loadOf((_, response) => void response.destroy())
  expect(broken.figures).toMatchObject({ requests: 0 })
  expect(broken.figures.errors).toBeGreaterThan(0)
})
