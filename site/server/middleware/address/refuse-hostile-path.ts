import type { Step } from '../request-context.ts'
import { showError } from '../show-error.ts'

/** A path that cannot be read is refused before anything looks it up. */
export const refuseHostilePath: Step = (context) =>
  context.requested === undefined ? showError(context, 'request-invalid') : context
