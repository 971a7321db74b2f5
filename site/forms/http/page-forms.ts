import type { FormReturn, PageForms } from '#site/forms/form-model.ts'
import { forgetReturn, readReturn } from '#site/forms/submissions/form-returns.ts'
import { makeToken } from '#site/forms/submissions/form-token.ts'
import { submissions } from '#site/forms/submissions/submissions.ts'
import { ownCookies } from '#site/identity/customer.ts'
import { browserSecret } from '#site/routing/cookies/return-cookie.ts'
import { env } from '#site/server/configuration/env.ts'
import { markPersonal, whenRendered } from '#site/server/page-cache/render/render-record.ts'
import { customerMarkOf } from './customer-mark-of.ts'

/**
 * What the forms of a page need. A public page is cached and shared, so its token is the same for all visitors. A page with the name of a
 * returned form in its address is private and never cached.
 * @param owner mark of the customer for whom a page behind the login is rendered
 */
export function pageForms(returned: FormReturn | undefined, owner?: string): PageForms {
  const now = Date.now()
  const tokenFor = (form: string) => makeToken('page', form, { secret: env.FORMS_SECRET, now, owner })
  return { tokenFor, returned, isOfCustomer: owner !== undefined }
}

/**
 * The form that an address names, once, for the browser and the customer that sent it; undefined without a name, after an hour, for
 * anybody else, and where it cannot be read.
 */
export async function returnedForm(name: string): Promise<FormReturn | undefined> {
  if (name === '') return undefined
  markPersonal()
  try {
    const cookies = await ownCookies()
    const browser = browserSecret(cookies)
    if (browser === '') return undefined
    const owner = { browser, customer: await customerMarkOf(cookies) }
    const returned = await readReturn(submissions(), name, { owner, now: Date.now() })
    // A page that fails while it is rendered has shown nothing.
    if (returned) await whenRendered(() => forgetReturn(submissions(), name).catch(reportReading))
    return returned
  } catch (error) {
    reportReading(error)
    return undefined
  }
}

/** The mark of the customer for whom a page behind the login is rendered: a form of it comes back to this customer alone. */
export async function ownerOfForms(): Promise<string | undefined> {
  return await customerMarkOf(await ownCookies())
}

function reportReading(error: unknown): void {
  process.stderr.write(`A form that came back could not be read: ${error instanceof Error ? error.message : ''}\n`)
}
