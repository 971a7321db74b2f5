import type { RequestContext, Step } from '../request-context.ts'
import { showError } from '../show-error.ts'

/** Acceptance row C2: who may not enter is told how one may, before anything is looked up. */
export const previewGate: Step = (context) =>
  context.admission === 'refused' ? showError(context, 'preview-refused') : context

/** Whether the visit is shown drafts. */
export function isEditor({ admission }: RequestContext): boolean {
  return admission === 'editor' || admission === 'new-editor'
}
