import { type Context, Hono } from 'hono'
import { isObject } from '../live/attribute-values.ts'
import { listSetting } from '../live/index-settings.ts'
import { writeBatch } from '../live/write-records.ts'
import { changeSettings, type Operation, operateIndex } from '../live/write-settings.ts'
import { ProtocolError } from '../protocol-error.ts'
import {
  countRecords,
  deleteIndexRow,
  findIndex,
  type IndexRow,
  listIndices,
  writePrimary,
} from '../store/index-rows.ts'
import { accessFor, readBody, requireAccess } from './request.ts'
import { allowedIndex, isUnderWay, newTask, now, type ServiceContext, taskFor } from './service-context.ts'

/** Indexes as a whole: list, settings, clear, delete, copy and move, tasks. */
export function indexRoutes(service: ServiceContext): Hono {
  const app = new Hono()
  const { catalogue } = service
  app.get('/1/indexes', (request) => listRoute(service, request))
  app.get('/1/indexes/:index/settings', (request) => {
    const { name } = allowedIndex(service, request, 'settings')
    return request.json(wireSettings(catalogue.require(name)))
  })
  app.put('/1/indexes/:index/settings', async (request) => {
    const { name } = allowedIndex(service, request, 'editSettings')
    const changes = await readBody(request)
    if (!isObject(changes)) throw new ProtocolError(400, 'Expecting a JSON object')
    const isForwarded = request.req.query('forwardToReplicas') === 'true'
    const work = catalogue.write(() => changeSettings(catalogue, name, { changes, isForwarded }))
    return request.json({ updatedAt: now(), taskID: await taskFor(service, work) })
  })
  app.post('/1/indexes/:index/clear', async (request) => {
    const { name } = allowedIndex(service, request, 'deleteIndex')
    await catalogue.write(() => writeBatch(catalogue, name, [{ action: 'clear', body: {} }]))
    return request.json({ taskID: newTask(service), updatedAt: now() })
  })
  app.delete('/1/indexes/:index', async (request) => {
    const { name } = allowedIndex(service, request, 'deleteIndex')
    await catalogue.write(() => deleteIndex(service, name))
    return request.json({ taskID: newTask(service), deletedAt: now() })
  })
  app.post('/1/indexes/:index/operation', async (request) => {
    const { name, access } = allowedIndex(service, request, 'addObject')
    const operation = readOperation(await readBody(request))
    requireAccess(access, 'addObject', operation.destination)
    const work = catalogue.write(() => operateIndex(catalogue, name, operation))
    return request.json({ taskID: await taskFor(service, work), updatedAt: now() })
  })
  app.get('/1/indexes/:index/task/:task', (request) => taskRoute(service, request))
  app.get('/1/task/:task', (request) => taskRoute(service, request))
  return app
}

/** Replicas of a deleted index stay as empty independent indexes. */
function deleteIndex({ catalogue }: ServiceContext, name: string): void {
  const { database } = catalogue
  const row = findIndex(database, name)
  if (!row) return
  database.transaction(() => {
    for (const replica of listIndices(database)) {
      if (replica.primary === name) writePrimary(database, replica.id, undefined)
    }
    deleteIndexRow(database, row.id)
  })
  catalogue.forget(row.id)
}

function readOperation(body: unknown): Operation {
  const { operation, destination, scope } = isObject(body) ? body : {}
  if ((operation !== 'copy' && operation !== 'move') || typeof destination !== 'string' || destination === '') {
    throw new ProtocolError(400, 'Expecting an operation (copy or move) and a destination')
  }
  return { operation, destination, scope: Array.isArray(scope) ? scope.map(String) : undefined }
}

/** The protocol's defaults, which clients read together with explicit settings. */
const defaults = {
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  paginationLimitedTo: 1000,
  version: 2,
  searchableAttributes: null,
  attributesToRetrieve: null,
  attributesForFaceting: null,
  unretrievableAttributes: null,
  optionalWords: null,
  attributesToSnippet: null,
  attributesToHighlight: null,
  attributeForDistinct: null,
  exactOnSingleWordQuery: 'attribute',
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  customRanking: null,
  separatorsToIndex: '',
  removeWordsIfNoResults: 'none',
  queryType: 'prefixLast',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
}

function wireSettings({ settings, primary }: IndexRow): Record<string, unknown> {
  return { ...defaults, ...settings, ...(primary !== undefined && { primary }) }
}

function listRoute({ catalogue, access: options }: ServiceContext, request: Context): Response {
  const access = accessFor(request, options)
  requireAccess(access, 'listIndexes')
  const rows = listIndices(catalogue.database).filter(({ name }) => access.canUse(name))
  const size = Number(request.req.query('hitsPerPage') ?? 100) || 100
  const page = request.req.query('page')
  const shown = page === undefined ? rows : rows.slice(Number(page) * size, (Number(page) + 1) * size)
  const items = shown.map((row) => {
    const owner = row.primary === undefined ? row : catalogue.require(row.primary)
    const { entries, bytes } = countRecords(catalogue.database, owner.id)
    const replicas = listSetting(row.settings, 'replicas') ?? []
    return {
      name: row.name,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
      entries,
      dataSize: bytes,
      fileSize: bytes,
      lastBuildTimeS: 0,
      numberOfPendingTasks: 0,
      pendingTask: false,
      ...(row.primary !== undefined && { primary: row.primary }),
      ...(replicas.length > 0 && { replicas }),
    }
  })
  return request.json({ items, nbPages: page === undefined ? 1 : Math.ceil(rows.length / size) })
}

function taskRoute(service: ServiceContext, request: Context): Response {
  accessFor(request, service.access)
  const task = service.catalogue.database.get('SELECT id FROM tasks WHERE id = ?', Number(request.req.param('task')))
  if (!task) throw new ProtocolError(404, 'taskID does not exist')
  const isPending = isUnderWay(Number(request.req.param('task')))
  return request.json({ status: isPending ? 'notPublished' : 'published', pendingTask: isPending })
}
