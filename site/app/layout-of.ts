import type { PageContent } from '#site/content/get-page.ts'
import type { LayoutName } from '#site/routing/route.ts'

/** The layout of a route; a page that closes with an invitation of its own goes without the site's. */
export function layoutOf(route: { layout: LayoutName }, page: PageContent): LayoutName {
  const last = 'body' in page ? page.body.at(-1) : undefined
  return route.layout === 'with-prefooter' && last?.component === 'pre_footer' ? 'default' : route.layout
}
