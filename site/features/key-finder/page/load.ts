import 'server-only'
import { page } from 'component-schemas/content-types/page/schema.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { getLabels } from '#site/content/stories/get-labels.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'
import { findBlanks } from '../finding/find-blanks.ts'

const named = ['key_type', 'bow_shape', 'vehicle_make']

/** What the address finds; the finder has one page. */
export async function load(requestedPage: RequestedStory) {
  const { wire, siteContext, pageNumber } = requestedPage
  if (pageNumber > 1) return undefined
  const story = typedStory(wire, siteContext, page)
  const [body, finding, labels] = await Promise.all([
    resolveListings(story.content.body ?? [], siteContext),
    findBlanks(requestedPage),
    getLabels(siteContext.locale, named),
  ])
  return { story, body, finding, labels }
}
