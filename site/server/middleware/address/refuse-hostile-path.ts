import type { Step } from '../request-context.ts'
import { showError } from '../show-error.ts'

/** A malformed path is refused before any lookup. */
export const refuseHostilePath: Step = (context) =>
  context.requested === undefined ? showError(context, 'request-invalid') : context
