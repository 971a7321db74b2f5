import 'server-only'
import type { SiteSettings } from 'component-schemas/content-types/site-settings/schema.ts'
import { cache } from 'react'
import type { Ancestor } from '#site/content/addresses/list-ancestors.ts'
import { getSettings } from '#site/content/stories/get-settings.ts'
import { listOpenAncestors } from '#site/extranet/list-open-ancestors.ts'
import { getLoginMark } from '#site/identity/customer.ts'
import { type PageRequest, pageNumberOf } from '#site/page-kinds/public/read-page.ts'
import { placeOf } from '#site/page-kinds/public/site-context-of.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { type Match, matchRest } from '#site/routing/match-path.ts'
import { type Place, pathFor } from '#site/routing/path-for.ts'
import { type PageQuery, parsePageQuery } from '#site/routing/query/page-query.ts'
import { isCatalogueError } from '#site/server/errors.ts'
import { markPersonal } from '#site/server/page-cache/render/render-record.ts'
import { type ExtranetContent, getExtranetPage } from './load-extranet-page.ts'
import { type ExtranetResults, extranetResults } from './search/search-results.ts'

export type ExtranetFrame = {
  place: Place
  match: Match
  /** Path of the page, without its query. */
  path: string
  /** What the address chooses, and which page of a list. */
  query: PageQuery
  pageNumber: number
  /** What the search found; absent on other pages, and while nothing is typed. */
  found: ExtranetResults | undefined
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
  const asked = await searchParams
  const pageNumber = pageNumberOf(asked['page'] ?? '1') ?? 1
  return await readOnce(market, locale, JSON.stringify([path, parsePageQuery(asked), pageNumber]))
}

/** Arguments are strings because React compares them by value only then. */
const readOnce = cache(async (market: string, locale: string, rest: string) => {
  // Should such a page ever be drawn for the page store, it is refused there.
  markPersonal()
  const place = placeOf({ market, locale })
  const [segments, query, pageNumber] = JSON.parse(rest) as [string[], PageQuery, number]
  const match = matchRest(place.locale, `/extranet/${segments.map(decodeURIComponent).join('/')}`.replace(/\/$/, ''))
  if (match?.route.access !== 'extranet') return undefined
  const [known, login] = await Promise.all([getSettings(place).catch(() => undefined), getLoginMark()])
  const path = pathFor(match.route, match.params, place)
  const frame = { place, match, query, pageNumber, found: undefined, path, settings: known?.settings, login }
  const settingsLanguage = known?.language ?? place.locale
  try {
    const question = { match, place, pageNumber, query }
    const [page, ancestors, found] = await Promise.all([
      getExtranetPage(question),
      listOpenAncestors(match, place),
      extranetResults(question),
    ])
    if (!page) return undefined
    return {
      ...frame,
      page,
      ancestors,
      found,
      languages: { page: languageOf(page, place), settings: settingsLanguage },
    }
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    if (error.code !== 'content-unavailable') return undefined
    process.stderr.write(`${error.message}\n`)
    return { ...frame, page: undefined, languages: { page: place.locale, settings: settingsLanguage } }
  }
})

/** The reader's language where the story is translated, else English, else Spanish. */
function languageOf({ story }: ExtranetContent, { locale }: Place): LocaleCode {
  const known = story.alternates.map((alternate) => alternate.locale)
  return [locale, 'en' as const].find((one) => known.includes(one)) ?? 'es'
}
