import 'server-only'
import type { WireStory } from '../wire-story.ts'
import { type GenericContent, getGeneric } from './generic.ts'
import type { PageQuestion } from './page-question.ts'

export type LandingContent = Omit<GenericContent, 'template'> & { template: 'landing' }

export async function getLanding(wire: WireStory, question: PageQuestion): Promise<LandingContent> {
  return { ...(await getGeneric(wire, question)), template: 'landing' }
}
