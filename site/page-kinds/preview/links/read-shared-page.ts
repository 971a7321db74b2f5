import 'server-only'
import { readingDrafts } from '#site/content/client/draft-reading.ts'
import { getDraftStory } from '#site/content/stories/get-draft-story.ts'
import { getPageFrame } from '#site/content/stories/get-page-frame.ts'
import { isLandingStory } from '#site/content/stories/is-landing-story.ts'
import { withoutMarks } from '#site/content/stories/without-marks.ts'
import { withOwnLanguage } from '#site/content/translations/with-translations.ts'
import { readingForReceiver } from '#site/extranet/require-reader.ts'
import { builtIfWhole, inYearOf } from '#site/page-kinds/preview/read-draft-page.ts'
import { type PageRequest, type ReadPage, visitorContext } from '#site/page-kinds/public/read-page.ts'
import { markets } from '#site/routing/markets.ts'
import { linkParameter } from '#site/routing/preview-addresses.ts'
import type { LayoutName } from '#site/routing/route.ts'
import { publicPlaceOf } from '#site/routing/stories/public-place.ts'
import type { StoredLink } from '#site/server/preview-links/open-preview-links.ts'
import { admittedBy } from '#site/server/preview-links/site-preview-links.ts'

export type SharedPage = {
  link: StoredLink
  name: string
  /** Undefined while the draft lacks what its page must have. */
  read: ReadPage | undefined
  layout: LayoutName | undefined
}

/**
 * The draft that a link shows, read as a visitor reads a page: the middleware is not the only lock.
 * @returns undefined when the link does not admit now
 * @throws CatalogueError content-unavailable
 */
export async function readSharedPage({
  searchParams,
}: Pick<PageRequest, 'searchParams'>): Promise<SharedPage | undefined> {
  const token = (await searchParams)[linkParameter]
  const link = typeof token === 'string' ? await admittedBy(token, { isUse: false }) : undefined
  if (!link || 'refusal' in link) return undefined
  const { release, moment } = link
  return await readingDrafts(() => readingForReceiver(() => readDraftOf(link)), { release, moment })
}

async function readDraftOf(link: StoredLink): Promise<SharedPage | undefined> {
  const siteContext = { market: markets[link.market], locale: link.locale }
  const draft = await getDraftStory(link.storyId, link.locale)
  const place = draft && publicPlaceOf(draft, siteContext)
  if (!place) return undefined
  const { path, match } = place
  const content = { ...draft.content, ...(withoutMarks(draft.content) as typeof draft.content), _editable: undefined }
  const story = await withOwnLanguage({ ...draft, content }, link.locale)
  const [page, frame] = await Promise.all([
    builtIfWhole(story, { match, siteContext, pageNumber: 1, query: {} }),
    getPageFrame(match, siteContext, story),
  ])
  if (!frame) return undefined
  const read = page && {
    ...frame,
    settings: inYearOf(frame.settings, link, siteContext),
    page,
    siteContext,
    match,
    pageNumber: 1,
    query: {},
    path,
    hasParent: match.route.parent !== undefined,
    context: visitorContext(siteContext, { path, returned: undefined }),
  }
  const isLanding = match.route.guards.includes('check-landing-page') && isLandingStory(story)
  return { link, name: story.name, read, layout: isLanding ? 'simple-landing' : undefined }
}
