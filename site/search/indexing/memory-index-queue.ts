import { type IndexQueue, type IndexReason, indexReasons } from './index-queue.ts'

type Waiting = { reason: IndexReason; attempts: number; dueAt: number }

/** The queue of one process: it is lost with the process, and the next comparison finds what was lost. */
export function memoryIndexQueue(): IndexQueue {
  const waiting = new Map<number, Waiting>()
  let claims = 0
  return {
    async add(storyIds, reason) {
      for (const id of storyIds) {
        const known = waiting.get(id)
        if (!known) waiting.set(id, { reason, attempts: 0, dueAt: 0 })
        else if (indexReasons.indexOf(reason) < indexReasons.indexOf(known.reason))
          waiting.set(id, { ...known, reason })
      }
    },
    async claim(reason, most) {
      const now = performance.now()
      const storyIds: number[] = []
      let attempts = 1
      for (const [id, one] of waiting) {
        if (one.reason !== reason || one.dueAt > now) continue
        waiting.delete(id)
        storyIds.push(id)
        attempts = Math.max(attempts, one.attempts + 1)
        if (storyIds.length === most) break
      }
      if (storyIds.length === 0) return undefined
      claims += 1
      return { id: String(claims), reason, storyIds, attempts }
    },
    async finish() {
      // A claimed story does not wait.
    },
    async fail({ storyIds, reason, attempts }, delayMs) {
      const dueAt = performance.now() + delayMs
      for (const id of storyIds) if (!waiting.has(id)) waiting.set(id, { reason, attempts, dueAt })
    },
  }
}
