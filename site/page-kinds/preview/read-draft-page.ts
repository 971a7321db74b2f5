import 'server-only'
import type { I18n } from '@lingui/core'
import { siteSettings } from 'component-schemas/content-types/site-settings/schema.ts'
import { previewedChanges, readingDrafts } from '#site/content/client/draft-reading.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { getDraftStory } from '#site/content/stories/get-draft-story.ts'
import { getPageFrame, type PageFrame } from '#site/content/stories/get-page-frame.ts'
import { getStory } from '#site/content/stories/get-story.ts'
import { isLandingStory } from '#site/content/stories/is-landing-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { withoutMarks } from '#site/content/stories/without-marks.ts'
import { withOwnLanguage } from '#site/content/translations/with-translations.ts'
import { listOpenAncestors } from '#site/extranet/list-open-ancestors.ts'
import { requireReader } from '#site/extranet/require-reader.ts'
import { featurePreviews, loadPreviewReader, previewedIn } from '#site/features.previews.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { extranetMenu } from '#site/page-kinds/extranet/extranet-menu.ts'
import { loadPage } from '#site/page-kinds/load-page.ts'
import { countryLinks } from '#site/page-kinds/public/country-links.ts'
import { frameOf } from '#site/page-kinds/public/frame-of.ts'
import { headerSearch } from '#site/page-kinds/public/header-search.ts'
import { languageSwitch } from '#site/page-kinds/public/language-switch.ts'
import { type PageRequest, pageNumberOf } from '#site/page-kinds/public/read-page.ts'
import { siteContextOf } from '#site/page-kinds/public/site-context-of.ts'
import type { PageContent } from '#site/page-kinds/registry.ts'
import { isExtranetPath } from '#site/routing/is-extranet-path.ts'
import { locales } from '#site/routing/locales.ts'
import { matchRest } from '#site/routing/match-path.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { parsePageQuery } from '#site/routing/query/page-query.ts'
import type { LayoutName } from '#site/routing/route.ts'
import { addressOf, alternatesOf, pathForStory } from '#site/routing/stories/story-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { isCatalogueError } from '#site/server/errors.ts'
import { localTimeOf, timeZoneOf } from '#site/server/preview/market-time.ts'
import type { Previewed } from '#site/server/preview/previewed.ts'
import type { DraftProps, DraftSubject } from './draft-props.ts'
import type { Requested } from './feature-preview.ts'
import { addressQuery, isAdmitted } from './is-admitted.ts'
import { loadRecordPreview } from './load-record-preview.ts'

/**
 * The draft behind an address of the preview zone. It asks the gate itself: the gateway is not the only lock.
 * @returns undefined when the request may see no draft, or there is none
 * @throws CatalogueError content-unavailable
 */
export async function readDraftPage({ params, searchParams }: PageRequest): Promise<DraftProps | undefined> {
  const requested = await searchParams
  const address = addressQuery(requested)
  if (!(await isAdmitted(address))) return undefined
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
  const previewed = previewedIn(address, timeZoneOf(siteContext.market))
  const props = await readProps({ requestedPage, rest, requested, previewed })
  if (props || previewed.release === undefined) return props
  // The service finds no story in a release that it does not know; the bar says so.
  return await readProps({ requestedPage, rest, requested, previewed: { ...previewed, release: undefined } })
}

type DraftRequest = { requestedPage: RequestedPage; rest: string; requested: Requested; previewed: Previewed }

async function readProps(request: DraftRequest): Promise<DraftProps | undefined> {
  const { requested, requestedPage, previewed } = request
  const read = async () => {
    const draft = await storyAsked(requested, requestedPage)
    return draft && (await propsOf(await withOwnLanguage(draft, requestedPage.siteContext.locale), request))
  }
  return await readingDrafts(read, previewed, loadPreviewReader)
}

