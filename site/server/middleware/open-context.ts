import type { NextRequest } from 'next/server'
import { previewedIn } from '#site/features.previews.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import { mayPreview } from '#site/server/preview/admission.ts'
import { timeZoneOf } from '#site/server/preview/market-time.ts'
import { readAdmission } from '#site/server/preview/read-admission.ts'
import { decodedPath } from './address/decoded-path.ts'
import type { RequestContext } from './request-context.ts'

/**
 * Creates the request context: website, market and decoded path. The server has put a trusted proxy's host into `host`.
 */
export function openContext(request: NextRequest): RequestContext {
  const site = siteOfHeaders(request.headers)
  const admission = readAdmission(request.nextUrl.searchParams, (name) => request.headers.get(name) ?? undefined)
  const previewed = mayPreview(admission) ? previewedIn(request.nextUrl.searchParams, timeZoneOf(site.rules)) : {}
  const requested = decodedPath(request.nextUrl.pathname)
  const path = requested ?? '/'
  return { request, site, admission, previewed, market: site.rules, requested, path, movedWith: 308, zone: 'public' }
}
