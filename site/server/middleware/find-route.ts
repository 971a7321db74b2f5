import { isBusinessSite, type Market } from '#site/routing/markets.ts'
import { localeOf, type Match, matchRest } from '#site/routing/match-path.ts'
import { type SiteContext, withPrefix } from '#site/routing/path-for.ts'
import {
  hasGlobalSegment,
  matchByProductSegment,
  withoutGlobalSegment,
} from '#site/routing/segments/product-segments.ts'
import { showNoPage } from './address/show-no-page.ts'
import type { Step } from './request-context.ts'

type Found = { match: Match; path: string }

/**
 * Spec section 4: no matching route shows a 404 page. An address that names the shared folder means the page without
 * it: the business site serves it, every other site redirects.
 */
export const findRoute: Step = async (context) => {
  const found = routeAt(context.path, context.market)
  if (!found) return await showNoPage(context, 'page-not-found')
  const isCached = found.path === context.path || isBusinessSite(context.market)
  return { ...context, match: found.match, ...(isCached ? {} : { path: found.path, movedWith: 301 }) }
}

/** The route of a path, and the path without the shared folder. A product word of another language counts too. */
export function routeAt(path: string, market: Market): Found | undefined {
  const { locale, rest } = localeOf(path, market)
  if (locale === undefined) return undefined
  const siteContext: SiteContext = { market, locale }
  const plain = hasGlobalSegment(rest) ? withoutGlobalSegment(rest) : rest
  const match = matchRest(locale, plain) ?? matchByProductSegment(locale, plain)
  return match && { match, path: plain === rest ? path : withPrefix(plain, siteContext) }
}
