import { indexFamily } from 'component-schemas/search/story-records.ts'
import type { DeliveryParams } from '#site/content/delivery/delivery-client.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { sourceLocale } from '#site/routing/locales.ts'
import { countryAddresses } from '#site/routing/stories/story-folders.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { type IndexClaim, type IndexQueue, type IndexReason, indexReasons } from './index-queue.ts'
import type { IndexSources } from './index-sources.ts'
import { anyOf, eachEntry, type IndexedEntry } from './indexed-entries.ts'
import { perPage, readNamedStories, readStories, storyPages, withoutContent } from './read-stories.ts'
import { sharedAddress } from './story-place.ts'
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

/**
 * The stories whose records depend on these ones: they show a name of one, one of them takes their place in a country, or states the
 * rights of their folder. It reads the records that a removed story left, so it goes before their removal.
 * @param onRead called with those of the stories that are published
 * @returns ids, some at a time
 * @throws Error when one of the services fails
 */
async function* dependentsOf(
  sources: IndexSources,
  storyIds: readonly number[],
  onRead: (stories: readonly WireStory[]) => void,
): AsyncGenerator<readonly number[]> {
  const stories = await readStories(sources, sourceLocale, { ...withoutContent(), by_ids: storyIds.join(',') })
  onRead(stories)
  const published = new Set(stories.map(({ id }) => id))
  const removed = await entriesLeft(
    sources,
    storyIds.filter((id) => !published.has(id)),
  )
  const uuids = [...stories.map(({ uuid }) => uuid), ...removed.map(({ entityId }) => entityId)]
  yield others(await storiesNaming(sources, [...new Set(uuids)]))
  const addresses = [...stories.map(addressOf), ...removed.map(({ address }) => address)]
  const values = [...new Set(addresses.flatMap((address) => sharedAddress(address) ?? []))]
  yield others((await readNamedStories(sources, sourceLocale, { by: 'by_slugs', values })).map(({ id }) => id))
  for (const story of stories.filter(isExtranetFolder)) {
    for await (const page of storyPages(sources, sourceLocale, { ...withoutContent(), ...below(addressOf(story)) })) {
      yield others(page.map(({ id }) => id))
    }
  }

  function others(ids: Iterable<number>): number[] {
    return [...ids].filter((id) => !storyIds.includes(id))
  }
}

/** Entries of stories that are no longer published. */
async function entriesLeft(sources: IndexSources, storyIds: readonly number[]): Promise<IndexedEntry[]> {
  const left: IndexedEntry[] = []
  if (storyIds.length > 0) await eachEntry(sources, anyOf('storyId', storyIds), (some) => void left.push(...some))
  return left
}

async function storiesNaming(sources: IndexSources, uuids: readonly string[]): Promise<ReadonlySet<number>> {
  const ids = new Set<number>()
  const note = (entries: readonly IndexedEntry[]) => {
    for (const { storyId } of entries) ids.add(storyId)
  }
  if (uuids.length > 0) await eachEntry(sources, anyOf('refs', uuids), note)
  return ids
}

/** Whether the rights of a story apply to others: it is the start page of a folder behind the login. */
function isExtranetFolder({ full_slug: slug, content }: WireStory): boolean {
  return slug.endsWith('/') && indexFamily(content.component) === 'extranet'
}

/** What lies in a folder; for the shared one also what markets of one country have there. */
function below(address: string): DeliveryParams {
  return { by_slugs: [address, ...countryAddresses(address)].map((folder) => `${folder}/*`).join(',') }
}
