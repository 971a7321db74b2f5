import { z } from 'zod'

export const frequencies = ['daily', 'weekly'] as const
export type Frequency = (typeof frequencies)[number]

/** A folder of documents or a product line by its path without the market, a document by its uuid. */
export const follow = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['folder', 'line']), target: z.string().regex(/^extranet(\/[a-z0-9-]{1,100}){0,12}$/) }),
  z.object({ kind: z.literal('document'), target: z.uuid() }),
])

export type Follow = z.infer<typeof follow>

export type Subscription = Follow & {
  /** Of what is followed, in the customer's language when they chose it. */
  title: string
  frequency: Frequency
  /** Changes until then were reported, milliseconds since 1970. */
  since: number
}

/** What is known of a customer since their last visit: whose rights a digest has, and where it goes. */
export const subscriberClaims = z.object({
  email: z.string(),
  name: z.string(),
  groups: z.array(z.string()),
  /** Market of the customer's rights; absent: all. */
  market: z.string().optional(),
  /** Market of the website that they visited, and language of the page. */
  website: z.string(),
  locale: z.string(),
})

export type SubscriberClaims = z.infer<typeof subscriberClaims>

/** Why a choice was not stored, as a parameter of the list names it. */
export const subscriptionProblems = ['invalid', 'too-many', 'unavailable'] as const

export type SubscriptionProblem = (typeof subscriptionProblems)[number]

const day = 24 * 3600_000
const week = 7 * day
/** Five o'clock in UTC, before the working day begins in Europe. */
const hour = 5 * 3600_000
/** 1970 began on a Thursday; a week's digest comes on Mondays. */
const monday = 4 * day

/** The next morning, or the next Monday morning. */
export function nextDue(frequency: Frequency, now: number): number {
  const [step, offset] = frequency === 'daily' ? [day, hour] : [week, monday + hour]
  return (Math.floor((now - offset) / step) + 1) * step + offset
}
