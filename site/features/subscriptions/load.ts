import 'server-only'
import type { RequestedStory } from '#site/content/stories/typed-story.ts'
import { getShell } from '#site/page-kinds/extranet/shell.ts'
import { listFollowed } from './subscriber.ts'
import { subscriptionProblems } from './subscription.ts'

/** What the customer follows. */
export async function load(requestedPage: RequestedStory) {
  const [shell, followed] = await Promise.all([getShell(requestedPage), listFollowed()])
  const [named] = requestedPage.query['problem'] ?? []
  return { ...shell, followed, problem: subscriptionProblems.find((one) => one === named) }
}
