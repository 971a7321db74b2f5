import 'server-only'
import { headers } from 'next/headers'
import { foreignTag } from '#site/app/foreign-tag.ts'
import { languageSwitch } from '#site/app/language-switch.ts'
import { placeOf } from '#site/app/place-of.ts'
import { type PageRequest, pageNumberOf } from '#site/app/read-page.ts'
import { readingDrafts } from '#site/content/draft-reading.ts'
import { getDraftStory } from '#site/content/get-draft-story.ts'
import { buildPage, type PageContent } from '#site/content/get-page.ts'
import { getPageFrame } from '#site/content/get-page-frame.ts'
import { getStory } from '#site/content/get-story.ts'
import { isLandingStory } from '#site/content/is-landing-story.ts'
import type { PageQuestion } from '#site/content/pages/page-question.ts'
import { alternatesOf } from '#site/content/story-place.ts'
import type { WireStory } from '#site/content/wire-story.ts'
import { env } from '#site/env.ts'
import { isCatalogueError } from '#site/errors.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { readAdmission } from '#site/preview/read-admission.ts'
import { locales } from '#site/routing/locales.ts'
import { matchRest } from '#site/routing/match-path.ts'
import { parsePageQuery } from '#site/routing/page-query.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import type { DraftProps } from './draft-props.ts'

type Asked = Awaited<PageRequest['searchParams']>

/**
 * The draft behind an address of the preview zone. It asks the gate itself: the gateway is not the only lock.
 * @returns undefined when the request may see no draft, or there is none
 * @throws CatalogueError content-unavailable
 */
export async function readDraftPage({ params, searchParams }: PageRequest): Promise<DraftProps | undefined> {
  const asked = await searchParams
  if (!(await isAdmitted(asked))) return undefined
  const { market, locale, path = [] } = await params
  const place = placeOf({ market, locale })
  const rest = `/${path.map(decodeURIComponent).join('/')}`
  const match = matchRest(place.locale, rest)
  if (!match) return undefined
  const question = { match, place, pageNumber: pageNumberOf(asked['page'] ?? '1') ?? 1, query: parsePageQuery(asked) }
  return await readingDrafts(async () => {
    const draft = await storyAsked(asked, question)
    return draft && (await propsOf(draft, question, rest))
  })
}

async function isAdmitted(asked: Asked): Promise<boolean> {
  const sent = await headers()
  const pairs = Object.entries(asked).flatMap(([name, value]) => [value ?? ''].flat().map((one) => [name, one]))
  const admission = readAdmission(new URLSearchParams(pairs), (name) => sent.get(name) ?? undefined)
  return admission === 'editor' || admission === 'new-editor'
}

async function storyAsked(asked: Asked, { match, place }: PageQuestion): Promise<WireStory | undefined> {
  const id = Number(asked['_storyblok'])
  return Number.isSafeInteger(id) && id > 0
    ? await getDraftStory(id, place.locale)
    : await getStory(match, place.market)
}

async function propsOf(draft: WireStory, question: PageQuestion, rest: string): Promise<DraftProps | undefined> {
  const { match, place, pageNumber, query } = question
  const [page, frame, i18n] = await Promise.all([
    builtIfWhole(draft, question),
    getPageFrame(match, place, draft),
    messagesFor(place.locale),
  ])
  if (!frame) return undefined
  const { settings, ancestors, languages } = frame
  const path = pathFor(match.route, match.params, place)
  const { iso } = locales[place.locale]
  const isLanding = match.route.guards.includes('check-landing-page') && isLandingStory(draft)
  return {
    draft,
    page,
    layout: isLanding ? 'simple-landing' : match.route.layout,
    frame: {
      settings,
      locale: iso,
      languages: { page: foreignTag(languages.page, place), settings: foreignTag(languages.settings, place) },
      alternates: languageSwitch(place, alternatesOf(draft, place.market), ancestors),
      homeHref: pathFor(routeNamed('home'), {}, place),
      searchHref: pathFor(routeNamed('search'), {}, place),
      path,
    },
    surroundings: {
      place,
      path,
      pageNumber,
      query,
      ancestors,
      hasParent: match.route.parent !== undefined,
      context: { locale: iso, isEditor: true },
    },
    place: { market: place.market.id, locale: place.locale, path: rest, pageNumber, query },
    messages: { ...i18n.messages },
    editorOrigin: env.EDITOR_ORIGIN,
  }
}

/** A new story lacks what its page must have: the browser says what, until it is written. */
async function builtIfWhole(draft: WireStory, question: PageQuestion): Promise<PageContent | undefined> {
  try {
    return await buildPage(draft, question)
  } catch (error) {
    if (isCatalogueError(error, 'page-not-found')) return undefined
    throw error
  }
}
