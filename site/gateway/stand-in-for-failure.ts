import { hasFailed } from '#site/page-store/render-record.ts'
import { showError } from './show-error.ts'
import type { Step } from './visit.ts'

/** A page that failed while it was drawn is asked for once more, to be answered by the error screen. */
export const standInForFailure: Step = (visit) => (hasFailed() ? showError(visit, 'render-failed') : visit)
