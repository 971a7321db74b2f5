import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { dependentsOf } from './dependents.ts'
import { type IndexClaim, type IndexQueue, type IndexReason, indexReasons } from './index-queue.ts'
import type { IndexSources } from './index-sources.ts'
import { perPage } from './read-stories.ts'
import { syncStories } from './sync-stories.ts'

export type IndexWorkerOptions = IndexSources & {
  queue: IndexQueue
  log: (line: string) => void
  /** Milliseconds before stories that failed are due again; doubles each time. */
  retryAfter: number
  /** Awaited before each step. */
  rest: () => Promise<void>
  isStopped: () => boolean
  onRead: (stories: readonly WireStory[]) => void
}

const longestRetry = 60_000

/** Claims of up to a hundred stories, which cost as many requests a language as one story. */
const mostClaimed = perPage

/**
 * Writes the records of the stories in a queue.
 * @returns a function that works until nothing is due or something failed, and throws what the queue throws
 */
export function indexWorker(options: IndexWorkerOptions): () => Promise<void> {
  const { queue, log, retryAfter, rest, isStopped, onRead } = options
  let most = mostClaimed

  async function drain(reasons: readonly IndexReason[]): Promise<void> {
    let hasSucceeded = true
    while (hasSucceeded && !isStopped()) {
      // Messages that come meanwhile join the claim.
      await rest()
      const claim = isStopped() ? undefined : await claimFirst(reasons)
      if (!claim) return
      hasSucceeded = await work(claim)
    }
  }

  async function claimFirst(reasons: readonly IndexReason[]): Promise<IndexClaim | undefined> {
    for (const reason of reasons) {
      const claim = await queue.claim(reason, most)
      if (claim) return claim
    }
    return undefined
  }

  async function work(claim: IndexClaim): Promise<boolean> {
    const { storyIds, reason, attempts } = claim
    try {
      // Dependents are stored before the claim is finished, so that a killed process loses none.
      if (reason !== 'dependent') {
        for await (const ids of dependentsOf(options, storyIds, onRead)) await queue.add(ids, 'dependent')
      }
      await syncStories(options, storyIds, reason === 'changed' ? rest : () => drain(['changed']))
    } catch (error) {
      const wait = Math.min(retryAfter * 2 ** (attempts - 1), longestRetry)
      log(`the search records of ${named(storyIds)} could not be written, next try in ${wait} ms: ${String(error)}`)
      // One story that fails always must not block the others of its claim: the next claims are halved until it is alone.
      most = Math.max(1, Math.floor(storyIds.length / 2))
      await queue.fail(claim, wait)
      return false
    }
    await queue.finish(claim)
    most = Math.min(most * 2, mostClaimed)
    return true
  }

  return () => drain(indexReasons)
}

function named(storyIds: readonly number[]): string {
  return storyIds.length === 1 ? `story ${storyIds[0]}` : `story ${storyIds[0]} and ${storyIds.length - 1} more`
}
