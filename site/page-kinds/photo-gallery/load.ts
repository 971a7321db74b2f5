import 'server-only'
import { gallery } from 'component-schemas/content-types/gallery/schema.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { typedStory } from '#site/content/stories/typed-story.ts'

export async function load(wire: WireStory, { siteContext }: RequestedPage) {
  return { story: typedStory(wire, siteContext, gallery) }
}
