import 'server-only'
import { headers } from 'next/headers'
import type { RequestedStory } from '#site/content/stories/typed-story.ts'
import { listPassed } from '#site/extranet/passing/list-passed.ts'
import { passingProblems } from '#site/extranet/passing/passing-form.ts'
import { getShell } from '../shell.ts'

/** What the customer has passed on. */
export async function load(requestedPage: RequestedStory) {
  const [shell, passed] = await Promise.all([getShell(requestedPage), listPassed(await headers())])
  const [named] = requestedPage.query['problem'] ?? []
  return { ...shell, passed, problem: passingProblems.find((one) => one === named) }
}
