import 'server-only'
import { page } from 'component-schemas/content-types/page/schema.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { compareByCodes } from '#site/content/products/compare-by-codes.ts'
import { getLabels } from '#site/content/stories/get-labels.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'
import { parseCodes } from '#site/routing/query/listed-codes.ts'

export async function load({ wire, siteContext, query }: RequestedStory) {
  const story = typedStory(wire, siteContext, page)
  const [body, compared, labels] = await Promise.all([
    resolveListings(story.content.body ?? [], siteContext),
    compareByCodes(parseCodes(query['c'] ?? []), siteContext),
    getLabels(siteContext.locale),
  ])
  return { story, body, compared, labels }
}
