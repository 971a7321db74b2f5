import type { SearchQuery, SearchResults } from 'component-schemas/search/search-results.ts'
import type { PreviewReader } from '#site/content/client/preview-reader.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { Previewed } from '#site/server/preview/previewed.ts'

/** The parameters of an address, as the framework reads them. */
export type Requested = Record<string, string | string[] | undefined>

/** A draft that is shown to an editor. */
export type ShownDraft = {
  /** The parameters of the address. */
  requested: Requested
  storyId: number
  siteContext: SiteContext
  previewed: Previewed
  /** Whether the page is behind the login: only there customers see different pages. */
  isForCustomers: boolean
}

export type PreviewedSearch = {
  results: SearchResults
  /** uuids of the stories that visitors do not find yet. */
  upcoming: readonly string[]
}

/** How a feature has drafts read. Its code is loaded when an editor opens one. */
export type FeaturePreview = {
  /** Name of the feature. */
  name: string
  /** What the address of an editor's request chooses; `timeZone` is that of the market. */
  readChoice: (query: URLSearchParams, timeZone: string) => Previewed
  /** What reads content where a release or a moment is chosen. */
  loadReader: () => Promise<PreviewReader>
  /** The results of a search as drafts are read. */
  search: (query: SearchQuery, page: Pick<RequestedPage, 'siteContext' | 'pageNumber'>) => Promise<PreviewedSearch>
  /** Reads what its part of the same name (`features.drafts.ts`) shows above a draft; inside of `readingDrafts`. */
  readPart: (draft: ShownDraft) => Promise<unknown>
}
