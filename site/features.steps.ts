import { openGallery } from './features/block-gallery/open-gallery.ts'
import { openPassedFiles } from './features/passing-files/open-passed-files.ts'
import { openLinkPanel } from './features/preview-links/open-link-panel.ts'
import { openSharedPreview } from './features/preview-links/open-shared-preview.ts'
import type { EditorPage, Step } from './server/middleware/request-context.ts'

/** Steps of the features in front of the gate of previews, whose place a key in the address takes. */
export const featureStepsBeforeGate: readonly Step[] = [openSharedPreview]

/** Steps of the features: behind the gate of previews, before an address is read. */
export const featureSteps: readonly Step[] = [openPassedFiles]

/** Steps of the features: at a path that is canonical and no draft, before redirects and routes. */
export const featureStepsAtPath: readonly Step[] = [openGallery]

/** Pages of the features for editors, about the draft that they have open. */
export const featureEditorPages: readonly EditorPage[] = [openLinkPanel]
