import 'server-only'
import { readingDrafts } from '#site/content/client/draft-reading.ts'
import { getPageFrame } from '#site/content/stories/get-page-frame.ts'
import { isLandingStory } from '#site/content/stories/is-landing-story.ts'
import { withoutMarks } from '#site/content/stories/without-marks.ts'
import { withOwnLanguage } from '#site/content/translations/with-translations.ts'
import { readingForReceiver } from '#site/extranet/require-reader.ts'
import { loadPreviewReader } from '#site/features.previews.ts'
import { builtIfWhole, inYearOf } from '#site/page-kinds/preview/read-draft-page.ts'
import { type PageRequest, type ReadPage, visitorContext } from '#site/page-kinds/public/read-page.ts'
import { markets } from '#site/routing/markets.ts'
import type { LayoutName } from '#site/routing/route.ts'
import { getSharedStory } from './get-shared-story.ts'
import type { StoredLink } from './open-preview-links.ts'
import { linkParameter, storyParameter } from './preview-addresses.ts'
import { storyOpenedBy } from './preview-link.ts'
import { admittedBy } from './site-preview-links.ts'

export type SharedPage = {
  link: StoredLink
  name: string
  /** The signed text of a link that leads to further pages. */
  listToken: string | undefined
  /** Undefined while the draft lacks what its page must have. */
  read: ReadPage | undefined
  layout: LayoutName | undefined
}

/**
 * The link of a request: the middleware is not the only lock.
 * @returns undefined when it does not admit now
 */
export async function readAdmittedLink({
  searchParams,
}: Pick<PageRequest, 'searchParams'>): Promise<
  { link: StoredLink; token: string; named: readonly string[] } | undefined
> {
  const { [linkParameter]: token, [storyParameter]: story = [] } = await searchParams
  const link = typeof token === 'string' ? await admittedBy(token, { isUse: false }) : undefined
  if (typeof token !== 'string' || !link || 'refusal' in link) return undefined
  return { link, token, named: [story].flat() }
}

/**
 * The draft that a link shows, read as a visitor reads a page.
 * @returns undefined when the link does not admit to it now
 * @throws CatalogueError content-unavailable
 */
export async function readSharedPage(request: Pick<PageRequest, 'searchParams'>): Promise<SharedPage | undefined> {
  const admitted = await readAdmittedLink(request)
  const opened = admitted && storyOpenedBy(admitted.link, admitted.named)
  if (!admitted || typeof opened !== 'number') return undefined
  const { link, token } = admitted
  const { release, moment } = link
  const shared = await readingDrafts(
    () => readingForReceiver(() => readDraftOf(link, opened)),
    { release, moment },
    loadPreviewReader,
  )
  return shared && { ...shared, listToken: link.storyId === undefined ? token : undefined }
}

async function readDraftOf(link: StoredLink, storyId: number): Promise<Omit<SharedPage, 'listToken'> | undefined> {
  const siteContext = { market: markets[link.market], locale: link.locale }
  const shared = await getSharedStory(link, storyId)
  if (!shared) return undefined
  const { story: draft, place } = shared
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