async function storyAsked(requested: Requested, { match, siteContext }: RequestedPage): Promise<WireStory | undefined> {
  const id = Number(requested['_storyblok'])
  if (Number.isSafeInteger(id) && id > 0) return await getDraftStory(id, siteContext.locale)
  const found = await getStory(match, siteContext.market)
  // The story as visitors will see it.
  if (await previewedChanges()) return found
  // With a release it may be the published one, in which no block can be selected.
  return found && ((await getDraftStory(found.id, siteContext.locale)) ?? found)
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

async function propsOf(draft: WireStory, request: DraftRequest): Promise<DraftProps | undefined> {
  const { requestedPage, rest, previewed } = request
  const { match, siteContext, pageNumber, query } = requestedPage
  const shown = await shownFor(draft, requestedPage)
  if (!shown) return undefined
  const isClosed = await isClosedTo(previewed, shown)
  const [page, frame, i18n, subject, parts] = await Promise.all([
    isClosed ? undefined : builtIfWhole(shown, requestedPage),
    getPageFrame(match, siteContext, shown),
    messagesFor(siteContext.locale),
    isClosed ? ({ kind: 'closed' } as const) : subjectOf(draft, shown, siteContext),
    partsOf(draft, request),
  ])
  if (!frame) return undefined
  const { ancestors, ...area } = await areaOf(requestedPage, frame, i18n)
  const path = pathFor(match.route, match.params, siteContext)
  const isForCustomers = match.route.access === 'extranet'
  const alternates = languageSwitch(siteContext, alternatesOf(shown, siteContext.market), {
    above: ancestors,
    chosen: page && { template: page.template, query },
  })
  return {
    subject,
    draft,
    page,
    layout: layoutFor(shown, match),
    frame: {
      ...area,
      ...aroundPage(frame, i18n, requestedPage),
      settings: inYearOf(frame.settings, previewed, siteContext),
      alternates,
      path,
      draft: rootMarkOf(draft),
    },
    surroundings: {
      siteContext,
      path,
      pageNumber,
      query,
      ancestors,
      hasParent: isForCustomers ? ancestors.length > 0 : match.route.parent !== undefined,
      context: { locale: locales[siteContext.locale].iso, isEditor: true },
    },
    siteContext: {
      market: siteContext.market.id,
      locale: siteContext.locale,
      path: rest,
      pageNumber,
      query,
      previewed,
    },
    messages: { ...i18n.messages },
    editorOrigin: env.EDITOR_ORIGIN,
    parts,
  }
}

async function partsOf({ id: storyId }: WireStory, { requested, requestedPage, previewed }: DraftRequest) {
  const { match, siteContext } = requestedPage
  const draft = { requested, storyId, siteContext, previewed, isForCustomers: match.route.access === 'extranet' }
  const read = featurePreviews.map(async ({ name, readPart }) => [name, await readPart(draft)] as const)
  return Object.fromEntries(await Promise.all(read))
}

/** The layout's links as visitors see them; the extranet has no websites of other countries. */
function aroundPage({ languages, countries }: PageFrame, i18n: I18n, { match, siteContext }: RequestedPage) {
  const { access } = match.route
  return {
    ...frameOf(siteContext, languages),
    countries: access === 'extranet' ? [] : countryLinks(i18n, siteContext.locale, countries),
  }
}

/** Whether a customer of the previewed group may not read the page. */
async function isClosedTo({ group }: Previewed, shown: WireStory): Promise<boolean> {
  if (group === undefined || !isExtranetPath(addressOf(shown))) return false
  return !(await requireReader()).isOpen(shown)
}

/** The closing line names the year of the page's clock. */
export function inYearOf(
  settings: PageFrame['settings'],
  { moment }: Previewed,
  { market }: SiteContext,
): PageFrame['settings'] {
  if (!settings?.copyright || moment === undefined) return settings
  const year = localTimeOf(moment, timeZoneOf(market)).slice(0, 4)
  return { ...settings, copyright: settings.copyright.replace('{year}', year) }
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
export async function builtIfWhole(draft: WireStory, requestedPage: RequestedPage): Promise<PageContent | undefined> {
  try {
    return await loadPage(draft, requestedPage)
  } catch (error) {
    if (isCatalogueError(error, 'page-not-found')) return undefined
    throw error
  }
}
