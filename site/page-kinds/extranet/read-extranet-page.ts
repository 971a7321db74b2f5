import 'server-only'
import type { SiteSettings } from 'component-schemas/content-types/site-settings/schema.ts'
import { cache } from 'react'
import { getSettings } from '#site/content/stories/get-settings.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { withOwnLanguage } from '#site/content/translations/with-translations.ts'
import { openStory } from '#site/extranet/closed-stories.ts'
import { listOpenAncestors } from '#site/extranet/list-open-ancestors.ts'
import { extranetVisits } from '#site/features.extranet.ts'
import { ownerOfForms, returnedForm } from '#site/forms/http/page-forms.ts'
import { getLoginMark } from '#site/identity/customer.ts'
import { loadPage } from '#site/page-kinds/load-page.ts'
import type { Surroundings } from '#site/page-kinds/page-kind.ts'
import { type PageRequest, pageNumberOf, visitorContext } from '#site/page-kinds/public/read-page.ts'
import { siteContextOf } from '#site/page-kinds/public/site-context-of.ts'
import type { PageContent } from '#site/page-kinds/registry.ts'
import { fallbackLocales, type LocaleCode, sourceLocale } from '#site/routing/locales.ts'
import { type Match, matchRest } from '#site/routing/match-path.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { returnedFormOf } from '#site/routing/query/one-time-parameters.ts'
import { type PageQuery, parsePageQuery } from '#site/routing/query/page-query.ts'
import { isCatalogueError } from '#site/server/errors.ts'
import { markPersonal } from '#site/server/page-cache/render/render-record.ts'

type ReadExtranetPage = Surroundings & {
  match: Match
  /** Undefined when the content service does not respond: the frame is shown, the page is not. */
  page: PageContent | undefined
  settings: SiteSettings | undefined
  /** Mark of the login that the page is rendered for. */
  login: string | undefined
  /** What the page and the texts around it are written in. */
  languages: { page: LocaleCode; settings: LocaleCode }
}

/**
 * The data of an extranet page, read once for its head and its body.
 * @returns undefined when there is no such page for this customer
 */
export async function readExtranetPage({ params, searchParams }: PageRequest): Promise<ReadExtranetPage | undefined> {
  const { market, locale, path = [] } = await params
  const requested = await searchParams
  const pageNumber = pageNumberOf(requested['page'] ?? '1') ?? 1
  const form = returnedFormOf(requested['form'])
  return await readOnce(market, locale, JSON.stringify([path, parsePageQuery(requested), pageNumber, form]))
}

/** Arguments are strings because React compares them by value only then. */
const readOnce = cache(async (market: string, locale: string, rest: string): Promise<ReadExtranetPage | undefined> => {
  // The page cache refuses such a page, should it ever be rendered for it.
  markPersonal()
  const siteContext = siteContextOf({ market, locale })
  const [segments, query, pageNumber, form]: [string[], PageQuery, number, string] = JSON.parse(rest)
  const match = matchRest(
    siteContext.locale,
    `/extranet/${segments.map(decodeURIComponent).join('/')}`.replace(/\/$/, ''),
  )
  if (match?.route.access !== 'extranet') return undefined
  const [known, login, returned, owner] = await Promise.all([
    getSettings(siteContext).catch(() => undefined),
    getLoginMark(),
    returnedForm(form),
    ownerOfForms(),
  ])
  const path = pathFor(match.route, match.params, siteContext)
  const settingsLanguage = known?.language ?? siteContext.locale
  const context = visitorContext(siteContext, { path, returned, owner })
  const frame = { siteContext, match, query, pageNumber, path, context, settings: known?.settings, login }
  try {
    const [page, ancestors] = await Promise.all([
      getExtranetPage({ match, siteContext, pageNumber, query }),
      listOpenAncestors(match, siteContext),
      ...extranetVisits.map(({ note }) => note?.(siteContext)),
    ])
    if (!page) return undefined
    const languages = { page: languageOf(page, siteContext), settings: settingsLanguage }
    return { ...frame, page, ancestors, hasParent: ancestors.length > 0, languages }
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    if (error.code !== 'content-unavailable') return undefined
    process.stderr.write(`${error.message}\n`)
    const languages = { page: siteContext.locale, settings: settingsLanguage }
    return { ...frame, page: undefined, ancestors: [], hasParent: false, languages }
  }
})

/**
 * The finished content of an address behind the login, as far as the customer may read it.
 * @returns undefined when there is no such page
 * @throws CatalogueError login-required, access-forbidden, content-unavailable
 */
async function getExtranetPage(requestedPage: RequestedPage): Promise<PageContent | undefined> {
  const { match, siteContext } = requestedPage
  const wire = await openStory(match, siteContext.market)
  return wire && loadPage(await withOwnLanguage(wire, siteContext.locale), requestedPage)
}

/** The reader's language where the story is translated, else one that replaces it. */
function languageOf({ story }: PageContent, { locale }: SiteContext): LocaleCode {
  const known = story.alternates.map((alternate) => alternate.locale)
  return [locale, ...fallbackLocales].find((one) => known.includes(one)) ?? sourceLocale
}
