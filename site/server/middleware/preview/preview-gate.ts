import type { Step, Visit } from '../request-context.ts'
import { showError } from '../show-error.ts'

/** Acceptance row C2: who may not enter is told how one may, before anything is looked up. */
export const previewGate: Step = (visit) =>
  visit.admission === 'refused' ? showError(visit, 'preview-refused') : visit

/** Whether the visit is shown drafts. */
export function isEditor({ admission }: Visit): boolean {
  return admission === 'editor' || admission === 'new-editor'
}
