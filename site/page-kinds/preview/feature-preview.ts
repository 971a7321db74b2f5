import type { SiteContext } from '#site/routing/path-for.ts'
import type { Previewed } from '#site/server/preview/previewed.ts'
import type { Requested } from './is-admitted.ts'

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

/** How a feature has drafts read. Its code is loaded when an editor opens one. */
export type FeaturePreview = {
  /** Name of the feature. */
  name: string
  /** Reads what its part of the same name (`features.drafts.ts`) shows above a draft; inside of `readingDrafts`. */
  readPart: (draft: ShownDraft) => Promise<unknown>
}
