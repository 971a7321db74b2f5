import { ProtocolError } from '../protocol-error.ts'
import { requireBuilt } from '../query/require-built.ts'
import {
  copyRecords,
  copySynonyms,
  deleteIndexRow,
  ensureIndex,
  findIndex,
  type IndexRow,
  listIndices,
  renameIndex,
  writePrimary,
  writeSettings,
} from '../store/index-rows.ts'
import type { Catalogue } from './catalogue.ts'
import { type IndexSettings, listSetting } from './index-settings.ts'

/** Changes some settings of an index; null resets one to its default. Inside `catalogue.write`. */
export async function changeSettings(
  catalogue: Catalogue,
  name: string,
  { changes, isForwarded }: { changes: IndexSettings; isForwarded: boolean },
): Promise<void> {
  const { database } = catalogue
  const row = ensureIndex(database, name)
  if (row.primary !== undefined && changes.replicas !== undefined) {
    throw new ProtocolError(400, `Index ${name} is a replica and cannot have replicas`)
  }
  requireBuilt(changes)
  refuseQueryParameters(changes)
  const settings = merged(row.settings, changes)
  database.transaction(() => {
    writeSettings(database, row.id, settings)
    if (changes.replicas !== undefined) linkReplicas(catalogue, row, replicaNames(settings))
    if (!isForwarded) return
    const { replicas: _, ...shared } = changes
    for (const replica of replicasOf(catalogue, name)) {
      writeSettings(database, replica.id, merged(replica.settings, shared))
    }
  })
  // Readers use the old index until the one with the new settings is built.
  const owner = row.primary === undefined ? row : catalogue.require(row.primary)
  await catalogue.prepare(owner.id, settings)
  catalogue.tidy(owner.id)
}

const queryParameters = [
  'aroundLatLng',
  'aroundPrecision',
  'aroundRadius',
  'insideBoundingBox',
  'insidePolygon',
  'minimumAroundRadius',
]

/** A location belongs to one query (API reference: scope "search"); as a setting it would be stored without effect. */
function refuseQueryParameters(changes: IndexSettings): void {
  const name = queryParameters.find((parameter) => changes[parameter] !== undefined && changes[parameter] !== null)
  if (name) throw new ProtocolError(400, `"${name}" is a parameter of queries and no setting`)
}

function merged(settings: IndexSettings, changes: IndexSettings): IndexSettings {
  const all = { ...settings, ...changes }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}

function replicaNames(settings: IndexSettings): string[] {
  return (listSetting(settings, 'replicas') ?? []).map((entry) => entry.replace(/^virtual\((.*)\)$/, '$1'))
}

function replicasOf({ database }: Catalogue, name: string): IndexRow[] {
  return listIndices(database).filter(({ primary }) => primary === name)
}

/** A name added to the list becomes a replica; a removed one becomes an index of its own with its former records. */
function linkReplicas(catalogue: Catalogue, row: IndexRow, names: readonly string[]): void {
  const { database } = catalogue
  for (const replica of replicasOf(catalogue, row.name)) {
    if (names.includes(replica.name)) continue
    copyRecords(database, row.id, replica.id)
    writePrimary(database, replica.id, undefined)
    catalogue.forget(replica.id)
  }
  for (const name of names) {
    if (name === row.name) throw new ProtocolError(400, 'An index cannot be its own replica')
    const replica = ensureIndex(database, name)
    writePrimary(database, replica.id, row.name)
    catalogue.forget(replica.id)
  }
}

export type Operation = { operation: 'copy' | 'move'; destination: string; scope: readonly string[] | undefined }

/** Copies or moves an index, or only its settings and synonyms. Inside `catalogue.write`. */
export async function operateIndex(catalogue: Catalogue, name: string, operation: Operation): Promise<void> {
  if (operation.destination === name) throw new ProtocolError(400, 'Source and destination are the same index')
  if (operation.operation === 'copy') return copyIndex(catalogue, name, operation)
  return moveIndex(catalogue, name, operation.destination)
}

/** A missing source gives an empty destination. The relations to replicas are not copied. */
async function copyIndex(catalogue: Catalogue, name: string, { destination, scope }: Operation): Promise<void> {
  const { database } = catalogue
  const target = database.transaction(() => {
    const row = ensureIndex(database, destination)
    const source = findIndex(database, name)
    if (!source) return row
    const owner = source.primary === undefined ? source : catalogue.require(source.primary)
    const { replicas: _, mode: _mode, enableReRanking: _ranking, ...settings } = source.settings
    const own = row.settings.replicas === undefined ? {} : { replicas: row.settings.replicas }
    if (!scope || scope.includes('settings')) writeSettings(database, row.id, { ...settings, ...own })
    if (!scope || scope.includes('synonyms')) copySynonyms(database, source.id, row.id)
    if (!scope) copyRecords(database, owner.id, row.id)
    return row
  })
  if (!scope) catalogue.forget(target.id)
}

/**
 * Renames the source to the destination in one step. The source is built before, so that queries switch from the old
 * index to the new one without waiting. Replicas of the destination then show the new records.
 */
async function moveIndex(catalogue: Catalogue, name: string, destination: string): Promise<void> {
  const { database } = catalogue
  const source = findIndex(database, name)
  if (!source) return
  const target = findIndex(database, destination)
  const own = target?.settings.replicas === undefined ? {} : { replicas: target.settings.replicas }
  const settings = { ...source.settings, ...own }
  const replicas = replicasOf(catalogue, destination)
  await catalogue.prepare(source.id, settings)
  for (const replica of replicas) await catalogue.prepare(source.id, replica.settings)
  database.transaction(() => {
    if (target) deleteIndexRow(database, target.id)
    renameIndex(database, source.id, destination)
    writeSettings(database, source.id, settings)
  })
  if (target) catalogue.forget(target.id)
  catalogue.tidy(source.id)
}
