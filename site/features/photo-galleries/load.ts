import 'server-only'
import { gallery } from 'component-schemas/content-types/gallery/schema.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'

export async function load({ wire, siteContext }: RequestedStory) {
  return { story: typedStory(wire, siteContext, gallery) }
}
