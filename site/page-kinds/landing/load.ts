import 'server-only'
import type { WireStory } from '#site/content/client/wire-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { type GenericContent, getGeneric } from '../generic/load.ts'

export type LandingContent = Omit<GenericContent, 'template'> & { template: 'landing' }

export async function getLanding(wire: WireStory, requestedPage: RequestedPage): Promise<LandingContent> {
  return { ...(await getGeneric(wire, requestedPage)), template: 'landing' }
}
