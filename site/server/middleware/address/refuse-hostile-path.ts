import type { Step } from '../request-context.ts'
import { showError } from '../show-error.ts'

/** A path that cannot be read is refused before anything looks it up. */
export const refuseHostilePath: Step = (visit) =>
  visit.requested === undefined ? showError(visit, 'request-invalid') : visit
