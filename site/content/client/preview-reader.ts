import type { ProductIndex, ProductTable } from '#site/content/facets/product-table.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import type { ListQuery, NamedQuery, StoryList } from '../listings/stories-request.ts'
import type { StoryRequest } from './story-request.ts'

/** How a feature reads content for an editor who previews a release or a moment; inside of `readingDrafts`. Languages are the vendor's codes. */
export type PreviewReader = {
  /** Which stories change; undefined where it is not known. */
  changes: () => Promise<PreviewedChanges | undefined>
  /** The story at an address, as visitors will see it. */
  story: (request: StoryRequest, language: string) => Promise<WireStory | undefined>
  /** The story that an editor has open, by its number. */
  openStory: (id: number, language: string) => Promise<WireStory | undefined>
  list: (listQuery: ListQuery) => Promise<StoryList>
  named: (uuids: readonly string[], query: NamedQuery) => Promise<readonly WireStory[]>
  redirects: () => Promise<readonly WireStory[]>
  products: (table: ProductTable, locale: LocaleCode) => Promise<ProductIndex>
}

export type PreviewedChanges = {
  /** Whether a story changes for readers of any language. */
  has: (id: number) => boolean
  /** Whether visitors will not see the story in any language; asked for readers of one. */
  isGone: (id: number, language: string) => boolean
}
