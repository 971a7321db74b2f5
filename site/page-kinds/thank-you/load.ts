import 'server-only'
import type { WireStory } from '#site/content/client/wire-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { type GenericContent, getGeneric } from '../generic/load.ts'

export type ThankYouContent = Omit<GenericContent, 'template'> & { template: 'thank-you' }

export async function getThankYou(wire: WireStory, requestedPage: RequestedPage): Promise<ThankYouContent> {
  return { ...(await getGeneric(wire, requestedPage)), template: 'thank-you' }
}
