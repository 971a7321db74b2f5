import 'server-only'
import { z } from 'zod'
import { outcomePath, respondAsCustomer, type SentForm, seeOther } from '#site/extranet/respond-as-customer.ts'
import { submissions } from '#site/forms/submissions/submissions.ts'
import { claimsOf } from './subscriber.ts'
import { follow, frequencies, type SubscriptionProblem } from './subscription.ts'
import { chooseSubscription } from './subscriptions.ts'

const choice = z.object({
  title: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^\P{Cc}*$/u),
  frequency: z.enum([...frequencies, 'never']),
})

/** Follows a folder, a product line or a document, or no longer, and leads to the list of what is followed. */
export async function respondToSubscription(request: Request): Promise<Response> {
  return await respondAsCustomer(request, async (sent) =>
    seeOther(outcomePath('extranet-subscriptions', sent.siteContext, await choose(sent))),
  )
}

async function choose({ customer, data, siteContext }: SentForm): Promise<{ problem?: SubscriptionProblem }> {
  const fields = Object.fromEntries(data)
  const [chosen, followed] = [choice.safeParse(fields), follow.safeParse(fields)]
  if (!chosen.success || !followed.success) return { problem: 'invalid' }
  const own = { subject: customer.subject, claims: claimsOf(customer, siteContext) }
  const whole = { ...chosen.data, follow: followed.data, now: Date.now() }
  try {
    return (await chooseSubscription(submissions(), own, whole)) ? {} : { problem: 'too-many' }
  } catch (error) {
    process.stderr.write(`A subscription cannot be stored: ${String(error)}\n`)
    return { problem: 'unavailable' }
  }
}
