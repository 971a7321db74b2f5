import 'server-only'
import { page } from 'component-schemas/content-types/page/schema.ts'
import { listings } from '#site/content/listings/listings.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'

/** A page of blocks with the list that belongs to its route below them; undefined when there is no such page of it. */
export async function load(requestedPage: RequestedStory) {
  const { wire, siteContext, match } = requestedPage
  const story = typedStory(wire, siteContext, page)
  const listed = await listings.get(match.route.name)?.(requestedPage)
  if (!listed) return undefined
  const body = await resolveListings(story.content.body ?? [], siteContext)
  return { story, body, ...listed }
}
