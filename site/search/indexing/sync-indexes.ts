import type { IndexSources } from './index-sources.ts'
import { reconcile } from './reconcile.ts'
import { pauses } from './rests.ts'
import { syncStory } from './sync-story.ts'

export type IndexSync = {
  /** A story was published, taken back, moved or deleted; its records follow shortly. */
  storyChanged(id: number): void
  /** Resolves when nothing is left to do. */
  settled(): Promise<void>
  stop(): void
}

export type IndexSyncOptions = IndexSources & {
  log: (line: string) => void
  /** Milliseconds between two comparisons of everything. */
  reconcileEvery?: number
  /** Milliseconds before a story that failed is tried again; doubles each time. */
  retryAfter?: number
  /** Milliseconds without reads after an event: renders of the changed page go first. */
  restAfterMessage?: number
}

const longestRetry = 60_000

/**
 * Keeps the indexes at what is published: one story after the other, each once for any number of events. A failure is
 * retried, and a periodic comparison repairs lost events.
 */
export function syncIndexes(options: IndexSyncOptions): IndexSync {
  const { log, reconcileEvery = 10 * 60_000, retryAfter = 2_000, restAfterMessage = 0 } = options
  const waiting = new Set<number>()
  const { note, rest } = pauses(restAfterMessage)
  let work: Promise<void> = Promise.resolve()
  let isWorking = false
  let isStopped = false
  let wait = retryAfter
  let retry: NodeJS.Timeout | undefined

  async function drain(): Promise<void> {
    for (const id of waiting) {
      // The same read covers an event that comes meanwhile.
      await rest()
      if (isStopped) return
      waiting.delete(id)
      try {
        await syncStory(options, id, rest)
        wait = retryAfter
      } catch (error) {
        waiting.add(id)
        log(`the search records of story ${id} could not be written, next try in ${wait} ms: ${String(error)}`)
        retry = setTimeout(start, wait).unref()
        wait = Math.min(wait * 2, longestRetry)
        return
      }
    }
  }

  function start(): void {
    if (isWorking || isStopped) return
    clearTimeout(retry)
    retry = undefined
    isWorking = true
    work = drain().finally(() => {
      isWorking = false
      // An event that came after the last check of the list.
      if (waiting.size > 0 && !retry) start()
    })
  }

  async function compare(): Promise<void> {
    try {
      const healed = await reconcile(options)
      if (healed.length > 0) log(`search records of ${healed.length} stories were brought in line`)
    } catch (error) {
      log(`search records could not be compared: ${String(error)}`)
    }
  }

  const timer = setInterval(() => void compare(), reconcileEvery).unref()
  return {
    storyChanged(id) {
      waiting.add(id)
      note()
      start()
    },
    settled: () => work,
    stop() {
      isStopped = true
      clearInterval(timer)
      clearTimeout(retry)
    },
  }
}
