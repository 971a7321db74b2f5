import { Hono } from 'hono'
import { textIn } from '../../plain-value.ts'
import type { Access } from '../access/access.ts'
import { meetsFilter } from '../filters/holds.ts'
import { isObject, type SearchRecord } from '../live/attribute-values.ts'
import { listSetting } from '../live/index-settings.ts'
import { readBatch, writeBatch } from '../live/write-records.ts'
import { ProtocolError } from '../protocol-error.ts'
import { retrieved } from '../query/to-hit.ts'
import { accessFor, readBody, requireAccess } from './request.ts'
import { allowedIndex, newTask, now, type ServiceContext } from './service-context.ts'

/** Single records: read, write, change, delete. */
export function objectRoutes(service: ServiceContext): Hono {
  const app = new Hono()
  const { catalogue } = service
  app.post('/1/indexes/:star{\\*}/objects', async (request) => {
    const access = accessFor(request, service.access)
    requireAccess(access, 'search')
    const body = await readBody(request)
    const requests = isObject(body) && Array.isArray(body.requests) ? body.requests : []
    const results = await Promise.all(requests.map((wanted) => readWanted(service, access, wanted)))
    return request.json({ results })
  })
  app.get('/1/indexes/:index/:id', async (request) => {
    const { name, access } = allowedIndex(service, request, 'search')
    const attributes = request.req.query('attributesToRetrieve')?.split(',')
    const record = await visibleRecord(service, access, { name, id: request.req.param('id'), attributes })
    if (!record) throw new ProtocolError(404, 'ObjectID does not exist')
    return request.json(record)
  })
  app.post('/1/indexes/:index', async (request) => {
    const { name } = allowedIndex(service, request, 'addObject')
    const body = await readRecord(await readBody(request))
    const [objectID] = await catalogue.write(() => writeBatch(catalogue, name, [{ action: 'addObject', body }]))
    return request.json({ createdAt: now(), taskID: newTask(service), objectID }, 201)
  })
  app.put('/1/indexes/:index/:id', async (request) => {
    const { name } = allowedIndex(service, request, 'addObject')
    const objectID = request.req.param('id')
    const body = { ...readRecord(await readBody(request)), objectID }
    await catalogue.write(() => writeBatch(catalogue, name, [{ action: 'updateObject', body }]))
    return request.json({ updatedAt: now(), taskID: newTask(service), objectID })
  })
  app.post('/1/indexes/:index/:id/partial', async (request) => {
    const { name } = allowedIndex(service, request, 'addObject')
    const objectID = request.req.param('id')
    const isCreating = request.req.query('createIfNotExists') !== 'false'
    const action = isCreating ? 'partialUpdateObject' : 'partialUpdateObjectNoCreate'
    const body = { ...readRecord(await readBody(request)), objectID }
    await catalogue.write(() => writeBatch(catalogue, name, [{ action, body }]))
    return request.json({ updatedAt: now(), taskID: newTask(service), objectID })
  })
  app.delete('/1/indexes/:index/:id', async (request) => {
    const { name } = allowedIndex(service, request, 'deleteObject')
    const body = { objectID: request.req.param('id') }
    await catalogue.write(() => writeBatch(catalogue, name, [{ action: 'deleteObject', body }]))
    return request.json({ deletedAt: now(), taskID: newTask(service) })
  })
  return app
}

/** Permission that each action of a batch needs. */
const permissionOf = (action: string) =>
  action === 'deleteObject' || action === 'clear' ? 'deleteObject' : action === 'delete' ? 'deleteIndex' : 'addObject'

/** Batches, for one index or for several. */
export function batchRoutes(service: ServiceContext): Hono {
  const app = new Hono()
  const { catalogue } = service
  app.post('/1/indexes/:star{\\*}/batch', async (request) => {
    const access = accessFor(request, service.access)
    const requests = readBatch(await readBody(request))
    const names = [...new Set(requests.map(({ indexName }) => indexName))]
    for (const { action, indexName } of requests) requireAccess(access, permissionOf(action), indexName ?? '')
    const objectIDs: string[] = []
    const taskID: Record<string, number> = {}
    for (const name of names) {
      if (!name) throw new ProtocolError(400, 'A request needs an indexName')
      const own = requests.filter(({ indexName }) => indexName === name)
      objectIDs.push(...(await catalogue.write(() => writeBatch(catalogue, name, own))))
      taskID[name] = newTask(service)
    }
    return request.json({ taskID, objectIDs })
  })
  app.post('/1/indexes/:index/batch', async (request) => {
    const access = accessFor(request, service.access)
    const name = request.req.param('index')
    const requests = readBatch(await readBody(request))
    requireAccess(access, 'addObject', name)
    for (const { action } of requests) requireAccess(access, permissionOf(action), name)
    const objectIDs = await catalogue.write(() => writeBatch(catalogue, name, requests))
    return request.json({ taskID: newTask(service), objectIDs })
  })
  return app
}

function readRecord(body: unknown): Readonly<Record<string, unknown>> {
  if (isObject(body)) return body
  throw new ProtocolError(400, 'Expecting a JSON object')
}

async function readWanted(service: ServiceContext, access: Access, wanted: unknown): Promise<SearchRecord | null> {
  if (!isObject(wanted) || typeof wanted.indexName !== 'string')
    throw new ProtocolError(400, 'A request needs an indexName')
  requireAccess(access, 'search', wanted.indexName)
  const attributes = Array.isArray(wanted.attributesToRetrieve) ? wanted.attributesToRetrieve.map(textIn) : undefined
  const recordRequest = { name: wanted.indexName, id: textIn(wanted.objectID), attributes }
  return (await visibleRecord(service, access, recordRequest)) ?? null
}

type RecordRequest = { name: string; id: string; attributes: string[] | undefined }

/** A record by its id; the key's filters apply as they do to queries. */
async function visibleRecord(
  { catalogue }: ServiceContext,
  access: Access,
  requested: RecordRequest,
): Promise<SearchRecord | undefined> {
  const { live, settings } = await catalogue.searchable(requested.name)
  const document = live.documents.get(live.idOf.get(requested.id) ?? -1)
  if (!document || !meetsFilter(access.required, document)) return undefined
  const hidden = access.may('seeUnretrievableAttributes')
    ? []
    : (listSetting(settings, 'unretrievableAttributes') ?? [])
  return retrieved(document.record, requested.attributes, hidden)
}
