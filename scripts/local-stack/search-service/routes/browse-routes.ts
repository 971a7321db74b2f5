import { Hono } from 'hono'
import type { Access } from '../access/access.ts'
import { writeBatch } from '../live/write-records.ts'
import { ProtocolError } from '../protocol-error.ts'
import { type Params, readParams } from '../query/params.ts'
import { matchesOf, rankedHits, respondToQuery } from '../query/respond-to-query.ts'
import { retrieved } from '../query/to-hit.ts'
import { queryFor } from './query-routes.ts'
import { readBody } from './request.ts'
import { allowedIndex, newTask, now, type ServiceContext } from './service-context.ts'

/** Reads every record of an index in pages, and deletes the records that match a filter. */
export function browseRoutes(service: ServiceContext): Hono {
  const app = new Hono()
  app.post('/1/indexes/:index/browse', async (request) => {
    const { name, access } = allowedIndex(service, request, 'browse')
    return request.json(await browse(service, access, { name, params: readParams(await readBody(request)) }))
  })
  app.post('/1/indexes/:index/deleteByQuery', async (request) => {
    const { name, access } = allowedIndex(service, request, 'deleteIndex')
    const params = readParams(await readBody(request))
    if (!deletionFilters.some((filter) => isFilled(params[filter])))
      throw new ProtocolError(400, 'deleteByQuery needs a filter')
    const found = matchesOf(await queryFor(service, access, { name, params }))
    const requests = Array.from(found.matches.keys(), ({ record }) => ({
      action: 'deleteObject',
      body: { objectID: record.objectID },
    }))
    await service.catalogue.write(() => writeBatch(service.catalogue, name, requests))
    return request.json({ taskID: newTask(service), updatedAt: now() })
  })
  return app
}

const deletionFilters = [
  'filters',
  'facetFilters',
  'numericFilters',
  'tagFilters',
  'aroundLatLng',
  'insideBoundingBox',
  'insidePolygon',
]

function isFilled(value: unknown): boolean {
  return Array.isArray(value) || typeof value === 'string' ? value.length > 0 : value !== undefined
}

const pageSize = 1000

type BrowseRequest = { name: string; params: Params }

/** The cursor names the last record of the page: concurrent writes neither shift nor repeat the others. */
async function browse(
  service: ServiceContext,
  access: Access,
  { name, params }: BrowseRequest,
): Promise<Record<string, unknown>> {
  const { cursor, hitsPerPage, ...rest } = params
  const query = await queryFor(service, access, {
    name,
    params: { ...rest, attributesToHighlight: [], attributesToSnippet: [] },
  })
  const size = typeof hitsPerPage === 'number' ? Math.min(hitsPerPage, pageSize) : pageSize
  const after = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString('utf8') : ''
  const isByQuery = typeof rest.query === 'string' && rest.query !== ''
  const ranked = rankedHits(query, matchesOf(query))
  const ids = ranked.map(({ document }) => document.record.objectID)
  const ordered = isByQuery ? ids : ids.toSorted()
  const first = after === '' ? 0 : isByQuery ? ordered.indexOf(after) + 1 : firstAfter(ordered, after)
  const wanted = ordered.slice(first, first + size)
  const response = respondToQuery({ ...query, params: { ...query.params, hitsPerPage: 0 } })
  const attributes = Array.isArray(rest.attributesToRetrieve) ? rest.attributesToRetrieve.map(String) : undefined
  const records = wanted.flatMap((objectID) => {
    const record = query.live.documents.get(query.live.idOf.get(objectID) ?? -1)?.record
    return record ? [retrieved(record, attributes)] : []
  })
  const last = wanted.at(-1)
  return {
    ...response,
    hits: records,
    nbHits: ranked.length,
    hitsPerPage: size,
    page: Math.floor(first / Math.max(size, 1)),
    nbPages: Math.ceil(ranked.length / Math.max(size, 1)),
    ...(last !== undefined && first + size < ordered.length && { cursor: Buffer.from(last).toString('base64url') }),
  }
}

function firstAfter(ordered: readonly string[], after: string): number {
  const index = ordered.findIndex((objectID) => objectID > after)
  return index < 0 ? ordered.length : index
}
