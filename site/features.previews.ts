import { plannedPreview } from './features/planned-previews/planned-preview.ts'
import type { FeaturePreview } from './page-kinds/preview/feature-preview.ts'

/** What features read for an editor who opens a draft, a row each. The code behind a row is loaded when it is called. */
export const featurePreviews: readonly FeaturePreview[] = [plannedPreview]
