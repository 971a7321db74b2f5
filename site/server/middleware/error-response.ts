import { codeOf } from '#site/server/errors.ts'
import { hasFailed, renderFailure } from '#site/server/page-cache/render/render-record.ts'
import type { Step } from './request-context.ts'
import { showError } from './show-error.ts'

/**
 * A page that failed while it was drawn is asked for once more, to be answered by the error screen: a content service that
 * went away in the middle of a page is no failure of ours.
 */
export const errorResponse: Step = (context) => (hasFailed() ? showError(context, failureCode()) : context)

function failureCode(): 'content-unavailable' | 'render-failed' {
  return codeOf(renderFailure()) === 'content-unavailable' ? 'content-unavailable' : 'render-failed'
}
