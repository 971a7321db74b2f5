import { hasPage } from '#site/content/addresses/has-page.ts'
import { listRedirects } from '#site/content/addresses/list-redirects.ts'
import { manifestRedirects } from '#site/routing/redirects/manifest-redirects.ts'
import type { Step } from '../request-context.ts'
import { leadTo } from './show-no-page.ts'

/**
 * Redirects of the editors and of the build (product specification, section 4). A target on another website is sent at
 * once; a target on this one is made canonical first, so that one redirect is enough. A redirect of the editors hides no page: one that was
 * published again is read at its address.
 */
export const followRedirect: Step = async (context) => {
  const { path, market } = context
  const { targets } = await listRedirects(market)
  const target = targets.get(path) ?? targets.get(path.toLowerCase())
  if (!target) return context
  const isOfBuild = manifestRedirects.some(({ from }) => from === path)
  // A service that does not answer stops no redirect that is known.
  const isPage = !isOfBuild && (await hasPage(path, market).catch(() => false))
  return isPage ? context : leadTo(context, target)
}
