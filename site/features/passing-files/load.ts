import 'server-only'
import { headers } from 'next/headers'
import type { RequestedStory } from '#site/content/stories/typed-story.ts'
import { getShell } from '#site/page-kinds/extranet/shell.ts'
import { listPassed } from './list-passed.ts'
import { passingProblems } from './passing-form.ts'

/** What the customer has passed on. */
export async function load(requestedPage: RequestedStory) {
  const [shell, passed] = await Promise.all([getShell(requestedPage), listPassed(await headers())])
  const [named] = requestedPage.query['problem'] ?? []
  return { ...shell, passed, problem: passingProblems.find((one) => one === named) }
}
