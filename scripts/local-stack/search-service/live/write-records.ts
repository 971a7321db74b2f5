import { ProtocolError } from '../protocol-error.ts'
import {
  clearRecords,
  deleteIndexRow,
  deleteRecord,
  ensureIndex,
  type IndexRow,
  putRecord,
  readRecord,
  touchIndex,
} from '../store/index-rows.ts'
import type { Database } from '../store/open-database.ts'
import { isObject, type SearchRecord } from './attribute-values.ts'
import type { Catalogue } from './catalogue.ts'
import { patched } from './patch-record.ts'

export type BatchRequest = { action: string; body: Readonly<Record<string, unknown>> }

/** Changes of a batch to one index, collected so that memory is updated once, at the end. */
type Outcome = { put: Map<string, SearchRecord>; remove: Set<string>; isCleared: boolean; objectIDs: string[] }

type Write = { database: Database; id: number; outcome: Outcome }

const largestRecord = 100_000

/**
 * Runs a batch on one index: first all on disk, then visible to queries at once. Inside `catalogue.write`.
 * @throws ProtocolError 400 when a request is invalid; then nothing is changed
 */
export async function writeBatch(
  catalogue: Catalogue,
  name: string,
  requests: readonly BatchRequest[],
): Promise<string[]> {
  const { database } = catalogue
  const outcome: Outcome = { put: new Map(), remove: new Set(), isCleared: false, objectIDs: [] }
  const index = database.transaction(() => {
    const row = writableIndex(database, name)
    for (const request of requests) carryOut(request, { database, id: row.id, outcome })
    touchIndex(database, row.id)
    return row
  })
  if (outcome.isCleared) catalogue.forget(index.id)
  else await catalogue.changed(index.id, { put: [...outcome.put.values()], remove: [...outcome.remove] })
  return outcome.objectIDs
}

/** The index, created when missing. Records of a replica belong to its primary. */
function writableIndex(database: Database, name: string): IndexRow {
  const row = ensureIndex(database, name)
  if (row.primary === undefined) return row
  throw new ProtocolError(400, `Index ${name} is a replica: write to ${row.primary}`)
}

function carryOut({ action, body }: BatchRequest, write: Write): void {
  const act = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!act) throw new ProtocolError(400, `Invalid action: ${action}`)
  act(body, write)
}

const actions: Readonly<Record<string, (body: Readonly<Record<string, unknown>>, write: Write) => void>> = {
  addObject: (body, write) => put({ ...body, objectID: body.objectID === undefined ? newId() : idOf(body) }, write),
  updateObject: (body, write) => put({ ...body, objectID: idOf(body) }, write),
  partialUpdateObject: (body, write) => patch(body, write, true),
  partialUpdateObjectNoCreate: (body, write) => patch(body, write, false),
  deleteObject: (body, { database, id, outcome }) => {
    const objectID = idOf(body)
    deleteRecord(database, id, objectID)
    outcome.put.delete(objectID)
    outcome.remove.add(objectID)
    outcome.objectIDs.push(objectID)
  },
  clear: (_, { database, id, outcome }) => {
    clearRecords(database, id)
    outcome.isCleared = true
  },
  delete: (_, { database, id, outcome }) => {
    deleteIndexRow(database, id)
    outcome.isCleared = true
  },
}

function put(record: SearchRecord, { database, id, outcome }: Write): void {
  const size = JSON.stringify(record).length
  if (size > largestRecord) {
    throw new ProtocolError(
      400,
      `Record at the position ${outcome.objectIDs.length} objectID=${record.objectID} is too big size=${size}/${largestRecord} bytes`,
    )
  }
  putRecord(database, id, record)
  outcome.remove.delete(record.objectID)
  outcome.put.set(record.objectID, record)
  outcome.objectIDs.push(record.objectID)
}

function patch(body: Readonly<Record<string, unknown>>, write: Write, isCreating: boolean): void {
  const objectID = idOf(body)
  const known = readRecord(write.database, write.id, objectID)
  const record = patched(known ?? (isCreating ? { objectID } : undefined), body)
  if (record) put(record, write)
  else write.outcome.objectIDs.push(objectID)
}

function idOf(body: Readonly<Record<string, unknown>>): string {
  const id = body.objectID
  if (typeof id === 'string' && id !== '') return id
  if (typeof id === 'number') return String(id)
  throw new ProtocolError(400, 'Missing mandatory attribute: objectID')
}

function newId(): string {
  return crypto.randomUUID().replaceAll('-', '')
}

/**
 * The requests in the body of a batch.
 * @throws ProtocolError 400 for any other body
 */
export function readBatch(body: unknown): (BatchRequest & { indexName?: string })[] {
  const requests = isObject(body) ? body.requests : undefined
  if (!Array.isArray(requests)) throw new ProtocolError(400, 'Expecting an array of requests')
  return requests.map((request) => {
    if (!isObject(request) || typeof request.action !== 'string')
      throw new ProtocolError(400, 'A request needs an action')
    return {
      action: request.action,
      body: isObject(request.body) ? request.body : {},
      ...(typeof request.indexName === 'string' && { indexName: request.indexName }),
    }
  })
}
