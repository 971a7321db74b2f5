import { pageOfDataSheet } from '#site/routing/data-sheet-address.ts'
import { routeAt } from '../find-route.ts'
import type { RequestContext, Step } from '../request-context.ts'

/**
 * The data sheet of a product has the address of its page with an ending. Every rule after this step judges the page, and a redirect gets
 * the ending back. Other addresses with that ending are no pages, or redirects of the editors, which were followed before.
 */
export const openDataSheet: Step = (context) => {
  const page = pageOfDataSheet(context.path)
  if (page === undefined || !isProduct(page, context)) return context
  return { ...context, path: page, requested: withoutEnding(context), zone: 'data-sheet' }
}

function isProduct(path: string, { market }: RequestContext): boolean {
  return routeAt(path.toLowerCase(), market)?.match.route.template === 'product-detail'
}

/** An ending in capital letters stays: the address is then another one than that of the page, and moves. */
function withoutEnding({ requested }: RequestContext): string | undefined {
  return requested?.endsWith('.pdf') ? pageOfDataSheet(requested) : requested
}
