import 'server-only'
import { type Page, page } from 'component-schemas/content-types/page/schema.ts'
import type { WireStory } from '#site/content/client/wire-story.ts'
import { type FilledBody, fillListings } from '#site/content/listings/resolve-listings.ts'
import type { PageQuestion } from '#site/content/stories/requested-page.ts'
import type { Story } from '#site/content/stories/story.ts'
import { typedStory } from '#site/content/stories/typed-story.ts'

export type GenericContent = { template: 'generic'; story: Story<Page>; body: FilledBody }

export async function getGeneric(wire: WireStory, { place }: PageQuestion): Promise<GenericContent> {
  const story = typedStory(wire, place, page)
  return { template: 'generic', story, body: await fillListings(story.content.body ?? [], place) }
}
