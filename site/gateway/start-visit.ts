import type { NextRequest } from 'next/server'
import { env } from '#site/env.ts'
import { siteForHost } from '#site/routing/site-for-host.ts'
import { decodedPath } from './decoded-path.ts'
import type { Visit } from './visit.ts'

/** Opens the visit: website, market and decoded path. The server has put a trusted proxy's host into `host`. */
export function startVisit(request: NextRequest): Visit {
  const site = siteForHost(request.headers.get('host') ?? undefined, env.SITE_HOSTS)
  const requested = decodedPath(request.nextUrl.pathname)
  return { request, site, market: site.rules, requested, path: requested ?? '/', movedWith: 308, zone: 'public' }
}
