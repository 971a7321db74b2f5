import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { getCacheVersion } from '../store/cache-version.ts'
import type { ContentContext } from '../store/content-context.ts'
import { type DeliveryCall, toCall } from './delivery-call.ts'
import { DeliveryRefusal, notFound, unauthorized } from './delivery-refusal.ts'
import type { DeliveryResponse } from './delivery-response.ts'
import { type EndpointName, endpoints, requireKnownParameters } from './query/endpoint-parameters.ts'
import { type ParsedQuery, parseQuery } from './query/parse-query.ts'
import { readShaping } from './query/shaping-parameters.ts'
import { openRateLimits } from './rate-limits.ts'
import { type FinishedResponse, openResponseCache, responseKey } from './response-cache.ts'
import { respondWithStories, respondWithStory } from './stories/respond-with-stories.ts'
import { respondWithAsset } from './structure/read-assets.ts'
import {
  respondWithDatasource,
  respondWithDatasourceEntries,
  respondWithDatasources,
} from './structure/read-datasources.ts'
import { respondWithLink, respondWithLinks } from './structure/read-links.ts'
import { respondWithExperiments, respondWithSpace, respondWithTags } from './structure/read-space.ts'
import { spaceDetailsReader } from './structure/space-details.ts'

/** Paths below `/cdn`, their handlers, and the row of the parameter table that applies to them. */
const routes: readonly {
  path: string
  endpoint: EndpointName
  respond: (call: DeliveryCall, rest: string) => DeliveryResponse
}[] = [
  { path: 'stories', endpoint: 'stories', respond: respondWithStories },
  { path: 'stories/*', endpoint: 'story', respond: respondWithStory },
  { path: 'links', endpoint: 'links', respond: respondWithLinks },
  { path: 'links/*', endpoint: 'link', respond: respondWithLink },
  { path: 'datasources', endpoint: 'datasources', respond: respondWithDatasources },
  { path: 'datasources/*', endpoint: 'datasource', respond: respondWithDatasource },
  { path: 'datasource_entries', endpoint: 'datasourceEntries', respond: respondWithDatasourceEntries },
  { path: 'tags', endpoint: 'tags', respond: respondWithTags },
  { path: 'spaces/me', endpoint: 'space', respond: respondWithSpace },
  { path: 'assets/me', endpoint: 'asset', respond: respondWithAsset },
  { path: 'experiments', endpoint: 'experiments', respond: respondWithExperiments },
]

export type DeliveryOptions = {
  /** Requests a second of the plan for single entries; the other limits follow (`rate-limits.ts`). Unlimited when absent. */
  requestsPerSecond?: number
}

/**
 * The content delivery API, version 2, mounted at `/v2`. It reads one layer of the store and never writes. Refusals
 * have the vendor's bodies (Storyblok docs, errors); unknown paths go to the enclosing app.
 */
export function deliveryApp(context: ContentContext, { requestsPerSecond }: DeliveryOptions = {}): Hono {
  const limit = requestsPerSecond === undefined ? () => undefined : openRateLimits(requestsPerSecond)
  const details = spaceDetailsReader(context.store, context.spaceId)
  const memory = openResponseCache(context.store)
  const app = new Hono()
  app.onError((error, request) => refused(request, error, context))
  app.options('/cdn/*', (request) => request.body(null, 204, { ...openHeaders, 'access-control-allow-headers': '*' }))
  for (const { path, endpoint, respond } of routes) {
    const handler = (request: Context) => {
      const { pathname, search } = new URL(request.req.url)
      const query = parseQuery(search)
      const version = requireToken(context, query)
      const cv = getCacheVersion(context.store)
      const isPublished = version === 'published'
      if (isPublished && endpoint !== 'space' && !isUsable(query.parameters.get('cv'))) return redirected(request, cv)
      const key = responseKey(pathname, query)
      const known = isPublished && endpoint !== 'asset' ? memory.get(key) : undefined
      limit({ isCached: known !== undefined, perPage: Number(query.parameters.get('per_page')) || 1 })
      if (known) return toResponse(request, known, isPublished)
      requireKnownParameters(endpoints[endpoint], query.parameters.keys(), query.filters.length > 0)
      const call = toCall(context, query, { shaping: readShaping(query.parameters), details: details(), cv })
      const finished = finish(respond(call, restOf(pathname, path)))
      if (isPublished && endpoint !== 'asset') memory.put(key, finished)
      return toResponse(request, finished, isPublished)
    }
    app.get(`/cdn/${path}`, handler)
    if (!path.endsWith('*')) app.get(`/cdn/${path}/`, handler)
  }
  return app
}

/** Headers that scripts of other origins may read; without `total` and `per-page` clients stop at page 1. */
const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'total, per-page, etag',
  'x-content-type-options': 'nosniff',
}

/** A public token reads published content, a preview token both. */
function requireToken(context: ContentContext, { parameters }: ParsedQuery): 'draft' | 'published' {
  const token = parameters.get('token')
  const version = parameters.get('version') === 'draft' ? 'draft' : 'published'
  const isPreview = token === context.previewToken
  if (!isPreview && (token !== context.publicToken || version === 'draft')) throw unauthorized()
  return version
}

/** Clients send `0` after clearing their cache, and old ones `undefined`; neither is a version. */
function isUsable(cv: string | undefined): boolean {
  return cv !== undefined && /^\d+$/.test(cv) && Number(cv) > 0
}

/** 301 to the same query in alphabetical order with the current cache version, as the vendor's edge sends it. */
function redirected(request: Context, cv: number): Response {
  const { pathname, searchParams } = new URL(request.req.url)
  searchParams.set('cv', String(cv))
  searchParams.sort()
  const headers = { ...openHeaders, location: `${pathname}?${searchParams}`, 'cache-control': 'no-store' }
  return request.body(null, 301, headers)
}

/** The decoded path after the endpoint's name, without a trailing slash. */
function restOf(pathname: string, path: string): string {
  if (!path.endsWith('*')) return ''
  const start = `/cdn/${path.slice(0, -1)}`
  try {
    return decodeURIComponent(pathname.slice(pathname.indexOf(start) + start.length)).replace(/\/+$/, '')
  } catch {
    throw notFound()
  }
}

function finish({ body, paging }: DeliveryResponse): FinishedResponse {
  const text = JSON.stringify(body)
  return { text, etag: `W/"${createHash('sha1').update(text).digest('base64url')}"`, ...(paging && { paging }) }
}

function toResponse(request: Context, { text, etag, paging }: FinishedResponse, isPublished: boolean): Response {
  const headers: Record<string, string> = {
    ...openHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': isPublished ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    etag,
    ...(paging && { total: String(paging.total), 'per-page': String(paging.perPage) }),
  }
  if (request.req.header('if-none-match') === etag) return request.body(null, 304, headers)
  return request.body(text, 200, headers)
}

function refused(request: Context, error: Error, context: ContentContext): Response {
  if (error instanceof DeliveryRefusal) {
    return request.json(error.body, error.status, { ...openHeaders, ...error.headers })
  }
  context.log(`delivery: ${request.req.path} failed (${error.message})`)
  return request.json({ error: 'Internal Server Error' }, 500, openHeaders)
}
