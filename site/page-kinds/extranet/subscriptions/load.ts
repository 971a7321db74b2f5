import 'server-only'
import type { RequestedStory } from '#site/content/stories/typed-story.ts'
import { listFollowed } from '#site/extranet/subscriptions/subscriber.ts'
import { subscriptionProblems } from '#site/extranet/subscriptions/subscription-problems.ts'
import { getShell } from '../shell.ts'

/** What the customer follows. */
export async function load(requestedPage: RequestedStory) {
  const [shell, followed] = await Promise.all([getShell(requestedPage), listFollowed()])
  const [named] = requestedPage.query['problem'] ?? []
  return { ...shell, followed, problem: subscriptionProblems.find((one) => one === named) }
}
