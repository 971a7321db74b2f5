import { ProtocolError } from '../protocol-error.ts'
import { type Synonym, synonymRules } from '../query/synonyms.ts'
import { findIndex, type IndexRow, listIndices, readRecords, readSynonyms } from '../store/index-rows.ts'
import type { Database } from '../store/open-database.ts'
import { builtSettings, type IndexSettings } from './index-settings.ts'
import { type Changes, changeLiveIndex, emptyLiveIndex, type LiveIndex } from './live-index.ts'

/** An index as queries read it. */
export type Searchable = { live: LiveIndex; settings: IndexSettings; synonyms: readonly Synonym[] }

/** The indexes in memory above the file: built on demand, updated by writes, swapped atomically. */
export type Catalogue = {
  database: Database
  /** @throws ProtocolError 404 when there is no such index */
  require(name: string): IndexRow
  /** @throws ProtocolError 404 when there is no such index */
  searchable(name: string): Promise<Searchable>
  /** Serializes writes. */
  write<Result>(work: () => Promise<Result> | Result): Promise<Result>
  /** Inside `write`: synchronizes an index in memory with the file. */
  changed(id: number, changes: Changes): Promise<void>
  /** Inside `write`: builds an index with its new settings before the swap. */
  prepare(id: number, settings: IndexSettings): Promise<void>
  /** Inside `write`: discards built indexes whose settings no index uses any more. */
  tidy(id: number): void
  /** Inside `write`: discards an index from memory. */
  forget(id: number): void
  /** Builds every missing index, one after the other. */
  warmUp(): Promise<void>
}

const chunk = 500

export function openCatalogue(database: Database): Catalogue {
  const built = new Map<number, Map<string, LiveIndex>>()
  let last: Promise<unknown> = Promise.resolve()

  function write<Result>(work: () => Promise<Result> | Result): Promise<Result> {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }

  function requireIndex(name: string): IndexRow {
    const row = findIndex(database, name)
    if (!row) throw new ProtocolError(404, `Index ${name} does not exist`)
    return row
  }

  async function build(id: number, settings: IndexSettings): Promise<LiveIndex> {
    const key = keyOf(settings)
    const known = built.get(id)?.get(key)
    if (known) return known
    const live = emptyLiveIndex(settings)
    for (let after = ''; ; ) {
      const records = readRecords(database, id, { after, limit: chunk })
      await changeLiveIndex(live, { put: records, remove: [] })
      if (records.length < chunk) break
      after = records.at(-1)?.objectID ?? ''
    }
    const stored = built.get(id) ?? new Map<string, LiveIndex>()
    built.set(id, stored.set(key, live))
    return live
  }

  function tidy(id: number): void {
    const stored = built.get(id) ?? new Map<string, LiveIndex>()
    const rows = listIndices(database)
    const name = rows.find((row) => row.id === id)?.name
    const used = new Set(
      rows.filter((row) => row.id === id || row.primary === name).map(({ settings }) => keyOf(settings)),
    )
    for (const key of stored.keys()) if (!used.has(key)) stored.delete(key)
  }

  async function searchable(name: string): Promise<Searchable> {
    const row = requireIndex(name)
    const records = row.primary === undefined ? row : requireIndex(row.primary)
    const synonyms = readSynonyms(database, row.id).flatMap(synonymRules)
    const known = built.get(records.id)?.get(keyOf(row.settings))
    return { live: known ?? (await write(() => build(records.id, row.settings))), settings: row.settings, synonyms }
  }

  return {
    database,
    require: requireIndex,
    searchable,
    write,
    prepare: async (id, settings) => void (await build(id, settings)),
    tidy,
    forget: (id) => void built.delete(id),
    async changed(id, changes) {
      for (const live of built.get(id)?.values() ?? []) await changeLiveIndex(live, changes)
    },
    async warmUp() {
      for (const { name } of listIndices(database)) if (findIndex(database, name)) await searchable(name)
    },
  }
}

function keyOf(settings: IndexSettings): string {
  return JSON.stringify(builtSettings.map((name) => settings[name] ?? null))
}
