import { reportingOnce } from '#site/server/database/reporting-once.ts'
import { everythingTag } from './cdn-tags.ts'
import type { PurgeCdn } from './purge-client.ts'
import type { PurgeQueue } from './purge-queue.ts'

/**
 * A CDN may have requested a page of an instance before the change, or of one that received the change later, and store it after the
 * purge: each instance has its tags purged again so many milliseconds after it has invalidated them.
 */
const againMs = 3000

/** Instances are exchanged within these milliseconds after a start: those of the version before still send its pages. */
const exchangeMs = 5 * 60_000

/** The purge at that time has a name of its own, which the one at the start does not postpone. */
const afterExchangeTag = `${everythingTag} after an exchange`

export type CdnPurges = {
  /** Called after the page cache has invalidated the tags: they are purged in a few seconds. Never fails. */
  invalidated: (tags: Iterable<string>) => void
  /**
   * Purges now, after the page cache and the other instances have invalidated the tags.
   * @returns false where neither the CDN has accepted the purge nor the database has stored it
   */
  purge: (tags: Iterable<string>) => Promise<boolean>
  /** Where the version differs from that of the last start, everything is purged, now and after the exchange of the instances. */
  started: (version: string) => Promise<void>
  /**
   * Stores what waits; the leader also purges what is due. Called every second.
   * @throws Error when the database or the CDN refuses; what waits is tried again
   */
  work: () => Promise<void>
}

export type CdnPurgesOptions = {
  send: PurgeCdn
  queue: PurgeQueue
  isLeader: () => boolean
  report: (line: string) => void
  now?: () => number
}

/** Purges of the CDN in front: at once where a publish waits for them, and from the queue until the CDN has accepted them. */
export function cdnPurges({ send, queue, isLeader, report, now = Date.now }: CdnPurgesOptions): CdnPurges {
  const unstored = new Set<string>()
  const attempt = reportingOnce(report, 'Purges of the CDN cannot be stored')

  async function store(): Promise<void> {
    const tags = [...unstored]
    if (tags.length === 0) return
    unstored.clear()
    try {
      await queue.add(tags, now() + againMs)
    } catch (error) {
      for (const tag of tags) unstored.add(tag)
      throw error
    }
  }

  async function purgeDue(): Promise<void> {
    const due = await queue.due()
    if (due.length === 0) return
    const tags = due.map(({ tag }) => (tag === afterExchangeTag ? everythingTag : tag))
    try {
      await send(tags)
    } catch (error) {
      await queue.fail(due)
      throw new Error(`The CDN still has pages of before a change: ${String(error)}`, { cause: error })
    }
    await queue.finish(due)
  }

  return {
    invalidated(tags) {
      for (const tag of tags) unstored.add(tag)
    },
    async purge(tags) {
      const isStored = attempt(store)
      const isAccepted = await send(tags).then(
        () => true,
        (error: unknown) => {
          report(`The CDN gets a purge later: ${error instanceof Error ? error.message : String(error)}`)
          return false
        },
      )
      await isStored
      return isAccepted || unstored.size === 0
    },
    async started(version) {
      if (!(await queue.noteDeployed(version))) return
      await queue.add([everythingTag], now())
      await queue.add([afterExchangeTag], now() + exchangeMs)
    },
    async work() {
      await store()
      if (isLeader()) await purgeDue()
    },
  }
}
