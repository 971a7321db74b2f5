import type { FormReturn, PageForms } from '#site/forms/form-model.ts'
import { readReturn } from '#site/forms/submissions/form-returns.ts'
import { makeToken } from '#site/forms/submissions/form-token.ts'
import { submissions } from '#site/forms/submissions/submissions.ts'
import { env } from '#site/server/configuration/env.ts'
import { markPersonal } from '#site/server/page-cache/render/render-record.ts'

/**
 * What the forms of a page need. A page is cached and shared, so its token is the same for all visitors. A page with
 * the name of a returned form in its address is private and never cached.
 */
export function pageForms(returned: FormReturn | undefined): PageForms {
  const now = Date.now()
  return { tokenFor: (form) => makeToken('page', form, { secret: env.FORMS_SECRET, now }), returned }
}

/** The form that an address names; undefined without a name, after an hour, and where it cannot be asked for. */
export async function returnedForm(name: string): Promise<FormReturn | undefined> {
  if (name === '') return undefined
  try {
    const returned = await readReturn(submissions(), name, Date.now())
    if (returned !== undefined) markPersonal()
    return returned
  } catch (error) {
    process.stderr.write(`A form that came back could not be read: ${error instanceof Error ? error.message : ''}\n`)
    return undefined
  }
}
