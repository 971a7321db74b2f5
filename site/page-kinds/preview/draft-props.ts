import type { Messages } from '@lingui/core'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { LayoutProps } from '#site/page-kinds/layouts/layout-props.ts'
import type { Surroundings } from '#site/page-kinds/page-kind.ts'
import type { PageContent } from '#site/page-kinds/registry.ts'
import type { LayoutName } from '#site/routing/route.ts'

/** Where a page stands, in words that a browser sends back. */
export type DraftContext = {
  market: string
  locale: string
  /** Without the prefix of the locale: `/productos/llave-plana`. */
  path: string
  pageNumber: number
  query: Surroundings['query']
}

/** Everything the browser needs to render a draft and an editor's changes to it. Data only. */
export type DraftProps = {
  /** As the server read it. */
  draft: WireStory
  /** Finished; undefined while the draft lacks what its page must have. */
  page: PageContent | undefined
  layout: LayoutName
  frame: Omit<LayoutProps, 'children'>
  surroundings: Surroundings
  siteContext: DraftContext
  /** The compiled texts of the interface in the page's locale. */
  messages: Messages
  editorOrigin: string
}
