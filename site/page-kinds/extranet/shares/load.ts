import 'server-only'
import { headers } from 'next/headers'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { listPassed, type PassedList } from '#site/extranet/passing/list-passed.ts'
import { type PassingProblem, passingProblems } from '#site/extranet/passing/passing-form.ts'
import { getShell, type Shell } from '../shell.ts'

type ExtranetSharesContent = Shell & {
  /** Undefined while the links cannot be read. */
  passed: PassedList | undefined
  /** Why the form that was sent created no link. */
  problem: PassingProblem | undefined
}

/** What the customer has passed on. */
export async function load(wire: WireStory, requestedPage: RequestedPage): Promise<ExtranetSharesContent> {
  const [shell, passed] = await Promise.all([getShell(wire, requestedPage), listPassed(await headers())])
  const [named] = requestedPage.query['problem'] ?? []
  return { ...shell, passed, problem: passingProblems.find((one) => one === named) }
}
