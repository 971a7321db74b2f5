import { NextResponse } from 'next/server'
import { localeOf } from '#site/routing/match-path.ts'
import { type ErrorCode, errorCatalogue, landingMessage } from '#site/server/errors.ts'
import { readsNone, readsParameters } from '#site/server/page-cache/request/read-parameters.ts'
import type { RequestContext } from './request-context.ts'

/** Seconds after which another try may help. */
const secondsToRetry: Readonly<Record<number, string>> = { 429: '60', 503: '30' }

/** Longest path that is repeated in a message. */
const shownLength = 200

/** Shows the screen of an error in the visitor's language, with the error's status. */
export function showError({ request, market, path, match }: RequestContext, code: ErrorCode): Response {
  const { status } = errorCatalogue[code]
  const locale = match?.locale ?? localeOf(path, market).locale ?? market.defaultLocale
  const shown = request.nextUrl.pathname.slice(0, shownLength)
  // A plain URL, because the framework's own restores a trailing slash.
  const url = new URL(`/${market.id}/${locale}/errors/${status}`, request.nextUrl)
  // Spec section 2: inside the extranet the way home leads to its root.
  url.search = path.includes('extranet') ? '?area=extranet' : ''
  // The screen of an error is the same for every query.
  const headers = new Headers({ [readsParameters]: readsNone })
  const message = messageOf(code, shown)
  if (message !== undefined) headers.set('x-error-message', message)
  const retryAfter = secondsToRetry[status]
  if (retryAfter !== undefined) headers.set('retry-after', retryAfter)
  return NextResponse.rewrite(url, { status, headers })
}

/** The messages that the product specification states (section 8). */
function messageOf(code: ErrorCode, path: string): string | undefined {
  const printable = path.replace(/[^\x20-\x7e]/g, encodeURIComponent)
  if (code === 'landing-unavailable') return landingMessage
  if (code === 'page-not-found') return `Page not found: ${printable}`
  return code === 'route-invalid' ? `Page Not Found: ${printable}` : undefined
}
