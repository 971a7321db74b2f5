import { afterEach, expect, test } from 'vitest'
import { joinable } from '#site/server/upstream/priority.ts'
import { whenIdle } from './idle-work.ts'
import { requestsInFlight } from './read-response.ts'

afterEach(() => requestsInFlight().clear())

/** A page that waits for a response until the test ends the wait. */
function waitingPage(name: string): () => void {
  requestsInFlight().set(name, { call: joinable(() => new Promise(() => undefined)), startedAt: 0 })
  return () => requestsInFlight().delete(name)
}

test('parts of long lists are asked for one at a time, in the order in which they were wanted', async () => {
  const said: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = whenIdle(async () => {
    said.push('first begins')
    await promise
    said.push('first ends')
  })
  const second = whenIdle(async () => said.push('second'))
  await new Promise((run) => setTimeout(run, 50))
  expect(said).toEqual(['first begins'])
  resolve()
  await Promise.all([first, second])
  expect(said).toEqual(['first begins', 'first ends', 'second'])
})

test('they are asked for when no page waits any more', async () => {
  const endWait = waitingPage('page')
  let isRequested = false
  const idle = whenIdle(async () => {
    isRequested = true
  })
  await new Promise((run) => setTimeout(run, 100))
  expect(isRequested).toBe(false)
  endWait()
  await idle
  expect(isRequested).toBe(true)
})

test('they are asked for once a second on a site where pages always wait', async () => {
  waitingPage('page')
  const startedAt = performance.now()
  await whenIdle(async () => undefined)
  expect(performance.now() - startedAt).toBeGreaterThan(900)
})

test('a failure reaches its caller, and the next one goes on', async () => {
  const failed = whenIdle(() => Promise.reject(new Error('away')))
  const next = whenIdle(async () => 'there')
  await expect(failed).rejects.toThrow('away')
  expect(await next).toBe('there')
})
