import 'server-only'
import type { TradeEntryCard } from 'component-schemas/cards/trade-cards.ts'
import { extranetPage } from 'component-schemas/content-types/extranet-page/schema.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { splitAddress } from '#site/routing/stories/story-folders.ts'
import { addressOf, pathForStory } from '#site/routing/stories/story-location.ts'
import { listOpen } from './closed-stories.ts'

/**
 * The pages one level below a folder that the customer may read, in the editor's order.
 * @param countBelow number of entries below a folder that the reader may open; a page with none stays and shows that
 */
export async function entryCards(
  folder: string,
  siteContext: SiteContext,
  countBelow: (folder: string, content: { category?: string | undefined }) => number,
): Promise<TradeEntryCard[]> {
  const pages = await listOpen(extranetPage, siteContext, { folder })
  const depth = folder.split('/').length + 1
  return pages
    .map((page) => ({ ...page, at: splitAddress(addressOf(page.wire)).rest }))
    .filter(({ at }) => at.split('/').length === depth)
    .toSorted((a, b) => a.content.order - b.content.order)
    .flatMap(({ wire, content, at }) => {
      const href = pathForStory(wire, siteContext)
      const { title, teaser } = content
      return href === undefined ? [] : [{ uuid: wire.uuid, title, teaser, href, count: countBelow(at, content) }]
    })
}
