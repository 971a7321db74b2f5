import type { SearchRecord } from '../live/attribute-values.ts'
import type { IndexSettings } from '../live/index-settings.ts'
import type { SynonymObject } from '../query/synonyms.ts'
import type { Database } from './open-database.ts'

export type IndexRow = {
  id: number
  name: string
  settings: IndexSettings
  /** Name of the index whose records a replica shows. */
  primary: string | undefined
  createdAt: string
  updatedAt: string
}

type Row = {
  id: number
  name: string
  settings: string
  primary_name: string | null
  created_at: string
  updated_at: string
}

const toIndexRow = (row: Row): IndexRow => ({
  id: row.id,
  name: row.name,
  settings: JSON.parse(row.settings),
  primary: row.primary_name ?? undefined,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export function findIndex(database: Database, name: string): IndexRow | undefined {
  const row = database.get<Row>('SELECT * FROM indices WHERE name = ?', name)
  return row && toIndexRow(row)
}

export function listIndices(database: Database): IndexRow[] {
  return database.all<Row>('SELECT * FROM indices ORDER BY name').map(toIndexRow)
}

/** The index of that name, created when missing. */
export function ensureIndex(database: Database, name: string): IndexRow {
  const known = findIndex(database, name)
  if (known) return known
  const now = new Date().toISOString()
  const { id } = database.run('INSERT INTO indices (name, created_at, updated_at) VALUES (?, ?, ?)', name, now, now)
  return { id, name, settings: {}, primary: undefined, createdAt: now, updatedAt: now }
}

export function touchIndex(database: Database, id: number): void {
  database.run('UPDATE indices SET updated_at = ? WHERE id = ?', new Date().toISOString(), id)
}

export function writeSettings(database: Database, id: number, settings: IndexSettings): void {
  database.run(
    'UPDATE indices SET settings = ?, updated_at = ? WHERE id = ?',
    JSON.stringify(settings),
    new Date().toISOString(),
    id,
  )
}

export function writePrimary(database: Database, id: number, primary: string | undefined): void {
  database.run('UPDATE indices SET primary_name = ? WHERE id = ?', primary ?? null, id)
}

export function deleteIndexRow(database: Database, id: number): void {
  database.run('DELETE FROM indices WHERE id = ?', id)
}

export function renameIndex(database: Database, id: number, name: string): void {
  database.run('UPDATE indices SET name = ?, updated_at = ? WHERE id = ?', name, new Date().toISOString(), id)
}

export function putRecord(database: Database, id: number, record: SearchRecord): void {
  database.run(
    'INSERT OR REPLACE INTO records (index_id, object_id, body) VALUES (?, ?, ?)',
    id,
    record.objectID,
    JSON.stringify(record),
  )
}

export function deleteRecord(database: Database, id: number, objectID: string): void {
  database.run('DELETE FROM records WHERE index_id = ? AND object_id = ?', id, objectID)
}

export function clearRecords(database: Database, id: number): void {
  database.run('DELETE FROM records WHERE index_id = ?', id)
}

export function readRecord(database: Database, id: number, objectID: string): SearchRecord | undefined {
  const row = database.get<{ body: string }>(
    'SELECT body FROM records WHERE index_id = ? AND object_id = ?',
    id,
    objectID,
  )
  return row && JSON.parse(row.body)
}

/** Records in the order of their ids, from the one after `after`. */
export function readRecords(
  database: Database,
  id: number,
  { after, limit }: { after: string; limit: number },
): SearchRecord[] {
  return database
    .all<{ body: string }>(
      'SELECT body FROM records WHERE index_id = ? AND object_id > ? ORDER BY object_id LIMIT ?',
      id,
      after,
      limit,
    )
    .map(({ body }) => JSON.parse(body))
}

export function countRecords(database: Database, id: number): { entries: number; bytes: number } {
  const row = database.get<{ entries: number; bytes: number | null }>(
    'SELECT count(*) AS entries, sum(length(body)) AS bytes FROM records WHERE index_id = ?',
    id,
  )
  return { entries: row?.entries ?? 0, bytes: row?.bytes ?? 0 }
}

export function copyRecords(database: Database, from: number, to: number): void {
  database.run('DELETE FROM records WHERE index_id = ?', to)
  database.run('INSERT INTO records SELECT ?, object_id, body FROM records WHERE index_id = ?', to, from)
}

export function readSynonyms(database: Database, id: number): SynonymObject[] {
  return database
    .all<{ body: string }>('SELECT body FROM synonyms WHERE index_id = ? ORDER BY object_id', id)
    .map(({ body }) => JSON.parse(body))
}

export function putSynonym(database: Database, id: number, synonym: SynonymObject): void {
  database.run(
    'INSERT OR REPLACE INTO synonyms (index_id, object_id, body) VALUES (?, ?, ?)',
    id,
    synonym.objectID,
    JSON.stringify(synonym),
  )
}

export function deleteSynonym(database: Database, id: number, objectID: string): number {
  return database.run('DELETE FROM synonyms WHERE index_id = ? AND object_id = ?', id, objectID).changes
}

export function clearSynonyms(database: Database, id: number): void {
  database.run('DELETE FROM synonyms WHERE index_id = ?', id)
}

export function copySynonyms(database: Database, from: number, to: number): void {
  clearSynonyms(database, to)
  database.run('INSERT INTO synonyms SELECT ?, object_id, body FROM synonyms WHERE index_id = ?', to, from)
}
