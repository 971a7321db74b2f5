import { NextResponse } from 'next/server'
import { localeOf } from '#site/routing/match-path.ts'
import type { Step } from './visit.ts'

/** Hands the visit to the pages: market and locale become segments, so that no page has to trust a header. */
export const toZone: Step = ({ request, market, match, path }) => {
  const url = request.nextUrl.clone()
  const { rest } = localeOf(path, market)
  url.pathname = `/${market.id}/${match?.locale ?? market.defaultLocale}${rest === '/' ? '' : rest}`
  return NextResponse.rewrite(url)
}
