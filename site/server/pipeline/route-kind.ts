import { featureProgramFolders } from '#site/features.ts'
import { pageAddress } from '#site/routing/markdown-address.ts'
import type { Market } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'
import { formatAt } from '#site/routing/page-format.ts'
import { percentDecoded } from '#site/routing/percent-decoded.ts'
import { allowedMethods } from './allowed-methods.ts'

const ofFiles =
  /^\/(_next\/|builds\/|icon\.svg$|icon[12]\.png$|apple-icon\.png$|favicon\.ico$|llms\.txt$|manifest\.webmanifest$|robots\.txt$|\.well-known\/)/
const ofSitemaps = /^\/(sitemaps\/|sitemap\.xml$)/

/**
 * The kind of a route, for metrics: the template of a page's route, `api-` with the name of an interface, `sitemap`, `file`, what a
 * feature calls its own for programs, or `other` for addresses that anyone can invent. There are about thirty.
 * @param path without the query, as it was requested
 */
export function routeKind(path: string, rules: Market): string {
  if (ofFiles.test(path)) return 'file'
  if (ofSitemaps.test(path)) return 'sitemap'
  const ofFeature = featureProgramFolders.find(({ folder }) => path.startsWith(`/${folder}/`))
  if (ofFeature) return ofFeature.kind
  const [, name] = /^\/api\/([^/]+)/.exec(path) ?? []
  if (name !== undefined) return allowedMethods(path) ? `api-${name}` : 'other'
  return matchPath(decoded(pageOf(path)), rules)?.route.template ?? 'other'
}

/** The page of which the path has another form. */
function pageOf(path: string): string {
  return formatAt(path)?.page ?? pageAddress(path)
}

function decoded(path: string): string {
  return percentDecoded(path) ?? path
}
