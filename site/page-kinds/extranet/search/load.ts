import 'server-only'
import type { WireStory } from '#site/content/client/wire-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { getShell, type Shell } from '../shell.ts'

export type ExtranetSearchContent = Shell & { template: 'extranet-search' }

/** The page of the search; what is found is asked for by the page itself. */
export async function getExtranetSearch(wire: WireStory, requestedPage: RequestedPage): Promise<ExtranetSearchContent> {
  return { template: 'extranet-search', ...(await getShell(wire, requestedPage)) }
}
