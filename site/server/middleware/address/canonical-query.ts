import { NextResponse } from 'next/server'
import { canonicalListQuery } from '#site/content/queries/canonical-list-query.ts'
import { canonicalChoice } from '#site/routing/query/canonical-choice.ts'
import { handsOnQuery } from '#site/server/page-cache/request/ignored-query.ts'
import type { Step } from '../request-context.ts'

/**
 * A list that is narrowed has one address: choices in another order, unknown ones and pages beyond the end lead to it.
 * So the page cache has few addresses per list, and shared links agree. The redirect is temporary (302), because the
 * choices depend on content.
 */
export const canonicalQuery: Step = async (context) => {
  const { request, match, story, market } = context
  if (!match || !story || request.nextUrl.search === '') return context
  const siteContext = { market, locale: match.locale }
  const params = request.nextUrl.searchParams
  const query =
    canonicalChoice(match.route.template, params) ??
    (await canonicalListQuery({ match, wire: story, siteContext, params }))
  if (query === undefined) return context
  // A plain URL, because the framework's own restores a trailing slash.
  const target = new URL(`${request.nextUrl.pathname}${query}`, request.url)
  return NextResponse.redirect(target, { status: 302, headers: { [handsOnQuery]: '1' } })
}
