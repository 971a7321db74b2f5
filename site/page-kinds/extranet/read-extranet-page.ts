import 'server-only'
import type { SiteSettings } from 'component-schemas/content-types/site-settings/schema.ts'
import { cache } from 'react'
import type { Ancestor } from '#site/content/addresses/list-ancestors.ts'
import { getSettings } from '#site/content/stories/get-settings.ts'
import { listOpenAncestors } from '#site/extranet/list-open-ancestors.ts'
import { getLoginMark } from '#site/identity/customer.ts'
import { type PageRequest, pageNumberOf } from '#site/page-kinds/public/read-page.ts'
import { siteContextOf } from '#site/page-kinds/public/site-context-of.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { type Match, matchRest } from '#site/routing/match-path.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { type PageQuery, parsePageQuery } from '#site/routing/query/page-query.ts'
import { isCatalogueError } from '#site/server/errors.ts'
import { markPersonal } from '#site/server/page-cache/render/render-record.ts'
import { type ExtranetContent, getExtranetPage } from './load-extranet-page.ts'
import { type ExtranetResults, extranetResults } from './search/search-results.ts'

export type ExtranetFrame = {
  siteContext: SiteContext
  match: Match
  /** Path of the page, without its query. */
  path: string
  /** What the address chooses, and which page of a list. */
  query: PageQuery
  pageNumber: number
  /** What the search found; absent on other pages, and while nothing is typed. */
  results: ExtranetResults | undefined
  settings: SiteSettings | undefined
  /** Mark of the login that the page is rendered for. */
  login: string | undefined
  /** What the page and the texts around it are written in. */
  languages: { page: LocaleCode; settings: LocaleCode }
}

export type ReadExtranetPage = ExtranetFrame & { page: ExtranetContent; ancestors: readonly Ancestor[] }

/** The content service does not answer: the frame stands, the page does not. */
export type UnreadExtranetPage = ExtranetFrame & { page: undefined }

/**
 * Everything a page behind the login draws, read once for its head and its body.
 * @returns undefined when there is no such page for this customer
 */
export async function readExtranetPage({
  params,
  searchParams,
}: PageRequest): Promise<ReadExtranetPage | UnreadExtranetPage | undefined> {
  const { market, locale, path = [] } = await params
  const requested = await searchParams
  const pageNumber = pageNumberOf(requested['page'] ?? '1') ?? 1
  return await readOnce(market, locale, JSON.stringify([path, parsePageQuery(requested), pageNumber]))
}

/** Arguments are strings because React compares them by value only then. */
const readOnce = cache(async (market: string, locale: string, rest: string) => {
  // Should such a page ever be drawn for the page store, it is refused there.
  markPersonal()
  const siteContext = siteContextOf({ market, locale })
  const [segments, query, pageNumber] = JSON.parse(rest) as [string[], PageQuery, number]
  const match = matchRest(
    siteContext.locale,
    `/extranet/${segments.map(decodeURIComponent).join('/')}`.replace(/\/$/, ''),
  )
  if (match?.route.access !== 'extranet') return undefined
  const [known, login] = await Promise.all([getSettings(siteContext).catch(() => undefined), getLoginMark()])
  const path = pathFor(match.route, match.params, siteContext)
  const frame = { siteContext, match, query, pageNumber, results: undefined, path, settings: known?.settings, login }
  const settingsLanguage = known?.language ?? siteContext.locale
  try {
    const requestedPage = { match, siteContext, pageNumber, query }
    const [page, ancestors, results] = await Promise.all([
      getExtranetPage(requestedPage),
      listOpenAncestors(match, siteContext),
      extranetResults(requestedPage),
    ])
    if (!page) return undefined
    return {
      ...frame,
      page,
      ancestors,
      results,
      languages: { page: languageOf(page, siteContext), settings: settingsLanguage },
    }
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    if (error.code !== 'content-unavailable') return undefined
    process.stderr.write(`${error.message}\n`)
    return { ...frame, page: undefined, languages: { page: siteContext.locale, settings: settingsLanguage } }
  }
})

/** The reader's language where the story is translated, else English, else Spanish. */
function languageOf({ story }: ExtranetContent, { locale }: SiteContext): LocaleCode {
  const known = story.alternates.map((alternate) => alternate.locale)
  return [locale, 'en' as const].find((one) => known.includes(one)) ?? 'es'
}
