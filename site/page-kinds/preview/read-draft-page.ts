import 'server-only'
import type { I18n } from '@lingui/core'
import { siteSettings } from 'component-schemas/content-types/site-settings/schema.ts'
import { headers } from 'next/headers'
import { readingDrafts } from '#site/content/client/draft-reading.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { getDraftStory } from '#site/content/stories/get-draft-story.ts'
import { getPageFrame, type PageFrame } from '#site/content/stories/get-page-frame.ts'
import { getStory } from '#site/content/stories/get-story.ts'
import { isLandingStory } from '#site/content/stories/is-landing-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { withoutMarks } from '#site/content/stories/without-marks.ts'
import { withOwnLanguage } from '#site/content/translations/with-translations.ts'
import { listOpenAncestors } from '#site/extranet/list-open-ancestors.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { extranetMenu } from '#site/page-kinds/extranet/extranet-menu.ts'
import { loadPage } from '#site/page-kinds/load-page.ts'
import { foreignTag } from '#site/page-kinds/public/foreign-tag.ts'
import { headerSearch } from '#site/page-kinds/public/header-search.ts'
import { languageSwitch } from '#site/page-kinds/public/language-switch.ts'
import { type PageRequest, pageNumberOf } from '#site/page-kinds/public/read-page.ts'
import { siteContextOf } from '#site/page-kinds/public/site-context-of.ts'
import type { PageContent } from '#site/page-kinds/registry.ts'
import { locales } from '#site/routing/locales.ts'
import { matchRest } from '#site/routing/match-path.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { parsePageQuery } from '#site/routing/query/page-query.ts'
import type { LayoutName } from '#site/routing/route.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { alternatesOf, pathForStory } from '#site/routing/stories/story-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { isCatalogueError } from '#site/server/errors.ts'
import { readAdmission } from '#site/server/preview/read-admission.ts'
import type { DraftProps, DraftSubject } from './draft-props.ts'
import { loadRecordPreview } from './load-record-preview.ts'

type Asked = Awaited<PageRequest['searchParams']>

/**
 * The draft behind an address of the preview zone. It asks the gate itself: the gateway is not the only lock.
 * @returns undefined when the request may see no draft, or there is none
 * @throws CatalogueError content-unavailable
 */
export async function readDraftPage({ params, searchParams }: PageRequest): Promise<DraftProps | undefined> {
  const requested = await searchParams
  if (!(await isAdmitted(requested))) return undefined
  const { market, locale, path = [] } = await params
  const siteContext = siteContextOf({ market, locale })
  const rest = `/${path.map(decodeURIComponent).join('/')}`
  const match = matchRest(siteContext.locale, rest)
  if (!match) return undefined
  const requestedPage = {
    match,
    siteContext,
    pageNumber: pageNumberOf(requested['page'] ?? '1') ?? 1,
    query: parsePageQuery(requested),
  }
  return await readingDrafts(async () => {
    const draft = await storyAsked(requested, requestedPage)
    return draft && (await propsOf(await withOwnLanguage(draft, siteContext.locale), requestedPage, rest))
  })
}

async function isAdmitted(requested: Asked): Promise<boolean> {
  const sent = await headers()
  const pairs = Object.entries(requested).flatMap(([name, value]) => [value ?? ''].flat().map((one) => [name, one]))
  const admission = readAdmission(new URLSearchParams(pairs), (name) => sent.get(name) ?? undefined)
  return admission === 'editor' || admission === 'new-editor'
}

async function storyAsked(requested: Asked, { match, siteContext }: RequestedPage): Promise<WireStory | undefined> {
  const id = Number(requested['_storyblok'])
  return Number.isSafeInteger(id) && id > 0
    ? await getDraftStory(id, siteContext.locale)
    : await getStory(match, siteContext.market)
}

/** The draft itself, or the home page around one that has no page. */
async function shownFor(draft: WireStory, { match, siteContext }: RequestedPage): Promise<WireStory | undefined> {
  if (pathForStory(draft, siteContext) !== undefined) return draft
  const home = await getStory(match, siteContext.market)
  return home && { ...(await withOwnLanguage(home, siteContext.locale)), content: unmarked(home.content) }
}

function unmarked(content: WireStory['content']): WireStory['content'] {
  return { ...content, ...(withoutMarks(content) as typeof content), _editable: undefined }
}

async function subjectOf(draft: WireStory, shown: WireStory, siteContext: SiteContext): Promise<DraftSubject> {
  if (shown === draft) return { kind: 'page' }
  if (draft.content.component === siteSettings.name) return { kind: 'settings' }
  return { kind: 'record', record: await loadRecordPreview(draft, siteContext) }
}

async function propsOf(draft: WireStory, requestedPage: RequestedPage, rest: string): Promise<DraftProps | undefined> {
  const { match, siteContext, pageNumber, query } = requestedPage
  const shown = await shownFor(draft, requestedPage)
  if (!shown) return undefined
  const [page, frame, i18n, subject] = await Promise.all([
    builtIfWhole(shown, requestedPage),
    getPageFrame(match, siteContext, shown),
    messagesFor(siteContext.locale),
    subjectOf(draft, shown, siteContext),
  ])
  if (!frame) return undefined
  const { settings, languages } = frame
  const { ancestors, ...area } = await areaOf(requestedPage, frame, i18n)
  const path = pathFor(match.route, match.params, siteContext)
  const { iso } = locales[siteContext.locale]
  return {
    subject,
    draft,
    page,
    layout: layoutFor(shown, match),
    frame: {
      ...area,
      settings,
      locale: iso,
      languages: {
        page: foreignTag(languages.page, siteContext),
        settings: foreignTag(languages.settings, siteContext),
      },
      alternates: languageSwitch(siteContext, alternatesOf(shown, siteContext.market), { above: ancestors }),
      homeHref: pathFor(routeNamed('home'), {}, siteContext),
      path,
      draft: rootMarkOf(draft),
    },
    surroundings: {
      siteContext,
      path,
      pageNumber,
      query,
      ancestors,
      hasParent: match.route.access === 'extranet' ? ancestors.length > 0 : match.route.parent !== undefined,
      context: { locale: iso, isEditor: true },
    },
    siteContext: { market: siteContext.market.id, locale: siteContext.locale, path: rest, pageNumber, query },
    messages: { ...i18n.messages },
    editorOrigin: env.EDITOR_ORIGIN,
  }
}

/** The mark of the story's own form. */
function rootMarkOf({ content }: WireStory): { _editable?: string | undefined } {
  const { _editable } = content
  return typeof _editable === 'string' ? { _editable } : {}
}

/** The way to the page, and what leads on from it: the extranet has a menu and a search of its own. */
async function areaOf({ match, siteContext }: RequestedPage, { ancestors }: PageFrame, i18n: I18n) {
  if (match.route.access !== 'extranet') return { ancestors, search: headerSearch(siteContext) }
  return { ancestors: await listOpenAncestors(match, siteContext), areaMenu: extranetMenu(i18n, siteContext) }
}

function layoutFor(draft: WireStory, { route }: RequestedPage['match']): LayoutName {
  const isLanding = route.guards.includes('check-landing-page') && isLandingStory(draft)
  return isLanding ? 'simple-landing' : route.layout
}

/** A new story lacks what its page must have: the browser says what, until it is written. */
async function builtIfWhole(draft: WireStory, requestedPage: RequestedPage): Promise<PageContent | undefined> {
  try {
    return await loadPage(draft, requestedPage)
  } catch (error) {
    if (isCatalogueError(error, 'page-not-found')) return undefined
    throw error
  }
}
