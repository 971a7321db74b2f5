import { indexFamily } from 'component-schemas/search/story-records.ts'
import type { DeliveryParams } from '#site/content/delivery/delivery-client.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { countryAddresses } from '#site/routing/stories/story-folders.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import type { IndexSources } from './index-sources.ts'
import { anyOf, eachEntry, type IndexedEntry } from './indexed-entries.ts'
import { readNamedStories, readStories, storyPages, withoutContent } from './read-stories.ts'
import { sharedAddress } from './story-place.ts'

/**
 * The stories whose records depend on these ones: they show a name of one, one of them takes their place in a country, or states the
 * rights of their folder. It reads the records that a removed story left, so it goes before their removal.
 * @param onRead called with those of the stories that are published
 * @returns ids, some at a time
 * @throws Error when one of the services fails
 */
export async function* dependentsOf(
  sources: IndexSources,
  storyIds: readonly number[],
  onRead: (stories: readonly WireStory[]) => void,
): AsyncGenerator<readonly number[]> {
  const stories = await readStories(sources, 'es', { ...withoutContent(), by_ids: storyIds.join(',') })
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
  yield others((await readNamedStories(sources, 'es', { by: 'by_slugs', values })).map(({ id }) => id))
  for (const story of stories.filter(isExtranetFolder)) {
    for await (const page of storyPages(sources, 'es', { ...withoutContent(), ...below(addressOf(story)) })) {
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
