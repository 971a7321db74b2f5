import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPageRequest } from '#site/page-store/response-key.ts'
import { localeCookieFor, readLocaleCookie } from '#site/routing/locale-cookie.ts'
import { pathOf, siteOf } from './site-of.ts'

/** The locale cookie is set beside the page, so that the page itself can be kept for everybody. */
export function rememberLocale(request: IncomingMessage, response: ServerResponse): void {
  // A prefetched page is not a visited one.
  if (!isPageRequest(request) || request.headers['next-router-prefetch'] !== undefined) return
  const cookie = readLocaleCookie(request.headers.cookie)
  const set = localeCookieFor(pathOf(request), cookie, siteOf(request.headers.host).rules)
  if (set !== undefined) response.setHeader('set-cookie', set)
}
