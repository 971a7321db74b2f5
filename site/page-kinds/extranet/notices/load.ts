import 'server-only'
import type { TradeNoticeCard } from 'component-schemas/cards/trade-cards.ts'
import { tradeNotice } from 'component-schemas/content-types/trade-notice/schema.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import { labelsOf } from '#site/content/stories/get-labels.ts'
import type { RequestedStory } from '#site/content/stories/typed-story.ts'
import { listOpen } from '#site/extranet/closed-stories.ts'
import { readChanges } from '#site/extranet/read-records.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { folderOf, getShell } from '../shell.ts'

/** Notices below a folder that the customer may read, the newest first; without a folder those of every line. */
export async function listNotices(siteContext: SiteContext, folder?: string): Promise<TradeNoticeCard[]> {
  const [stories, lines, changeOf] = await Promise.all([
    listOpen(tradeNotice, siteContext, { sortBy: 'content.date:desc', ...(folder === undefined ? {} : { folder }) }),
    lineNames(siteContext),
    readChanges(),
  ])
  return stories.flatMap(({ wire, content: { title, date, line, teaser } }) => {
    const href = pathForStory(wire, siteContext)
    const change = changeOf(wire)
    return href === undefined ? [] : [{ uuid: wire.uuid, title, date, line: lines[line] ?? line, teaser, href, change }]
  })
}

/** The words of the product lines in the reader's language. */
export async function lineNames({ locale }: SiteContext): Promise<Readonly<Record<string, string>>> {
  return await labelsOf('product_line', languageOf(locale))
}

/** The news of one product line. */
export async function load(requestedPage: RequestedStory) {
  const shell = await getShell(requestedPage)
  return { ...shell, notices: await listNotices(requestedPage.siteContext, folderOf(shell.story)) }
}
