import 'server-only'
import { page } from 'component-schemas/content-types/page/schema.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'
import { checkCodes } from '#site/search/codes/check-codes.ts'
import { codesProblems, unpackCodes } from '#site/search/codes/packed-codes.ts'

export async function load({ wire, siteContext, query }: RequestedStory) {
  const story = typedStory(wire, siteContext, page)
  const [packed] = query['codes'] ?? []
  const [body, checked] = await Promise.all([
    resolveListings(story.content.body ?? [], siteContext),
    packed === undefined ? undefined : checkCodes(packed, siteContext),
  ])
  const problem = codesProblems.find((one) => one === query['problem']?.[0])
  return { story, body, text: unpackCodes(packed ?? '') ?? '', checked, problem }
}
