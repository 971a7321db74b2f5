import 'server-only'
import type { WireStory } from '../wire-story.ts'
import { type GenericContent, getGeneric } from './generic.ts'
import type { PageQuestion } from './page-question.ts'

export type ThankYouContent = Omit<GenericContent, 'template'> & { template: 'thank-you' }

export async function getThankYou(wire: WireStory, question: PageQuestion): Promise<ThankYouContent> {
  return { ...(await getGeneric(wire, question)), template: 'thank-you' }
}
