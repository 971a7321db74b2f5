import { NextResponse } from 'next/server'
import { localeOf } from '#site/routing/match-path.ts'
import { env } from '#site/server/configuration/env.ts'
import type { Step } from '../request-context.ts'

/** Codes of failures that the provider causes, and not the visitor. */
const outages: readonly (string | null)[] = ['provider_unavailable', 'timeout']

/** The page of a login that failed, in the language of its address; the path is the configured one. */
export const openLoginError: Step = (context) => {
  const { path, market, request } = context
  const { locale, rest } = localeOf(path, market)
  if (locale === undefined || rest === '/' || rest !== env.IDENTITY_ERROR_PATH) return context
  const url = request.nextUrl.clone()
  url.pathname = `/${market.id}/${locale}/login-error`
  return NextResponse.rewrite(url, {
    status: outages.includes(url.searchParams.get('error')) ? 503 : 401,
    headers: { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' },
  })
}
