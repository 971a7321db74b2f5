import { getCustomLanding } from '#site/content/stories/get-custom-landing.ts'
import { isCustomLanding } from '#site/routing/route-table.ts'
import type { RequestContext, Step } from './request-context.ts'

/**
 * Every route whose name begins with the custom-landing prefix has its data before it renders; no other route carries
 * any (acceptance row A9, product specification section 4). A failed load ends the request with 500; the page reads the
 * loaded data from memory.
 */
export const loadCustomLanding: Step = async (context) => {
  const { landing: _, ...other }: RequestContext = context
  if (!context.match || !isCustomLanding(context.match.route)) return other
  const found = await getCustomLanding(context.match, context.market)
  return found === undefined ? other : { ...other, landing: found.stored }
}
