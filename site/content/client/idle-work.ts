import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { requestsInFlight } from './read-response.ts'

const key = Symbol.for('zarandal.spare-time')

/** How often it is looked whether a page waits for an answer, and how long at most: a busy site reads its lists, too. */
const lookMs = 20
const longestMs = 1000

/**
 * Asks for a part of a long list that no page can wait for: one part at a time, whatever list it is of, and after the
 * questions of pages. Nine languages that are read beside each other would take every turn at the content service.
 * @throws what `ask` throws
 */
export async function whenIdle<Result>(send: () => Promise<Result>): Promise<Result> {
  const shared = globalThis as { [key]?: Promise<unknown> }
  const asked = (shared[key] ?? Promise.resolve()).then(untilIdle).then(send)
  shared[key] = asked.catch(() => undefined)
  return await asked
}

async function untilIdle(): Promise<void> {
  const until = performance.now() + longestMs
  while (requestsInFlight().size > 0 && performance.now() < until) await pause(lookMs)
}
