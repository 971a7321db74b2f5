import 'server-only'
import { type TradeNotice, tradeNotice } from 'component-schemas/content-types/trade-notice/schema.ts'
import type { ProductCard } from 'component-schemas/fillings.ts'
import type { TradeDocumentCard, TradeNoticeCard } from 'component-schemas/trade-cards.ts'
import type { WireStory } from '#site/content/client/wire-story.ts'
import { listStoriesByUuid } from '#site/content/listings/list-stories.ts'
import { notOnCards, productCards } from '#site/content/products/product-card.ts'
import { labelsOf } from '#site/content/stories/get-labels.ts'
import { languageOf } from '#site/content/stories/get-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { Story } from '#site/content/stories/story.ts'
import { typedStory } from '#site/content/stories/typed-story.ts'
import { listOpen } from '#site/extranet/closed-stories.ts'
import { listDocumentsNamed } from '#site/extranet/document-cards.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { folderOf, getShell, type Shell } from '../shell.ts'

/** Notices below a folder that the customer may read, the newest first; without a folder those of every line. */
export async function listNotices(siteContext: SiteContext, folder?: string): Promise<TradeNoticeCard[]> {
  const [stories, lines] = await Promise.all([
    listOpen(tradeNotice, siteContext, { sortBy: 'content.date:desc', ...(folder === undefined ? {} : { folder }) }),
    lineNames(siteContext),
  ])
  return stories.flatMap(({ wire, content: { title, date, line, teaser } }) => {
    const href = pathForStory(wire, siteContext)
    return href === undefined ? [] : [{ uuid: wire.uuid, title, date, line: lines[line] ?? line, teaser, href }]
  })
}

/** The words of the product lines in the reader's language. */
async function lineNames({ locale }: SiteContext): Promise<Readonly<Record<string, string>>> {
  return await labelsOf('product_line', languageOf(locale))
}

export type ExtranetNoticesContent = Shell & { template: 'extranet-notices'; notices: readonly TradeNoticeCard[] }

/** The news of one product line. */
export async function getExtranetNotices(
  wire: WireStory,
  requestedPage: RequestedPage,
): Promise<ExtranetNoticesContent> {
  const shell = await getShell(wire, requestedPage)
  return {
    template: 'extranet-notices',
    ...shell,
    notices: await listNotices(requestedPage.siteContext, folderOf(shell.story)),
  }
}

export type ExtranetNoticeContent = {
  template: 'extranet-notice'
  story: Story<TradeNotice>
  /** Name of its product line, in the reader's language. */
  line: string
  documents: readonly TradeDocumentCard[]
  products: readonly ProductCard[]
}

/** One notice with the documents and products that belong to it. */
export async function getExtranetNotice(
  wire: WireStory,
  { siteContext }: RequestedPage,
): Promise<ExtranetNoticeContent> {
  const story = typedStory(wire, siteContext, tradeNotice)
  const { line, documents, products } = story.content
  const [lines, cards, stories] = await Promise.all([
    lineNames(siteContext),
    listDocumentsNamed(documents, siteContext),
    listStoriesByUuid(products, siteContext.locale, notOnCards),
  ])
  return {
    template: 'extranet-notice',
    story,
    line: lines[line] ?? line,
    documents: cards,
    products: productCards(stories, siteContext),
  }
}
