import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { reportingOnce } from '#site/server/database/reporting-once.ts'
import { differingStories } from './compare-stories.ts'
import type { IndexQueue } from './index-queue.ts'
import type { IndexSources } from './index-sources.ts'
import { indexWorker } from './index-worker.ts'
import { pauses } from './rests.ts'

export type IndexSync = {
  /**
   * A story was published, taken back, moved or deleted. Resolves when the queue has it; its records follow shortly.
   * @throws Error when the queue could not take it now; this process tries again until the queue has it
   */
  storyChanged(id: number): Promise<void>
  /**
   * Compares what is published with what is indexed, unless nothing was published since the last comparison, and adds what differs to
   * the queue: messages that were lost.
   * @returns ids of the stories that differ
   * @throws Error when a service fails
   */
  reconcile(): Promise<number[]>
  /** Stories that wait, and how long the oldest has. */
  state: IndexQueue['state']
  /** Resolves when nothing that is due is left to do. */
  settled(): Promise<void>
  /**
   * Compares and works the queue now, where this process is the leader.
   * @throws Error when something could not be compared or written; it is tried again
   */
  workOff(): Promise<void>
  stop(): void
}

export type IndexSyncOptions = IndexSources & {
  log: (line: string) => void
  queue: IndexQueue
  /** Whether this process works the queue and compares; the others only add to the queue. Every process does without it. */
  isLeader?: () => boolean
  /** Milliseconds between two comparisons; the first is so long after the start. */
  reconcileEvery?: number
  /** Milliseconds after which everything is compared although nothing was published: an index may have been restored or filled again. */
  compareAfter?: number
  /** Milliseconds before stories that failed are tried again, and between two looks into the queue. */
  retryAfter?: number
  /** Milliseconds without reads after an event: renders of the changed page go first. */
  restAfterMessage?: number
  /** Called with the stories that messages named, as they are published. */
  onRead?: (stories: readonly WireStory[]) => void
}

/** The version of a space has a resolution of seconds: in its own second, and until it is visible, a change may not move it. */
const versionMovesMs = 3000

/**
 * Brings the indexes to what is published: changed stories first, then those that show something of them, up to a hundred at a time. What
 * fails is retried, and a periodic comparison repairs lost events.
 */
export function syncIndexes(options: IndexSyncOptions): IndexSync {
  const { log, queue, isLeader = () => true, retryAfter = 2_000, onRead } = options
  const { reconcileEvery = 10 * 60_000, compareAfter = 6 * 3_600_000 } = options
  const { note, rest } = pauses(options.restAfterMessage ?? 0)
  let isStopped = false
  const worker = {
    ...options,
    queue,
    retryAfter,
    rest,
    isStopped: () => isStopped || !isLeader(),
    onRead: onRead ?? (() => {}),
  }
  const { store, storeAgain } = storing(queue)
  const drain = indexWorker(worker)
  const work = startable(async () => {
    await storeAgain()
    await drain()
  }, log)
  let compared = { version: 0, at: Number.NEGATIVE_INFINITY }

  async function reconcile(): Promise<number[]> {
    const version = await options.readVersion()
    if (version === compared.version && performance.now() - compared.at < compareAfter) return []
    const differing = await differingStories(options, version)
    await queue.add(differing, 'missed')
    work.start()
    compared = { version: Date.now() > version * 1000 + versionMovesMs ? version : 0, at: performance.now() }
    return differing
  }

  const compare = comparing({ reconcile, isLeader, log })
  const looking = setInterval(work.look, retryAfter).unref()
  const comparisons = setInterval(() => void compare(), reconcileEvery).unref()
  return {
    async storyChanged(id) {
      note()
      await store(id)
      work.start()
    },
    reconcile,
    state: () => queue.state(),
    settled: work.settled,
    async workOff() {
      const isCompared = await compare()
      work.start()
      await work.settled()
      const { length } = await queue.state()
      if (isLeader() && (!isCompared || length > 0)) throw new Error('Some search records are not up to date.')
    },
    stop() {
      isStopped = true
      clearInterval(looking)
      clearInterval(comparisons)
    },
  }
}

/** Compares once at a time, where this process is the leader. The function returns whether nothing failed. */
function comparing({
  reconcile,
  isLeader,
  log,
}: Pick<IndexSync, 'reconcile'> & Required<Pick<IndexSyncOptions, 'isLeader' | 'log'>>) {
  let isComparing = false
  return async (): Promise<boolean> => {
    if (isComparing || !isLeader()) return true
    isComparing = true
    try {
      const { length } = await reconcile()
      if (length > 0) log(`search records of ${length} stories differ and are written again`)
      return true
    } catch (error) {
      log(`search records could not be compared: ${String(error)}`)
      return false
    } finally {
      isComparing = false
    }
  }
}

/** Stories that the queue does not take wait here. Where the process ends before the queue takes them, a comparison finds them. */
function storing(queue: IndexQueue) {
  const refused = new Set<number>()
  async function add(ids: readonly number[]): Promise<void> {
    try {
      await queue.add(ids, 'changed')
    } catch (error) {
      for (const id of ids) refused.add(id)
      throw error
    }
  }
  return {
    store: (id: number) => add([id]),
    async storeAgain() {
      const ids = [...refused]
      refused.clear()
      if (ids.length > 0) await add(ids)
    },
  }
}

/** Work that runs once at a time; a start meanwhile runs it once more afterwards, a look does not. */
function startable(run: () => Promise<void>, log: (line: string) => void) {
  let running: Promise<void> | undefined
  let isWanted = false
  const attempt = reportingOnce(log, 'the queue of search records failed')
  async function runAll(): Promise<void> {
    do {
      isWanted = false
      await attempt(run)
    } while (isWanted)
    running = undefined
  }
  return {
    look() {
      running ??= runAll()
    },
    start() {
      if (running) isWanted = true
      else running = runAll()
    },
    async settled() {
      await running
    },
  }
}
