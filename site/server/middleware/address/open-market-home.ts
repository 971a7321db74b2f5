import { NextResponse } from 'next/server'
import { localeCookieName, rememberedLocale } from '#site/routing/cookies/locale-cookie.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import type { Step } from '../request-context.ts'

/**
 * Acceptance row A3: where every locale has a prefix, `/` leads to the remembered locale, else to the default one. The
 * response is private to the visitor, so no cache may store it.
 */
export const openMarketHome: Step = (context) => {
  const { market, path, request } = context
  if (path !== '/' || market.strategy !== 'prefix') return context
  const locale = rememberedLocale(request.cookies.get(localeCookieName)?.value, market)
  const url = request.nextUrl.clone()
  url.pathname = pathFor(routeNamed('home'), {}, { market, locale })
  return NextResponse.redirect(url, { status: 302, headers: { 'cache-control': 'private, no-store', vary: 'Cookie' } })
}
