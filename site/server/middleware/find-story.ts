import { getStory } from '#site/content/stories/get-story.ts'
import { isCustomersForm } from '#site/content/stories/is-customers-form.ts'
import { isBusinessSite } from '#site/routing/markets.ts'
import { localeOf } from '#site/routing/match-path.ts'
import { hasGlobalSegment } from '#site/routing/segments/product-segments.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { showNoPage } from './address/show-no-page.ts'
import { isEditor } from './preview/preview-gate.ts'
import type { RequestContext, Step } from './request-context.ts'

/**
 * A route without its story is a 404; a story requested by another form of its address redirects to the canonical one
 * with 301 (product specification, sections 4 and 9). The lookup happens here and not in the page, because a status
 * raised while a page streams comes too late; the page reads the same result from memory.
 */
export const findStory: Step = async (context) => {
  if (!context.match) return context
  const { match, market } = context
  const story = await getStory(match, market)
  const canonical = story && pathForStory(story, { market, locale: match.locale })
  const isShown = story && (!isCustomersForm(story) || isEditor(context))
  if (!isShown || canonical === undefined) return await showNoPage(context, 'page-not-found')
  if (canonical === context.path || isGlobalForm(context, canonical)) return { ...context, story }
  return { ...context, story, path: canonical, movedWith: context.movedWith === 302 ? 302 : 301 }
}

/** The business site serves the same address with `global/`; its page names the canonical one. */
function isGlobalForm({ market, path }: RequestContext, canonical: string): boolean {
  if (!isBusinessSite(market) || !hasGlobalSegment(localeOf(path, market).rest)) return false
  return localeOf(path, market).rest.endsWith(localeOf(canonical, market).rest)
}
