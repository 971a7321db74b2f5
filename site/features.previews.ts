import { plannedPreview } from './features/planned-previews/planned-preview.ts'
import type { FeaturePreview } from './page-kinds/preview/feature-preview.ts'
import type { Previewed } from './server/preview/previewed.ts'

/** What features read for an editor who opens a draft, a row each. The code behind a row is loaded when it is called. */
export const featurePreviews: readonly FeaturePreview[] = [plannedPreview]

/** What reads content where an editor previews a release or a moment (`readingDrafts`); undefined where no feature does. */
export const loadPreviewReader = featurePreviews[0]?.loadReader

/** What the address of an editor's request chooses to preview: nothing besides the drafts where no feature has choices. */
export function previewedIn(query: URLSearchParams, timeZone: string): Previewed {
  return featurePreviews[0]?.readChoice(query, timeZone) ?? {}
}
