import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { runtimePart } from '#site/server/runtime.ts'
import { idleWorkMs } from '#site/server/upstream/time-limits.ts'
import { requestsInFlight } from './read-response.ts'

const holder = runtimePart('content-idle-work', (): { last: Promise<unknown> } => ({ last: Promise.resolve() }))

/** How often it looks whether a page waits for content. */
const lookMs = 20

/**
 * Requests a part of a long list that no page can wait for: one part at a time, of any list, and after the requests of pages. Nine
 * languages in parallel would take every slot of the rate limiter.
 * @throws what `send` throws
 */
export async function whenIdle<Result>(send: () => Promise<Result>): Promise<Result> {
  const response = holder().last.then(untilIdle).then(send)
  holder().last = response.catch(() => undefined)
  return await response
}

async function untilIdle(): Promise<void> {
  const until = performance.now() + idleWorkMs
  while (requestsInFlight().size > 0 && performance.now() < until) await pause(lookMs)
}
