import 'server-only'
import { type ActionName, mayAct } from '#site/forms/submissions/action-limits.ts'
import { customerMark } from '#site/forms/submissions/customer-mark.ts'
import { submissions } from '#site/forms/submissions/submissions.ts'
import { requireCustomer } from '#site/identity/customer.ts'
import { env } from '#site/server/configuration/env.ts'

/**
 * Counts an action of the request's customer. If the database cannot count, the action goes on.
 * @throws CatalogueError login-required
 */
export async function customerMayAct(name: ActionName): Promise<boolean> {
  const { subject } = await requireCustomer()
  const doer = { customer: customerMark(subject, env.FORMS_SECRET) }
  return await mayAct(submissions(), name, { doer, now: Date.now() }).catch(() => true)
}
