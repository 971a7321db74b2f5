import { NextResponse } from 'next/server'
import { handsOnQuery } from '#site/server/page-cache/request/ignored-query.ts'
import type { RedirectStatus, RequestContext } from '../request-context.ts'

/**
 * Redirects to a path of the same website; the query stays.
 * @param path decoded, with one slash in front: two would be the address of another host
 */
export function redirectTo({ request }: RequestContext, path: string, status: RedirectStatus): Response {
  const local = encodeURI(`/${path.replace(/^[/\\]+/, '')}`).replace(/[?#]/g, encodeURIComponent)
  // A plain URL, because the framework's own restores a trailing slash.
  const target = new URL(`${local}${request.nextUrl.search}`, request.url)
  return NextResponse.redirect(target, { status, headers: { [handsOnQuery]: '1' } })
}
