import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { firstRounds, furtherRounds, warmUpPages } from './warm-up-pages.ts'

/** Answers every page with the status, after some time, and writes down what was asked. */
function pages(status: number, ms = 0) {
  const requested: string[] = []
  const listener: RequestListener = (request, response) => {
    requested.push(`${request.headers.host}${request.url}`)
    void pause(ms).then(() => response.writeHead(status).end('x'))
  }
  return { requested, listener }
}

const paths = Promise.resolve(['/productos/nor-1r', '/'])

/** A drawing of the listener's pages that has so many milliseconds. */
const rendering = (listener: RequestListener, ms: number) => ({
  listener,
  host: 'example.com',
  paths,
  rounds: firstRounds + furtherRounds,
  over: AbortSignal.timeout(ms),
})

test('each page is drawn once a round, at the address that its visitors use', async () => {
  const { requested, listener } = pages(200)
  await warmUpPages(rendering(listener, 5000))
  const round = ['example.com/productos/nor-1r', 'example.com/']
  expect(requested).toEqual([...round, ...round, ...round, ...round])
})

test('a page that cannot be drawn ends it', async () => {
  const { requested, listener } = pages(503)
  await warmUpPages(rendering(listener, 5000))
  expect(requested).toHaveLength(1)
})

test('it ends when its time is over, whatever is under way, and asks for no more', async () => {
  const { requested, listener } = pages(200, 300)
  const startedAt = performance.now()
  await warmUpPages(rendering(listener, 100))
  expect(performance.now() - startedAt).toBeLessThan(280)
  await pause(500)
  expect(requested).toHaveLength(1)
})

test('nothing is drawn where no time is given to it, nor waited for where nobody says what', async () => {
  const { requested, listener } = pages(200)
  await warmUpPages({ ...rendering(listener, 5000), over: AbortSignal.abort() })
  await warmUpPages({ ...rendering(listener, 50), paths: new Promise(() => undefined) })
  expect(requested).toEqual([])
})
