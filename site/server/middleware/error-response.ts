import { codeOf, type ErrorCode, errorCatalogue } from '#site/server/errors.ts'
import { hasFailed, renderFailure } from '#site/server/page-cache/render/render-record.ts'
import type { Step } from './request-context.ts'
import { showError } from './show-error.ts'

/**
 * A page whose render failed is requested once more and shows the error screen. An outage of the content service, or of the
 * sessions, during the render is a 503 and not a failure of the site.
 */
export const errorResponse: Step = (context) => (hasFailed() ? showError(context, failureCode()) : context)

function failureCode(): ErrorCode {
  const code = codeOf(renderFailure())
  return code && errorCatalogue[code].status === 503 ? code : 'render-failed'
}
