import { formatAt } from '#site/routing/page-format.ts'
import { routeAt } from '../find-route.ts'
import type { Step } from '../request-context.ts'

/**
 * Another format of a page, such as the data sheet of a product, has the address of the page with an ending. Every rule after this step judges
 * the page, and a redirect gets the ending back. Other addresses with that ending are no pages, or redirects of the editors, which were followed
 * before.
 */
export const openFormat: Step = (context) => {
  const { path, requested, market } = context
  const found = formatAt(path)
  const template = found && routeAt(found.page.toLowerCase(), market)?.match.route.template
  if (!found || template !== found.format.template) return context
  const { format, page } = found
  return { ...context, path: page, requested: withoutEnding(requested, format.ending), format }
}

/** An ending in capital letters stays: the address is then another one than that of the page, and moves. */
function withoutEnding(requested: string | undefined, ending: string): string | undefined {
  return requested?.endsWith(ending) ? requested.slice(0, -ending.length) : requested
}
