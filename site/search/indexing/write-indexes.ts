import { keysOf } from 'component-schemas/schema/keys-of.ts'
import { type IndexFamily, indexFamilies, indexName } from 'component-schemas/search/index-names.ts'
import { indexSettings, replicaSettings } from 'component-schemas/search/index-settings.ts'
import type { SearchRecord } from 'component-schemas/search/search-record.ts'
import { synonymsOf } from 'component-schemas/search/synonyms.ts'
import { type LocaleCode, locales } from '#site/routing/locales.ts'
import type { IndexSources } from './index-sources.ts'
import { readStories } from './read-stories.ts'
import { recordsOfAll } from './records-of-stories.ts'

export type WrittenIndex = { name: string; records: number }

export type WriteIndexOptions = IndexSources & {
  /** Indexes that are filled already, from a run that was interrupted. */
  isDone?: (name: string) => boolean
  /** One call an index, when it is filled and counted. */
  onWritten?: (resolved: WrittenIndex) => void | Promise<void>
}

/** Names of all indexes, in the order in which they are filled. */
export const allIndexes = Object.keys(locales).flatMap((locale) =>
  indexFamilies.map((family) => indexName(family, locale)),
)

/**
 * Fills every index from the published stories. Each is swapped atomically, so that a search sees the old one or the
 * new one; an interrupted run continues with `isDone`.
 * @throws Error when a service refuses, or an index does not hold what was sent
 */
export async function writeIndexes(options: WriteIndexOptions): Promise<void> {
  const { isDone = () => false, onWritten } = options
  for (const locale of keysOf(locales)) {
    const families = indexFamilies.filter((family) => !isDone(indexName(family, locale)))
    if (families.length === 0) continue
    const records = recordsOfAll(await readStories(options, locale), locale)
    for (const family of families) {
      await writeIndex(options, { family, locale, records: records[family] })
      await onWritten?.({ name: indexName(family, locale), records: records[family].length })
    }
  }
}

type IndexWrite = { family: IndexFamily; locale: LocaleCode; records: readonly SearchRecord[] }

async function writeIndex({ client }: IndexSources, { family, locale, records }: IndexWrite): Promise<void> {
  const name = indexName(family, locale)
  if (!(await client.indexExists({ indexName: name }))) await prepareIndex({ client }, family, locale)
  if (records.length === 0) await client.clearObjects({ indexName: name })
  else await client.replaceAllObjects({ indexName: name, objects: records.map((record) => ({ ...record })) })
  const { nbHits } = await client.searchSingleIndex({
    indexName: name,
    searchParams: { query: '', hitsPerPage: 0, distinct: false },
  })
  if (nbHits !== records.length) {
    throw new Error(`The index ${name} holds ${nbHits} records of the ${records.length} that were sent.`)
  }
}

/** Settings and synonyms as the code has them, for an index that is new. */
export async function prepareIndex(
  { client }: Pick<IndexSources, 'client'>,
  family: IndexFamily,
  locale: LocaleCode,
): Promise<void> {
  const name = indexName(family, locale)
  const { taskID } = await client.setSettings({ indexName: name, indexSettings: { ...indexSettings(family, locale) } })
  await client.waitForTask({ indexName: name, taskID })
  await client.saveSynonyms({ indexName: name, synonymHit: synonymsOf(locale), replaceExistingSynonyms: true })
  if (family !== 'public') return
  for (const [replica, settings] of Object.entries(replicaSettings(locale))) {
    await client.setSettings({ indexName: replica, indexSettings: { ...settings } })
    await client.saveSynonyms({ indexName: replica, synonymHit: synonymsOf(locale), replaceExistingSynonyms: true })
  }
}
