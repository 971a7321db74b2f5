import { NextResponse } from 'next/server'
import { listRedirects } from '#site/content/addresses/list-redirects.ts'
import { getStory } from '#site/content/stories/get-story.ts'
import { matchPath } from '#site/routing/match-path.ts'
import type { RedirectTarget } from '#site/routing/redirects/collapse-redirects.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import type { ErrorCode } from '#site/server/errors.ts'
import type { RequestContext } from '../request-context.ts'
import { showError } from '../show-error.ts'
import { canonical } from './canonical-path.ts'
import { isMoved, sendOn } from './redirect-to-canonical.ts'

/**
 * The response for an address without a page: to where an editor's redirect leads the page that was there, whatever its language; else
 * the noted move, else the screen of the error.
 */
export async function showNoPage(context: RequestContext, code: ErrorCode): Promise<Response> {
  const target = await targetOfPage(context)
  if (!target) return isMoved(context) ? sendOn(context) : showError(context, code)
  const led = leadTo(context, target)
  return led instanceof Response ? led : sendOn(led)
}

/** A country may show another story at the address of the target: its canonical address needs no second redirect. */
async function targetOfPage({ match, market, path }: RequestContext): Promise<RedirectTarget | undefined> {
  const target = match && (await listRedirects(market)).ofPage(match)
  if (!target?.to.startsWith('/')) return target
  const [to = '', ...more] = target.to.split(/(?=[?#])/)
  const there = matchPath(to, market)
  const story = there && (await getStory(there, market))
  const canonicalPath = story && pathForStory(story, { market, locale: there.locale })
  if (canonicalPath === undefined || canonicalPath === path) return undefined
  return { ...target, to: [canonicalPath, ...more].join('') }
}

/** Notes a move to a path of this website; a target with an anchor or a query, or on another website, is sent at once. */
export function leadTo(context: RequestContext, { to, status }: RedirectTarget): Response | RequestContext {
  if (!to.startsWith('/')) return NextResponse.redirect(to, status)
  if (/[?#]/.test(to)) return NextResponse.redirect(new URL(to, context.request.nextUrl), status)
  const path = canonical(to)
  const template = matchPath(path, context.market)?.route.template
  const format = template === context.format?.template ? context.format : undefined
  return { ...context, path, format, movedWith: context.movedWith === 302 ? 302 : status }
}
