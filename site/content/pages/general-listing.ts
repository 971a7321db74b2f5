import 'server-only'
import { type Page, page } from 'component-schemas/content-types/page/schema.ts'
import { type FilledBody, fillListings } from '../fill-listings.ts'
import type { Listed } from '../listings/listed.ts'
import { listings } from '../listings/listings.ts'
import type { Story } from '../story.ts'
import type { WireStory } from '../wire-story.ts'
import type { PageQuestion } from './page-question.ts'
import { typedStory } from './typed-story.ts'

export type GeneralListingContent = { template: 'general-listing'; story: Story<Page>; body: FilledBody } & Listed

/** A page of blocks with the list that belongs to its route below them; undefined when there is no such page of it. */
export async function getGeneralListing(
  wire: WireStory,
  question: PageQuestion,
): Promise<GeneralListingContent | undefined> {
  const { place, match } = question
  const story = typedStory(wire, place, page)
  const listed = await listings.get(match.route.name)?.(question)
  if (!listed) return undefined
  const body = await fillListings(story.content.body ?? [], place)
  return { template: 'general-listing', story, body, ...listed }
}
