import 'server-only'
import { type Page, page } from 'component-schemas/content-types/page/schema.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { type ResolvedBody, resolveListings } from '#site/content/listings/resolve-listings.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { Story } from '#site/content/stories/story.ts'
import { typedStory } from '#site/content/stories/typed-story.ts'
import { type CheckedCodes, checkCodes } from '#site/search/codes/check-codes.ts'
import { type CodesProblem, codesProblems, unpackCodes } from '#site/search/codes/packed-codes.ts'

type CodeCheckContent = {
  story: Story<Page>
  body: ResolvedBody
  /** The text of the address, to be changed; empty without one. */
  text: string
  checked: CheckedCodes | undefined
  /** Why a text that was sent was not read. */
  problem: CodesProblem | undefined
}

export async function load(
  wire: WireStory,
  { siteContext, query }: RequestedPage,
): Promise<CodeCheckContent | undefined> {
  const story = typedStory(wire, siteContext, page)
  const [packed] = query['codes'] ?? []
  const [body, checked] = await Promise.all([
    resolveListings(story.content.body ?? [], siteContext),
    packed === undefined ? undefined : checkCodes(packed, siteContext),
  ])
  const problem = codesProblems.find((one) => one === query['problem']?.[0])
  return { story, body, text: unpackCodes(packed ?? '') ?? '', checked, problem }
}
