import { showError } from './show-error.ts'
import type { Step } from './visit.ts'

/** A path that cannot be read is refused before anything looks it up. */
export const refuseHostilePath: Step = (visit) =>
  visit.requested === undefined ? showError(visit, 'request-invalid') : visit
