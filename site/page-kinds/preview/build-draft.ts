import 'server-only'
import type { WireStory } from '#site/content/client/wire-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { buildExtranetPage } from '#site/page-kinds/extranet/load-extranet-page.ts'
import { buildPage } from '#site/page-kinds/load-page.ts'
import type { DraftContent } from './draft-props.ts'

/**
 * The finished content of a draft, of the public site or of the extranet; inside of `readingDrafts`.
 * @returns undefined when there is no such page
 * @throws CatalogueError page-not-found while the draft lacks what its page must have; content-unavailable
 */
export async function buildDraft(wire: WireStory, requestedPage: RequestedPage): Promise<DraftContent | undefined> {
  return await (requestedPage.match.route.access === 'extranet' ? buildExtranetPage : buildPage)(wire, requestedPage)
}
