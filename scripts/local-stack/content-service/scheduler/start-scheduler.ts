import { mergeRelease } from '../management/releases/merge-release.ts'
import { executeSchedule } from '../management/schedules/execute-schedule.ts'
import type { ContentContext } from '../store/content-context.ts'
import type { Store } from '../store/open-store.ts'

/** The longest sleep in milliseconds: a clock that was set, or a machine that slept, delays work by no more. */
const longestSleep = 30_000

/** Milliseconds until work that failed is tried again. */
const retryDelay = 5_000

/** Pieces of work between two turns of the event loop, so that a long list does not block requests. */
const workPerTurn = 10

/**
 * Executes releases and schedules at their time, and right after the start those that became due while the service was down. The store has
 * the plan; the lock of the data folder leaves one service, hence one scheduler.
 * @returns `stop`, after which nothing is executed
 */
export function startScheduler(context: ContentContext): { stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isPlanned = false
  const failed = new Map<string, number>()

  function wake(): void {
    if (isPlanned || isStopped) return
    isPlanned = true
    setImmediate(pass)
  }

  function pass(): void {
    isPlanned = false
    clearTimeout(timer)
    if (isStopped) return
    const now = Date.now()
    const waits = listPlanned(context.store, workPerTurn).map((work) => {
      const wait = Math.max(Date.parse(work.at), failed.get(keyOf(work)) ?? 0) - now
      if (wait > 0) return wait
      return execute(work) ? 0 : retryDelay
    })
    timer = setTimeout(wake, Math.min(longestSleep, ...waits)).unref()
  }

  function execute(work: PlannedWork): boolean {
    try {
      if (work.kind === 'schedule') executeSchedule(context, work.id)
      else context.store.transaction(() => mergeRelease(context, work.id))
      failed.delete(keyOf(work))
      return true
    } catch (error) {
      failed.set(keyOf(work), Date.now() + retryDelay)
      context.log(`${work.kind} ${work.id} failed, next try in ${retryDelay} ms: ${String(error)}`)
      return false
    }
  }

  context.store.onCommit(wake)
  wake()
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

function keyOf({ kind, id }: PlannedWork): string {
  return `${kind} ${id}`
}

/** Work that the store plans for a moment: a release, or the publish or unpublish of a story. */
type PlannedWork = { kind: 'release' | 'schedule'; id: number; at: string }

/** The next pieces of planned work, the earliest first. */
function listPlanned(store: Store, most: number): PlannedWork[] {
  return store.all<PlannedWork>(
    `SELECT * FROM (
       SELECT * FROM (SELECT 'release' AS kind, id, release_at AS at FROM releases
         WHERE released_at IS NULL AND release_at IS NOT NULL ORDER BY release_at LIMIT ?)
       UNION ALL
       SELECT * FROM (SELECT 'schedule' AS kind, id, publish_at AS at FROM story_schedulings
         WHERE status = 'scheduled' AND deleted_at IS NULL ORDER BY publish_at LIMIT ?)
     ) ORDER BY at, kind, id LIMIT ?`,
    [most, most, most],
  )
}
