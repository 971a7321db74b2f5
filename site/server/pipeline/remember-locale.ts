import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPersonalToFeature } from '#site/features.ts'
import { localeCookieFor, localeOfVisit, readLocaleCookie } from '#site/routing/cookies/locale-cookie.ts'
import { formatAt } from '#site/routing/page-format.ts'
import { isPageRequest } from '#site/server/page-cache/request/cache-key.ts'
import { pathOf, siteOf } from './website-of-host.ts'

/** The pipeline sets the locale cookie, so that the page itself can be cached for all visitors. */
export function rememberLocale(request: IncomingMessage, response: ServerResponse): void {
  const path = pathOf(request)
  // A prefetched page is not a visited one, nor is another format of one; a personal address of a feature names no locale.
  const isVisit = request.headers['next-router-prefetch'] === undefined && formatAt(path) === undefined
  if (!isPageRequest(request) || !isVisit || isPersonalToFeature(path)) return
  const { rules } = siteOf(request.headers.host)
  const set = localeCookieFor(localeOfVisit(path, rules), readLocaleCookie(request.headers.cookie), rules)
  if (set !== undefined) response.setHeader('set-cookie', set)
}
