import { NextResponse } from 'next/server'
import { readingDrafts } from '#site/content/client/draft-reading.ts'
import { getDraftStory } from '#site/content/stories/get-draft-story.ts'
import { markets } from '#site/routing/markets.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { linkParameter, sharedPreviewPath } from '#site/routing/preview-addresses.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { publicPlaceOf } from '#site/routing/stories/public-place.ts'
import type { ErrorCode } from '#site/server/errors.ts'
import type { PreviewLink } from '#site/server/preview-links/preview-link.ts'
import { admittedBy } from '#site/server/preview-links/site-preview-links.ts'
import type { RequestContext, Step } from '../request-context.ts'
import { showError } from '../show-error.ts'

/**
 * What a preview link shows. It comes before the gate, because the link takes its place for this one page: the receiver is neither an
 * editor nor, on a gated website, a visitor with credentials. The page checks the link again (`page-kinds/preview/links`).
 */
export const openSharedPreview: Step = async (context) => {
  const { request, path } = context
  if (path !== sharedPreviewPath) return context
  const [token, ...others] = request.nextUrl.searchParams.getAll(linkParameter)
  const admitted = await admittedBy(others.length === 0 ? (token ?? '') : '', { isUse: true })
  if ('refusal' in admitted) {
    return admitted.refusal === 'forged'
      ? showError(context, 'page-not-found')
      : refuse(context, admitted.link, `preview-link-${admitted.refusal}`)
  }
  const { storyId, market, locale, release, moment } = admitted
  const siteContext = { market: markets[market], locale }
  const story = await readingDrafts(() => getDraftStory(storyId, locale), { release, moment })
  // It was deleted, with its release or without, or moved to where it has no page or behind the login.
  if (!story || !publicPlaceOf(story, siteContext)) return refuse(context, admitted, 'preview-link-ended')
  const url = request.nextUrl.clone()
  url.pathname = `/preview-links/${market}/${locale}/shared`
  return NextResponse.rewrite(url)
}

/** In the language of the link. */
function refuse(context: RequestContext, { market: id, locale }: PreviewLink, code: ErrorCode): Response {
  const market = markets[id]
  return showError({ ...context, market, path: pathFor(routeNamed('home'), {}, { market, locale }) }, code)
}
