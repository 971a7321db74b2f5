import 'server-only'
import { page } from 'component-schemas/content-types/page/schema.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'

export async function load({ wire, siteContext }: RequestedStory) {
  const story = typedStory(wire, siteContext, page)
  return { story, body: await resolveListings(story.content.body ?? [], siteContext) }
}
