import { env } from '#site/env.ts'
import type { PageForms } from '#site/forms/form-model.ts'
import { readReturn } from '#site/submissions/form-returns.ts'
import { makeToken } from '#site/submissions/form-token.ts'
import { submissions } from '#site/submissions/submissions.ts'

/**
 * What the forms of a page need. A page is kept and sent to many people, so the token in it is the same for all of
 * them; only a page with the name of a returned form in its address is somebody's own, and that one is never kept.
 */
export function pageForms(returned: string | undefined): PageForms {
  const now = Date.now()
  return {
    tokenFor: (form) => makeToken('page', form, { secret: env.FORMS_SECRET, now }),
    returned: returned === undefined ? undefined : readReturn(submissions(), returned, now),
  }
}
