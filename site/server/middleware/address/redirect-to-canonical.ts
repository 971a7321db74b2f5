import { NextResponse } from 'next/server'
import { formatAddress } from '#site/routing/page-format.ts'
import { handsOnQuery } from '#site/server/page-cache/request/ignored-query.ts'
import type { RedirectStatus, RequestContext, Step } from '../request-context.ts'

export function isMoved({ path, requested }: RequestContext): boolean {
  return requested !== undefined && path !== requested
}

/** Redirects to the canonical address: one redirect, whatever the number of rules. */
export const redirectToCanonical: Step = (context) => (isMoved(context) ? sendOn(context) : context)

/** The redirect to the path of the context. */
export function sendOn(context: RequestContext): Response {
  return redirectTo(context, movedPath(context), context.movedWith)
}

function movedPath({ path, format }: RequestContext): string {
  return format ? formatAddress(path, format) : path
}

/**
 * Sends the visitor to a path of the same website; the query stays.
 * @param path decoded, with one slash in front: two would be the address of another host
 */
function redirectTo({ request }: RequestContext, path: string, status: RedirectStatus): Response {
  const local = encodeURI(`/${path.replace(/^[/\\]+/, '')}`).replace(/[?#]/g, encodeURIComponent)
  // A plain URL, because the framework's own puts a trailing slash back.
  const target = new URL(`${local}${request.nextUrl.search}`, request.url)
  return NextResponse.redirect(target, { status, headers: { [handsOnQuery]: '1' } })
}
