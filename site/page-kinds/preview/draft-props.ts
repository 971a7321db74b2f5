import type { Messages } from '@lingui/core'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { LayoutProps } from '#site/page-kinds/layouts/layout-props.ts'
import type { Surroundings } from '#site/page-kinds/page-kind.ts'
import type { PageContent } from '#site/page-kinds/registry.ts'
import type { LayoutName } from '#site/routing/route.ts'
import type { Previewed } from '#site/server/preview/previewed.ts'
import type { RecordPreview } from './record-preview.ts'

/** The place of a page, in words that a browser sends back. */
export type DraftContext = {
  market: string
  locale: string
  /** Without the prefix of the locale: `/productos/llave-plana`. */
  path: string
  pageNumber: number
  query: Surroundings['query']
  /** What the editor previews: the interfaces of the preview read the same. */
  previewed: Previewed
}

/**
 * What is shown of a draft: its page; the site's settings around the home page; what a story without a page changes; that a customer
 * may not read it.
 */
export type DraftSubject =
  | { kind: 'page' }
  | { kind: 'settings' }
  | { kind: 'record'; record: RecordPreview | undefined }
  | { kind: 'closed' }

/** Everything the browser needs to render a draft and an editor's changes to it. Data only. */
export type DraftProps = {
  subject: DraftSubject
  /** As the server read it. */
  draft: WireStory
  /** Finished; undefined while the draft lacks what its page must have. Around settings: the home page. */
  page: PageContent | undefined
  layout: LayoutName
  frame: Omit<LayoutProps, 'children'>
  surroundings: Surroundings
  siteContext: DraftContext
  /** The compiled texts of the interface in the page's locale. */
  messages: Messages
  editorOrigin: string
  /** What features show above it, by their names. */
  parts: Readonly<Record<string, unknown>>
}
