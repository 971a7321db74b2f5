import { NextResponse } from 'next/server'
import { linkHeader } from '#site/content/addresses/page-alternates.ts'
import { getSearchMetadata } from '#site/content/stories/get-search-metadata.ts'
import { localeOf } from '#site/routing/match-path.ts'
import { filterNames } from '#site/routing/query/filter-names.ts'
import { parametersOf } from '#site/routing/query/template-parameters.ts'
import { withoutGlobalSegment } from '#site/routing/segments/product-segments.ts'
import { templateOf } from '#site/routing/templates.ts'
import { readsNone, readsParameters } from '#site/server/page-cache/request/read-parameters.ts'
import { isEditor } from './preview/preview-gate.ts'
import type { RequestContext, Step } from './request-context.ts'

/**
 * Rewrites the request to the pages: market and locale become segments, so that no page has to trust a header. Headers
 * carry what search engines and the page cache need for every kind of response: the alternates, whether to list the
 * page, which parameters it reads.
 */
export const toZone: Step = async (context) => {
  const { request, market, match, path, site } = context
  const url = request.nextUrl.clone()
  const rest = withoutGlobalSegment(localeOf(path, market).rest)
  const folder = folderOf(context)
  url.pathname = `/${market.id}/${match?.locale ?? market.defaultLocale}${folder}${rest === '/' ? '' : rest}`
  const links = isEditor(context) ? undefined : await linksOf(context)
  return NextResponse.rewrite(url, {
    headers: {
      ...(links === undefined ? {} : { link: links }),
      [readsParameters]: parametersRead(context).join(' ') || readsNone,
      ...(site.isPublic ? {} : { 'x-robots-tag': 'noindex' }),
    },
  })
}

/** Another format has no draft: an editor gets that of the published page. */
function folderOf(context: RequestContext): string {
  if (context.format) return `/${context.format.folder}`
  if (isEditor(context)) return '/preview'
  return context.zone === 'landing' ? '/landing' : ''
}

/** For the page cache, which ignores the other parameters. */
function parametersRead({ match, story }: RequestContext): readonly string[] {
  return match && story ? parametersOf(templateOf(match.route, story.content)) : []
}

async function linksOf({ request, story, market, match, format }: RequestContext): Promise<string | undefined> {
  // Search engines get no alternates of pages behind the login.
  if (!story || match?.route.access !== 'public') return undefined
  const details = await getSearchMetadata(story, { market, locale: match.locale })
  // A filtered list has no alternates: it names the whole list alone, and another format its page.
  const isNarrowed = filterNames.some((name) => request.nextUrl.searchParams.has(name))
  return linkHeader(isNarrowed || format ? { ...details, alternates: [] } : details)
}
