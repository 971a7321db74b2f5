import type { IncomingMessage, ServerResponse } from 'node:http'
import { localeCookieFor, readLocaleCookie } from '#site/routing/cookies/locale-cookie.ts'
import { pageOfDataSheet } from '#site/routing/data-sheet-address.ts'
import type { Site } from '#site/routing/hosts/site-for-host.ts'
import { isPreviewLinkPath } from '#site/routing/preview-addresses.ts'
import { isPageRequest } from '#site/server/page-cache/request/cache-key.ts'
import { pathOf, siteOf } from './website-of-host.ts'

/** The pipeline sets the locale cookie, so that the page itself can be cached for all visitors. */
export function rememberLocale(request: IncomingMessage, response: ServerResponse): void {
  const path = pathOf(request)
  // A prefetched page is not a visited one, nor is a data sheet; the address of a shared preview names no locale.
  const isVisit = request.headers['next-router-prefetch'] === undefined && pageOfDataSheet(path) === undefined
  if (!isPageRequest(request) || !isVisit || isPreviewLinkPath(path)) return
  const set = localeToRemember(request, { path, site: siteOf(request.headers.host) })
  if (set !== undefined) response.setHeader('set-cookie', set)
}

/** The `Set-Cookie` that a visit to a page of a website needs; undefined when its locale is the remembered one. */
export function localeToRemember(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { path, site }: { path: string; site: Site },
): string | undefined {
  return localeCookieFor(path, readLocaleCookie(headers.cookie), site.rules)
}
