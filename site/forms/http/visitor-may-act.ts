import { type ActionName, mayAct } from '#site/forms/submissions/action-limits.ts'
import { senderOf } from '#site/forms/submissions/sender.ts'
import { submissions } from '#site/forms/submissions/submissions.ts'
import { env } from '#site/server/configuration/env.ts'
import { refusal } from '#site/server/refusals/refusal.ts'

/**
 * Counts an action of a visitor, who is known by network alone. If the database cannot count, the action goes on.
 * @returns the refusal; undefined where the action may be done
 */
export async function refusalOfVisitor(
  name: ActionName,
  { headers }: Pick<Request, 'headers'>,
): Promise<Response | undefined> {
  const doer = senderOf(headers.get('x-visitor-address') ?? '', env.FORMS_SECRET)
  const isAllowed = await mayAct(submissions(), name, { doer, now: Date.now() }).catch(() => true)
  return isAllowed ? undefined : refusal(429, 'Too many requests came at once.')
}
