import { previewedNow, readingDrafts } from '#site/content/client/draft-reading.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { getDraftStory } from '#site/content/stories/get-draft-story.ts'
import { featureEditorPages } from '#site/features.steps.ts'
import { isLocaleCode, type LocaleCode, sourceLocale } from '#site/routing/locales.ts'
import { marketFor, markets } from '#site/routing/markets.ts'
import { localeOf, matchPath } from '#site/routing/match-path.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { isCountryFolder, splitAddress } from '#site/routing/stories/story-folders.ts'
import { addressOf, pathForStory } from '#site/routing/stories/story-location.ts'
import type { RequestContext, Step } from '../request-context.ts'
import { toZone } from '../rewrite-to-zone.ts'
import { showError } from '../show-error.ts'
import { isEditor } from './preview-gate.ts'

/**
 * The editor names the story and the language it opens (`_storyblok`, `_storyblok_lang`), at an address that is the
 * CMS's and not ours: the lookup uses them, so that a story has a preview before its first publishing.
 */
export const openDraft: Step = async (context) => {
  const id = storyNumber(context)
  if (!isEditor(context) || id === undefined) return context
  const locale = requestedLocale(context)
  const story = (await getDraftStory(id, locale)) ?? (await withoutRelease(id, locale))
  if (!story) return showError(context, 'page-not-found')
  const page = featureEditorPages.find(({ path }) => path === context.path)
  if (page) return page.open(context, locale)
  const found = shownAt(story, locale, context) ?? homeOf(locale, context)
  const match = matchPath(found.path, found.siteContext.market)
  if (!match) return showError(context, 'page-not-found')
  return await toZone({ ...context, market: found.siteContext.market, path: found.path, match, story })
}

/** The service does not find any story in a release that it does not know: the preview bar says so above the draft. */
async function withoutRelease(id: number, locale: LocaleCode): Promise<WireStory | undefined> {
  if (previewedNow().release === undefined) return undefined
  return await readingDrafts(() => getDraftStory(id, locale))
}

function storyNumber({ request }: RequestContext): number | undefined {
  const value = request.nextUrl.searchParams.get('_storyblok') ?? ''
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined
}

/** The vendor calls the source language `default`. */
function requestedLocale({ request, path, market }: RequestContext): LocaleCode {
  const requested = request.nextUrl.searchParams.get('_storyblok_lang') ?? ''
  if (requested === 'default') return sourceLocale
  return isLocaleCode(requested) ? requested : (localeOf(path, market).locale ?? market.defaultLocale)
}

/** Settings, redirects and files have no page: the preview shows what they change, from the home page on. */
function homeOf(locale: LocaleCode, { market }: RequestContext): { path: string; siteContext: SiteContext } {
  const siteContext = { market, locale: market.locales.includes(locale) ? locale : market.defaultLocale }
  return { path: pathFor(routeNamed('home'), {}, siteContext), siteContext }
}

/** The market of the host where it can show the story in the language, else the story's own country, else any. */
function shownAt(
  story: WireStory,
  locale: LocaleCode,
  { market }: RequestContext,
): { path: string; siteContext: SiteContext } | undefined {
  const { folder } = splitAddress(addressOf(story))
  const country = isCountryFolder(folder) ? marketFor(folder) : undefined
  const candidates = [market, ...(country ? [country] : []), markets.base]
  return candidates.flatMap((one) => {
    const siteContext = { market: one, locale: one.locales.includes(locale) ? locale : one.defaultLocale }
    const path = siteContext.locale === locale || one === country ? pathForStory(story, siteContext) : undefined
    return path === undefined ? [] : [{ path, siteContext }]
  })[0]
}
