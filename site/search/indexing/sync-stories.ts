import { indexFamilies, indexName } from 'component-schemas/search/index-names.ts'
import type { SearchRecord } from 'component-schemas/search/search-record.ts'
import { localeCodes, sourceLocale } from '#site/routing/locales.ts'
import type { IndexSources } from './index-sources.ts'
import { anyOf, entriesIn } from './indexed-entries.ts'
import { readStories } from './read-stories.ts'
import { recordReader } from './record-reader.ts'

/** Spanish is written last: `provingLocale` relies on it. */
const inOrder = localeCodes.toSorted((a, b) => Number(a === sourceLocale) - Number(b === sourceLocale))

/**
 * Brings the records of up to a hundred stories to what is published now, one language after the other. It reads the current state
 * and not the event: repeated or reordered calls do no harm.
 * @param beforeEach awaited before each language
 * @throws Error when one of the services fails; written records are right, the rest is as before
 */
export async function syncStories(
  sources: IndexSources,
  storyIds: readonly number[],
  beforeEach: () => Promise<void>,
): Promise<void> {
  const recordsOf = recordReader(sources)
  for (const locale of inOrder) {
    await beforeEach()
    const stories = await readStories(sources, locale, { by_ids: storyIds.join(',') })
    const records = await recordsOf(stories, locale)
    for (const family of indexFamilies) {
      await replaceRecords(sources, { name: indexName(family, locale), storyIds, records: records[family] })
    }
  }
}

type Replacing = { name: string; storyIds: readonly number[]; records: readonly SearchRecord[] }

/** One batch, so that a search meets the old records of a story or the new ones. */
async function replaceRecords(sources: IndexSources, { name, storyIds, records }: Replacing): Promise<void> {
  const known = await entriesIn(sources, { name, filters: anyOf('storyId', storyIds) })
  const wanted = new Set(records.map(({ objectID }) => objectID))
  const requests = [
    ...known
      .filter(({ objectID }) => !wanted.has(objectID))
      .map(({ objectID }) => ({ action: 'deleteObject' as const, body: { objectID } })),
    ...records.map((record) => ({ action: 'updateObject' as const, body: { ...record } })),
  ]
  if (requests.length > 0) await sources.client.batch({ indexName: name, batchWriteParams: { requests } })
}
