import { listRedirects } from '#site/content/addresses/list-redirects.ts'
import type { Step } from '../request-context.ts'
import { leadTo } from './show-no-page.ts'

/**
 * Redirects of the editors and of the build (product specification, section 4). A target on another website is sent at
 * once; a target on this one is made canonical first, so that one redirect is enough.
 */
export const followRedirect: Step = async (context) => {
  const { targets } = await listRedirects(context.market)
  const target = targets.get(context.path) ?? targets.get(context.path.toLowerCase())
  return target ? leadTo(context, target) : context
}
