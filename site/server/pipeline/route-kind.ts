import { pageOfDataSheet } from '#site/routing/data-sheet-address.ts'
import { pageAddress } from '#site/routing/markdown-address.ts'
import type { Market } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'
import { percentDecoded } from '#site/routing/percent-decoded.ts'
import type { TemplateName } from '#site/routing/templates.ts'
import { allowedMethods } from './allowed-methods.ts'

/**
 * The kind of a route, for metrics: the template of a page's route, `api-` with the name of an interface, `sitemap`, `feed`, `digital-link`, `file`, or `other`
 * for addresses that anyone can invent. There are about thirty.
 */
export type RouteKind = TemplateName | `api-${string}` | 'digital-link' | 'feed' | 'file' | 'sitemap' | 'other'

const ofFiles =
  /^\/(_next\/|builds\/|icon\.svg$|icon[12]\.png$|apple-icon\.png$|favicon\.ico$|llms\.txt$|manifest\.webmanifest$|robots\.txt$|\.well-known\/)/
const ofSitemaps = /^\/(sitemaps\/|sitemap\.xml$)/

/** @param path without the query, as it was requested */
export function routeKind(path: string, rules: Market): RouteKind {
  if (ofFiles.test(path)) return 'file'
  if (ofSitemaps.test(path)) return 'sitemap'
  if (path.startsWith('/01/')) return 'digital-link'
  if (path.startsWith('/feeds/')) return 'feed'
  const [, name] = /^\/api\/([^/]+)/.exec(path) ?? []
  if (name !== undefined) return allowedMethods(path) ? `api-${name}` : 'other'
  return matchPath(decoded(pageOf(path)), rules)?.route.template ?? 'other'
}

/** The page of which the path has another form. */
function pageOf(path: string): string {
  return pageOfDataSheet(path) ?? pageAddress(path)
}

function decoded(path: string): string {
  return percentDecoded(path) ?? path
}
