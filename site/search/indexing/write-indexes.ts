import type { OperationIndexParams } from 'algoliasearch'
import { type IndexFamily, indexFamilies, indexName } from 'component-schemas/search/index-names.ts'
import { indexSettings, replicaSettings } from 'component-schemas/search/index-settings.ts'
import type { SearchRecord } from 'component-schemas/search/search-record.ts'
import { synonymsOf } from 'component-schemas/search/synonyms.ts'
import { type LocaleCode, localeCodes } from '#site/routing/locales.ts'
import type { IndexSources } from './index-sources.ts'
import { storyPages } from './read-stories.ts'
import { readCountryAddresses, recordReader } from './record-reader.ts'

export type WrittenIndex = { name: string; records: number }

export type WriteIndexOptions = IndexSources & {
  /** Indexes that are filled already, from a run that was interrupted. */
  isDone?: (name: string) => boolean
  /** One call an index, when it is filled and counted. */
  onWritten?: (resolved: WrittenIndex) => void | Promise<void>
}

/** Names of all indexes, in the order in which they are filled. */
export const allIndexes = localeCodes.flatMap((locale) => indexFamilies.map((family) => indexName(family, locale)))

/**
 * Fills every index from the published stories, page by page into a temporary one. Each is swapped atomically, so that a search sees the
 * old one or the new one; an interrupted run continues with `isDone`.
 * @throws Error when a service refuses, or an index does not contain what was sent
 */
export async function writeIndexes(options: WriteIndexOptions): Promise<void> {
  const { isDone = () => false, onWritten } = options
  // Without a version each request would be redirected to it.
  const cv = await options.readVersion()
  const taken = await readCountryAddresses(options)
  const recordsOf = recordReader(options, (address) => taken.has(address))
  for (const locale of localeCodes) {
    const families = indexFamilies.filter((family) => !isDone(indexName(family, locale)))
    if (families.length === 0) continue
    const indexes = await Promise.all(families.map((family) => openIndex(options, family, locale)))
    try {
      for await (const stories of storyPages(options, locale, { cv })) {
        const records = await recordsOf(stories, locale)
        for (const index of indexes) await index.add(records[index.family])
      }
      for (const index of indexes) {
        const written = await index.swap()
        await onWritten?.(written)
      }
    } catch (error) {
      await Promise.allSettled(indexes.map((index) => index.discard()))
      throw error
    }
  }
}

type NewIndex = {
  family: IndexFamily
  add(records: readonly SearchRecord[]): Promise<void>
  /** Puts the records in the place of the old ones. */
  swap(): Promise<WrittenIndex>
  /** Removes what was written; without effect after a swap. */
  discard(): Promise<void>
}

/** As in the official client (`replaceAllObjects`, which needs all records at once): a swap of a large index takes minutes. */
const maxRetries = 800
const copiedScopes: OperationIndexParams['scope'] = ['settings', 'rules', 'synonyms']

/**
 * A temporary index with the settings and synonyms of the one that it will replace. Its name is always the same, so that an interrupted
 * run leaves at most one.
 */
async function openIndex({ client }: IndexSources, family: IndexFamily, locale: LocaleCode): Promise<NewIndex> {
  const name = indexName(family, locale)
  const temporary = `${name}_tmp`
  let waiting: SearchRecord[] = []
  let sent = 0
  const done = async ({ taskID }: { taskID: number }) =>
    void (await client.waitForTask({ indexName: temporary, taskID, maxRetries }))
  const send = async () => {
    const objects = waiting.map((record) => ({ ...record }))
    waiting = []
    sent += objects.length
    await client.saveObjects({ indexName: temporary, objects, waitForTasks: true, maxRetries })
  }
  if (!(await client.indexExists({ indexName: name }))) await prepareIndex({ client }, family, locale)
  const discard = async () => {
    if (!(await client.indexExists({ indexName: temporary }))) return
    await done(await client.deleteIndex({ indexName: temporary }))
  }
  await discard()
  const copy: OperationIndexParams = { operation: 'copy', destination: temporary, scope: copiedScopes }
  await done(await client.operationIndex({ indexName: name, operationIndexParams: copy }))
  return {
    family,
    async add(records) {
      waiting.push(...records)
      if (waiting.length >= batchSize) await send()
    },
    async swap() {
      await send()
      const move: OperationIndexParams = { operation: 'move', destination: name }
      await done(await client.operationIndex({ indexName: temporary, operationIndexParams: move }))
      await requireCount({ client }, name, sent)
      return { name, records: sent }
    },
    discard,
  }
}

/** Records of one request, as the official client sends them (`chunkedBatch`). */
const batchSize = 1000

async function requireCount({ client }: Pick<IndexSources, 'client'>, name: string, sent: number): Promise<void> {
  const { nbHits } = await client.searchSingleIndex({
    indexName: name,
    searchParams: { query: '', hitsPerPage: 0, distinct: false },
  })
  if (nbHits !== sent) throw new Error(`The index ${name} holds ${nbHits} records of the ${sent} that were sent.`)
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
