import type { PageContent } from '#site/page-kinds/registry.ts'
import type { LayoutName } from '#site/routing/route.ts'

/** Layouts an editor may choose for a public page; those of the extranet are its routes' own. */
const choices: readonly LayoutName[] = ['default', 'simple-landing', 'custom-landing-pages', 'empty']

/**
 * The layout of a page: the one its editor chose, else its route's. A page that closes with an invitation of its own goes
 * without the site's.
 */
export function layoutOf(route: { layout: LayoutName }, page: PageContent): LayoutName {
  const layout = chosenBy(page) ?? route.layout
  const last = 'body' in page ? page.body.at(-1) : undefined
  return layout === 'with-prefooter' && last?.component === 'pre_footer' ? 'default' : layout
}

/** The usual layout is no choice: every page starts with it. */
function chosenBy({ story }: PageContent): LayoutName | undefined {
  const chosen = 'layout' in story.content ? story.content.layout : undefined
  return choices.find((layout) => layout === chosen)
}
