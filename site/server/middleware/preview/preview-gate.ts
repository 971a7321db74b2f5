import { mayPreview } from '#site/server/preview/admission.ts'
import type { RequestContext, Step } from '../request-context.ts'
import { showError } from '../show-error.ts'

/** Acceptance row C2: a refused request gets the screen that explains admission, before any lookup. */
export const previewGate: Step = (context) =>
  context.admission === 'refused' ? showError(context, 'preview-refused') : context

/** Whether the request shows drafts. */
export function isEditor({ admission }: RequestContext): boolean {
  return mayPreview(admission)
}
