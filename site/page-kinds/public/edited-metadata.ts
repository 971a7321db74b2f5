import 'server-only'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { getDraftStory } from '#site/content/stories/get-draft-story.ts'
import { getPageFrame } from '#site/content/stories/get-page-frame.ts'
import { withOwnLanguage } from '#site/content/translations/with-translations.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { loadPage } from '#site/page-kinds/load-page.ts'
import { type PageDetails, printedWords, sharedSize } from '#site/page-kinds/seo/page-metadata.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { type Market, markets } from '#site/routing/markets.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { type Place, publicPlaceOf } from '#site/routing/stories/public-place.ts'
import type { StoryLocation } from '#site/routing/stories/story-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { pageDetailsOf } from './page-details-of.ts'

/** What search engines and shared links show of a story, as the site prints it. */
export type EditedMetadata = {
  title: string
  description: string | undefined
  /** Title and description before the website's name is added and before they are cut. */
  written: { title: string; description: string | undefined }
  siteName: string | undefined
  /** Absolute address of the page in this language. */
  address: string
  isHidden: boolean
  image: { url: string; alt: string; width: number; height: number } | undefined
}

/**
 * The metadata of a story on an editor's form, on the first website that shows it in the locale. Inside of `readingDrafts`.
 * @param first the market of the requested website
 * @returns undefined where no public page shows the story in this locale
 * @throws CatalogueError page-not-found while it lacks what its page must have; content-unavailable
 */
export async function editedMetadata(
  { story: edited, locale }: { story: WireStory; locale: LocaleCode },
  first: Market,
): Promise<EditedMetadata | undefined> {
  const draft = await getDraftStory(edited.id, locale)
  const found = draft && firstPlaceOf(draft, locale, first)
  if (!found) return undefined
  const { siteContext, path, match } = found
  const story = await withOwnLanguage({ ...draft, content: edited.content }, locale)
  const [page, frame, i18n] = await Promise.all([
    loadPage(story, { match, siteContext, pageNumber: 1, query: {} }),
    getPageFrame(match, siteContext, story),
    messagesFor(locale),
  ])
  if (!page || !frame) return undefined
  const details = pageDetailsOf({ ...frame, page, siteContext, match, path, query: {}, pageNumber: 1 })
  return {
    ...printedWords(details, i18n),
    written: { title: details.title ?? bareName(details), description: details.description },
    siteName: details.siteName,
    address: `${websiteFor(siteContext.market)}${encodeURI(path)}`,
    isHidden: details.isHidden ?? false,
    image: details.image && { ...details.image, ...sharedSize },
  }
}

type FirstPlace = Place & { siteContext: SiteContext }

function firstPlaceOf(draft: StoryLocation, locale: LocaleCode, first: Market): FirstPlace | undefined {
  const served = env.SITE_HOSTS.map(({ market }): Market => markets[market])
  const shown = [first, ...served].filter(({ locales }) => locales.includes(locale))
  for (const market of shown) {
    const siteContext = { market, locale }
    const place = publicPlaceOf(draft, siteContext)
    if (place) return { ...place, siteContext }
  }
  return undefined
}

function bareName({ name }: PageDetails): string {
  return Object.values(name)[0] ?? ''
}

/** The public website of a market; where it has none yet, the one that is being made. */
function websiteFor({ id }: Market): string {
  const own = env.SITE_HOSTS.filter(({ market }) => market === id)
  return (own.find(({ isPublic }) => isPublic) ?? own[0] ?? env.SITE_HOSTS[0])?.websiteUri ?? ''
}
