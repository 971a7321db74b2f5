import { type Context, Hono } from 'hono'
import type { Access } from '../access/access.ts'
import { isObject } from '../live/attribute-values.ts'
import { numberSetting } from '../live/index-settings.ts'
import { ProtocolError } from '../protocol-error.ts'
import { type Params, readParams } from '../query/params.ts'
import { type Query, respondToFacetQuery, respondToQuery } from '../query/respond-to-query.ts'
import { accessFor, readBody, requireAccess } from './request.ts'
import { allowedIndex, type ServiceContext } from './service-context.ts'

const mostQueries = 50

/** Queries: one, many at once, and the values of a facet. */
export function queryRoutes(service: ServiceContext): Hono {
  const app = new Hono()
  app.post('/1/indexes/:star{\\*}/queries', async (request) => {
    const access = accessFor(request, service.access)
    requireAccess(access, 'search')
    return request.json(await respondToMany(service, access, await readBody(request)))
  })
  app.post('/1/indexes/:index/query', async (request) => {
    const { name, access } = allowedIndex(service, request, 'search')
    const query = await queryFor(service, access, { name, params: readParams(await readBody(request)) })
    return request.json(respondToQuery(query))
  })
  app.post('/1/indexes/:index/facets/:facet/query', (request) => respondToFacetRoute(service, request))
  return app
}

async function respondToFacetRoute(service: ServiceContext, request: Context): Promise<Response> {
  const { name, access } = allowedIndex(service, request, 'search')
  const params = { ...readParams(await readBody(request)), facet: request.req.param('facet') }
  return request.json(respondToFacetQuery(await queryFor(service, access, { name, params })))
}

/** The query, combined with the parameters and restrictions of the key. */
export async function queryFor(
  { catalogue }: ServiceContext,
  access: Access,
  { name, params }: { name: string; params: Params },
): Promise<Query> {
  const combined = { ...params, ...access.forced }
  if (access.maxHits > 0) combined.hitsPerPage = Math.min(numberSetting(combined, 'hitsPerPage', 20), access.maxHits)
  const found = await catalogue.searchable(name)
  return {
    ...found,
    name,
    params: combined,
    required: access.required,
    isAdmin: access.may('seeUnretrievableAttributes'),
  }
}

async function respondToMany(service: ServiceContext, access: Access, body: unknown): Promise<{ results: unknown[] }> {
  const requests = readRequests(body)
  const isStopping = isObject(body) && body.strategy === 'stopIfEnoughMatches'
  const results: unknown[] = []
  let isEnough = false
  for (const request of requests) {
    const { query, isFacet } = await queryOf(service, access, request)
    if (isFacet) {
      results.push(respondToFacetQuery(query))
      continue
    }
    const response = respondToQuery(isEnough ? { ...query, params: { ...query.params, hitsPerPage: 0 } } : query)
    results.push({ ...response, ...(isEnough && { processed: false }) })
    isEnough ||= isStopping && response.nbHits >= numberSetting(query.params, 'hitsPerPage', 20)
  }
  return { results }
}

function readRequests(body: unknown): readonly unknown[] {
  const requests: unknown = isObject(body) ? body.requests : body
  if (!Array.isArray(requests)) throw new ProtocolError(400, 'Expecting an array of requests')
  if (requests.length > mostQueries) throw new ProtocolError(400, `At most ${mostQueries} queries at once`)
  return requests
}

async function queryOf(
  service: ServiceContext,
  access: Access,
  request: unknown,
): Promise<{ query: Query; isFacet: boolean }> {
  const { indexName, ...rest } = isObject(request) ? request : {}
  if (typeof indexName !== 'string') throw new ProtocolError(400, 'A query needs an indexName')
  requireAccess(access, 'search', indexName)
  const params = readParams(rest)
  return { query: await queryFor(service, access, { name: indexName, params }), isFacet: params.type === 'facet' }
}
