import { Hono } from 'hono'
import { numberIn, textIn } from '../../plain-value.ts'
import type { Access } from '../access/access.ts'
import { isObject } from '../live/attribute-values.ts'
import { listSetting } from '../live/index-settings.ts'
import { ProtocolError } from '../protocol-error.ts'
import { readParams } from '../query/params.ts'
import { relatedRecords } from '../query/related-records.ts'
import { respondToQuery } from '../query/respond-to-query.ts'
import { toHit } from '../query/to-hit.ts'
import { queryFor } from './query-routes.ts'
import { accessFor, readBody, requireAccess } from './request.ts'
import type { ServiceContext } from './service-context.ts'

/** Models that derive from the records' content. The others need years of visits, which do not exist here. */
const models = ['related-products', 'looking-similar']

/** Records that resemble another one. */
export function recommendRoutes(service: ServiceContext): Hono {
  const app = new Hono()
  app.post('/1/indexes/:star{\\*}/recommendations', async (request) => {
    const access = accessFor(request, service.access)
    const body = await readBody(request)
    const requests = isObject(body) && Array.isArray(body.requests) ? body.requests : undefined
    if (!requests) throw new ProtocolError(400, 'Expecting an array of requests')
    const results = await Promise.all(requests.map((wanted) => recommend(service, access, wanted)))
    return request.json({ results })
  })
  return app
}

async function recommend(service: ServiceContext, access: Access, wanted: unknown): Promise<Record<string, unknown>> {
  if (!isObject(wanted) || typeof wanted.indexName !== 'string')
    throw new ProtocolError(400, 'A request needs an indexName')
  const { indexName: name, model, objectID, threshold = 0, maxRecommendations = 30 } = wanted
  requireAccess(access, 'search', name)
  if (!models.includes(textIn(model)))
    throw new ProtocolError(400, `The model ${textIn(model)} is not part of this service`)
  if (typeof objectID !== 'string') throw new ProtocolError(400, 'A request needs an objectID')
  const most = numberIn(maxRecommendations) || 30
  const query = await queryFor(service, access, { name, params: readParams(wanted.queryParameters) })
  const related = relatedRecords(query, objectID).filter(({ score }) => score >= numberIn(threshold))
  const unretrievable = listSetting(query.settings, 'unretrievableAttributes') ?? []
  const context = {
    params: { attributesToHighlight: [], ...query.params },
    settings: query.settings,
    words: [],
    typed: 0,
    unretrievable,
  }
  const hits = related.slice(0, most).map(({ document, score }) => ({
    ...toHit({ document, match: none, filters: 0, place: undefined }, context),
    _score: score,
  }))
  return { ...respondToQuery({ ...query, params: { ...query.params, hitsPerPage: 0 } }), hits, nbHits: hits.length }
}

const none = { typos: 0, words: 0, proximity: 0, attribute: 0, exact: 0 }
