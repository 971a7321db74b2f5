import 'server-only'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { listFollowed, type Subscription } from '#site/extranet/subscriptions/subscriber.ts'
import { type SubscriptionProblem, subscriptionProblems } from '#site/extranet/subscriptions/subscription-problems.ts'
import { getShell, type Shell } from '../shell.ts'

type ExtranetSubscriptionsContent = Shell & {
  /** Undefined while it cannot be read. */
  followed: readonly Subscription[] | undefined
  /** Why the form that was sent changed nothing. */
  problem: SubscriptionProblem | undefined
}

/** What the customer follows. */
export async function load(wire: WireStory, requestedPage: RequestedPage): Promise<ExtranetSubscriptionsContent> {
  const [shell, followed] = await Promise.all([getShell(wire, requestedPage), listFollowed()])
  const [named] = requestedPage.query['problem'] ?? []
  return { ...shell, followed, problem: subscriptionProblems.find((one) => one === named) }
}
