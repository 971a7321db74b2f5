import { NextResponse } from 'next/server'
import { type ErrorCode, errorCatalogue } from '#site/errors.ts'
import { localeOf } from '#site/routing/match-path.ts'
import type { Visit } from './visit.ts'

const secondsToRetry = '30'

/** Shows the screen of an error in the visitor's language, with the error's status. */
export function showError({ request, market, path }: Visit, code: ErrorCode): Response {
  const { status } = errorCatalogue[code]
  const locale = localeOf(path, market).locale ?? market.defaultLocale
  const url = request.nextUrl.clone()
  url.pathname = `/${market.id}/${locale}/errors/${status}`
  url.search = ''
  const headers = status === 503 ? { 'retry-after': secondsToRetry } : undefined
  return NextResponse.rewrite(url, { status, headers })
}
