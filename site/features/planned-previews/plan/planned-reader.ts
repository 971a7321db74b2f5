import 'server-only'
import type { PreviewReader } from '#site/content/client/preview-reader.ts'
import { indexWithChanges } from '../products/index-with-changes.ts'
import { listAsPlanned, listNamed } from './planned-lists.ts'
import { plannedNow } from './planned-now.ts'
import { plannedRedirects } from './planned-redirects.ts'
import { openStory, plannedStory } from './planned-story.ts'

/**
 * Reads content as visitors will see it. Where the plan of the CMS is not known, a release is as in `as-released.ts`, and a moment is the
 * clock alone.
 */
export const plannedReader: PreviewReader = {
  changes: plannedNow,
  story: plannedStory,
  openStory,
  list: listAsPlanned,
  named: listNamed,
  redirects: plannedRedirects,
  products: indexWithChanges,
}
