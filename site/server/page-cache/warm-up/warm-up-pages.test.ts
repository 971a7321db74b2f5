import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { firstRounds, furtherRounds, warmUpPages } from './warm-up-pages.ts'

/** Returns the status for every page, after some time, and records the requests. */
function pages(status: number, ms = 0) {
  const requested: string[] = []
  const listener: RequestListener = (request, response) => {
    requested.push(`${request.headers.host}${request.url}`)
    void pause(ms).then(() => response.writeHead(status).end('x'))
  }
  return { requested, listener }
}

const paths = Promise.resolve(['/productos/nor-1r', '/'])

/** A warm-up of the listener's pages with so many milliseconds. */
const rendering = (listener: RequestListener, ms: number) => ({
  listener,
  host: 'example.com',
  paths,
  rounds: firstRounds + furtherRounds,
  over: AbortSignal.timeout(ms),
})

test('renders each page once a round, at the address that visitors use', async () => {
  const { requested, listener } = pages(200)
  await warmUpPages(rendering(listener, 5000))
  const round = ['example.com/productos/nor-1r', 'example.com/']
  expect(requested).toEqual([...round, ...round, ...round, ...round])
})

test('ends at a page that cannot be rendered', async () => {
  const { requested, listener } = pages(503)
  await warmUpPages(rendering(listener, 5000))
  expect(requested).toHaveLength(1)
})

test('ends when its time is over, and requests no further page', async () => {
  const { requested, listener } = pages(200, 300)
  const startedAt = performance.now()
  await warmUpPages(rendering(listener, 100))
  expect(performance.now() - startedAt).toBeLessThan(280)
  await pause(500)
  expect(requested).toHaveLength(1)
})

test('renders nothing without time, and does not wait when there are no paths', async () => {
  const { requested, listener } = pages(200)
  await warmUpPages({ ...rendering(listener, 5000), over: AbortSignal.abort() })
  await warmUpPages({ ...rendering(listener, 50), paths: new Promise(() => undefined) })
  expect(requested).toEqual([])
})
