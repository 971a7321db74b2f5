import { NextResponse } from 'next/server'
import { readingDrafts } from '#site/content/client/draft-reading.ts'
import { loadPreviewReader } from '#site/features.previews.ts'
import { markets } from '#site/routing/markets.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import type { ErrorCode } from '#site/server/errors.ts'
import type { RequestContext, Step } from '#site/server/middleware/request-context.ts'
import { showError } from '#site/server/middleware/show-error.ts'
import { getSharedStory } from './get-shared-story.ts'
import { linkParameter, sharedPreviewPath, storyParameter } from './preview-addresses.ts'
import { type PreviewLink, storyOpenedBy } from './preview-link.ts'
import { getOpenRelease } from './released-stories.ts'
import { admittedBy } from './site-preview-links.ts'

/**
 * What a preview link shows: a page, or the list of the pages of a release. It comes before the gate, because the link takes its place for
 * these pages: the receiver is neither an editor nor, on a gated website, a visitor with credentials. The page checks the link again.
 */
export const openSharedPreview: Step = async (context) => {
  const { request, path } = context
  if (path !== sharedPreviewPath) return context
  const { searchParams } = request.nextUrl
  const [token, ...others] = searchParams.getAll(linkParameter)
  const admitted = await admittedBy(others.length === 0 ? (token ?? '') : '', { isUse: true })
  if ('refusal' in admitted) {
    return admitted.refusal === 'forged'
      ? showError(context, 'page-not-found')
      : refuse(context, admitted.link, `preview-link-${admitted.refusal}`)
  }
  const opened = await openedBy(admitted, searchParams.getAll(storyParameter))
  if ('refusal' in opened) return refuse(context, admitted, opened.refusal)
  const url = request.nextUrl.clone()
  url.pathname = `/preview-links/${admitted.market}/${admitted.locale}/${opened.page}`
  return NextResponse.rewrite(url)
}

async function openedBy(
  link: PreviewLink,
  named: readonly string[],
): Promise<{ page: 'shared' | 'release' } | { refusal: ErrorCode }> {
  const opened = storyOpenedBy(link, named)
  const { release, moment } = link
  if (opened === undefined) return { refusal: 'page-not-found' }
  if (opened === 'list') {
    const isOpen = release !== undefined && (await getOpenRelease(release))
    return isOpen ? { page: 'release' } : { refusal: 'preview-link-ended' }
  }
  if (await readingDrafts(() => getSharedStory(link, opened), { release, moment }, loadPreviewReader))
    return { page: 'shared' }
  // A link of one story has nothing else to show. That of a release goes on, and does not say which stories exist.
  return { refusal: link.storyId === undefined ? 'page-not-found' : 'preview-link-ended' }
}

/** In the language of the link. */
function refuse(context: RequestContext, { market: id, locale }: PreviewLink, code: ErrorCode): Response {
  const market = markets[id]
  return showError({ ...context, market, path: pathFor(routeNamed('home'), {}, { market, locale }) }, code)
}
