import 'server-only'
import { type Page, page } from 'component-schemas/content-types/page/schema.ts'
import { type FilledBody, fillListings } from '../fill-listings.ts'
import type { Story } from '../story.ts'
import type { WireStory } from '../wire-story.ts'
import type { PageQuestion } from './page-question.ts'
import { typedStory } from './typed-story.ts'

export type GenericContent = { template: 'generic'; story: Story<Page>; body: FilledBody }

export async function getGeneric(wire: WireStory, { place }: PageQuestion): Promise<GenericContent> {
  const story = typedStory(wire, place, page)
  return { template: 'generic', story, body: await fillListings(story.content.body ?? [], place) }
}
