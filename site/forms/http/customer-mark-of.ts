import { customerMark } from '#site/forms/submissions/customer-mark.ts'
import { customerOf } from '#site/identity/customer-of.ts'
import { env } from '#site/server/configuration/env.ts'

/** The mark of the customer of a request; undefined without a session, and where sessions cannot be read. */
export async function customerMarkOf(cookieHeader: string | null): Promise<string | undefined> {
  const customer = await customerOf(cookieHeader).catch(() => undefined)
  return customer && customerMark(customer.subject, env.FORMS_SECRET)
}
